import { isHan } from './search-key.ts';

const LONGEST = 6;
/** Characters left out between two that were typed. */
const MOST_LEFT_OUT = 2;

/** Whether a word may be a Chinese name with characters left out, as 甲肝 for 甲型肝炎. */
export function maySkip(word: string): boolean {
  return word.length >= 2 && word.length <= LONGEST && isHan(word);
}

/**
 * Where the characters of a shortened Chinese name stand in a text, from the
 * first of them on; in their order and close together.
 * @param begins where the first character stands
 * @param ends where the text ends
 * @returns an index for each character; undefined when one is missing
 */
export function skippedIndexes(
  word: string,
  text: string,
  begins: number,
  ends: number,
): number[] | undefined {
  const indexes = [begins];
  for (let character = 1; character < word.length; character++) {
    const after = (indexes.at(-1) ?? begins) + 1;
    const index = text.indexOf(word[character] ?? '', after);
    if (index < 0 || index >= ends || index > after + MOST_LEFT_OUT) return undefined;
    indexes.push(index);
  }
  return indexes;
}
