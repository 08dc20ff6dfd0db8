import { toHalfWidth } from '../text/text.ts';

/** A Hong Kong identity card number in its two boxes: `A123456` and `3`. */
export interface DocumentNumber {
  number: string;
  check: string;
}

export type DocumentNumberError = 'card-number-required' | 'card-number-invalid';

/**
 * What stands for the missing first letter of a one-letter number: 9 times 36, the value of a blank
 * (docs/rules/identity.md#document-number).
 */
const ONE_LETTER_BASE = 324;
const LETTER_WEIGHTS = [9, 8] as const;
const DIGIT_WEIGHTS = [7, 6, 5, 4, 3, 2] as const;

const NUMBER = /^[A-Z]{1,2}\d{6}$/;
const WHOLE = /^([A-Z]{1,2}\d{6})([\dA])$/;

/**
 * Upper case, without brackets, blanks and invisible signs, full-width letters
 * and digits in ASCII. Only ASCII letters change case: other alphabets
 * must not turn into a valid number.
 */
export function normaliseDocumentText(text: string): string {
  return toHalfWidth(text)
    .replace(/[()[\]\s\p{Cf}]/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * The check character of a number: weighted sum modulo 11, 11 minus the remainder, 10 written A, remainder 0
 * stays 0.
 * @param number normalised: one or two letters and six digits
 * @returns undefined when the number has another form
 */
export function checkCharacter(number: string): string | undefined {
  if (!NUMBER.test(number)) return undefined;
  const letters = number.slice(0, -6);
  const digits = number.slice(-6);
  const letterSum =
    letters.length === 1
      ? ONE_LETTER_BASE + LETTER_WEIGHTS[1] * letterValue(letters, 0)
      : LETTER_WEIGHTS[0] * letterValue(letters, 0) + LETTER_WEIGHTS[1] * letterValue(letters, 1);
  const sum = DIGIT_WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number(digits[index]),
    letterSum,
  );
  const remainder = sum % 11;
  if (remainder === 0) return '0';
  return remainder === 1 ? 'A' : String(11 - remainder);
}

/** A = 10 … Z = 35. */
function letterValue(letters: string, index: number): number {
  return letters.charCodeAt(index) - 'A'.charCodeAt(0) + 10;
}

/**
 * What is wrong with a number as typed; undefined when it is right. An empty
 * number box is "required", an empty check box is "invalid".
 */
export function validateDocumentNumber(typed: DocumentNumber): DocumentNumberError | undefined {
  const number = normaliseDocumentText(typed.number);
  if (number === '') return 'card-number-required';
  const expected = checkCharacter(number);
  return expected !== undefined && expected === normaliseDocumentText(typed.check)
    ? undefined
    : 'card-number-invalid';
}

/** As sent and shown: `A123456(3)`. Normalises, does not validate. */
export function formatDocumentNumber(typed: DocumentNumber): string {
  return `${normaliseDocumentText(typed.number)}(${normaliseDocumentText(typed.check)})`;
}

/**
 * A number in one piece, brackets needed or not.
 * @returns normalised, or undefined unless it is valid to the check character
 */
export function parseDocumentNumber(text: string): DocumentNumber | undefined {
  const [, number, check] = WHOLE.exec(normaliseDocumentText(text)) ?? [];
  if (number === undefined || check === undefined || checkCharacter(number) !== check) return undefined;
  return { number, check };
}

/**
 * A pasted text over the two boxes (docs/rules/identity.md#pasted-document-number): 8 characters with one leading
 * letter, or 9 with two, move the last one into the check box; everything else
 * stays in the number box, and without `check` the check box is left alone.
 */
export function splitPastedDocumentNumber(text: string): { number: string; check?: string } {
  const whole = normaliseDocumentText(text);
  const letters = /^[A-Z]*/.exec(whole)?.[0].length;
  const hasCheck = (letters === 1 && whole.length === 8) || (letters === 2 && whole.length === 9);
  return hasCheck ? { number: whole.slice(0, -1), check: whole.slice(-1) } : { number: whole };
}
