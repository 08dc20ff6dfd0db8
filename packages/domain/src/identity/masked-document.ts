import { normaliseDocumentText, parseDocumentNumber } from './hkid.ts';

/** Fewer would find a good part of everybody; six digits and a check character are the end of every number. */
const SHORTEST_ENDING = 3;
const ENDING = /^(?=.*\d{2})[A-Z]{0,2}\d{0,6}[\dA]$/;

/**
 * For lists (docs/rules/privacy.md#masked-numbers): the letters and the first three digits, `A123***(*)`, as
 * registers in Hong Kong print a partial number, so that a list does not give
 * away the other half. The end stays hidden also because it is what a visitor
 * at the desk is asked for ({@link hasDocumentEnding}): whoever reads along on
 * the screen does not learn it. A text that is no valid number is hidden whole.
 */
export function maskDocumentNumber(docNo: string): string {
  const parsed = parseDocumentNumber(docNo);
  return parsed === undefined ? '********' : `${parsed.number.slice(0, -3)}***(*)`;
}

/**
 * The end of a document number as somebody says or types it at the desk, with
 * the check character: `456(3)`, `4563`, or the whole number.
 * @returns normalised, or undefined when the text can be no such end or is shorter than three characters
 */
export function parseDocumentEnding(typed: string): string | undefined {
  const ending = normaliseDocumentText(typed);
  return ending.length >= SHORTEST_ENDING && ENDING.test(ending) ? ending : undefined;
}

/**
 * Whether a number ends so. People leave the check character in brackets out
 * as often as not: both ways count.
 * @param docNo as kept, `A123456(3)`
 * @param ending of {@link parseDocumentEnding}
 */
export function hasDocumentEnding(docNo: string, ending: string): boolean {
  const whole = normaliseDocumentText(docNo);
  return whole.endsWith(ending) || whole.slice(0, -1).endsWith(ending);
}

/** So much of a number's end is compared by {@link mayHaveDocumentEnding}: less than the number itself. */
const COMPARED_CHARACTERS = 4;

/**
 * The last characters of a number, to be kept where the number itself should not be.
 * @param docNo as kept, `A123456(3)`
 */
export function documentTail(docNo: string): string {
  // One more, as the check character may be left out.
  return normaliseDocumentText(docNo).slice(-COMPARED_CHARACTERS - 1);
}

/**
 * Whether {@link hasDocumentEnding} may hold for the number of a tail: it does not where this says no.
 * @param tail of {@link documentTail}
 * @param ending of {@link parseDocumentEnding}
 */
export function mayHaveDocumentEnding(tail: string, ending: string): boolean {
  const compared = ending.slice(-COMPARED_CHARACTERS);
  return tail.endsWith(compared) || tail.slice(0, -1).endsWith(compared);
}
