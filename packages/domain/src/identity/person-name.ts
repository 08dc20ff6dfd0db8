import { singleLine, toHalfWidth } from '../text/text.ts';

export type NameError = 'name-required' | 'name-too-long';

/** In characters as people count them (code points), after trimming. */
const LONGEST_NAME = 100;

/** Trimmed, on one line, runs of blanks as one blank; without control characters and direction marks. */
export function normaliseName(text: string): string {
  return singleLine(text);
}

/** What is wrong with a name as typed; undefined when it is right. Any script is accepted. */
export function validateName(name: string): NameError | undefined {
  const normalised = normaliseName(name);
  if (/^[\s\p{Cc}\p{Cf}]*$/u.test(normalised)) return 'name-required';
  return [...normalised].length > LONGEST_NAME ? 'name-too-long' : undefined;
}

/**
 * Whether two names are the same person's as the enquiry sees it: trimmed, case and width ignored
 * (docs/rules/identity.md#name).
 */
export function sameName(a: string, b: string): boolean {
  return comparableName(a) === comparableName(b);
}

/**
 * Whether every word typed stands in a name, in any order, case and width
 * ignored: `tai chan` finds `Chan Tai Man`, `大文` finds `陳大文`.
 */
export function hasNamePart(name: string, typed: string): boolean {
  return hasWords(comparableName(name), searchedWords(typed));
}

/** The words of what was typed to search by; see {@link hasWords}. */
export function searchedWords(typed: string): string[] {
  return comparableName(typed).split(' ').filter(Boolean);
}

/**
 * {@link hasNamePart} for many names.
 * @param comparable of {@link comparableName}
 * @param words of {@link searchedWords}; a name has none where there are none
 */
export function hasWords(comparable: string, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => comparable.includes(word));
}

/** The form in which two spellings of a name that {@link sameName} takes for one are equal. */
export function comparableName(name: string): string {
  return normaliseName(toHalfWidth(name)).normalize('NFC').toLowerCase();
}
