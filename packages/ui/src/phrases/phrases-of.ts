const CHINESE = /\p{Script=Han}/u;
/** Belongs to the word before it, and ends a phrase. */
const ENDING = '的';
/** After it a line may break. */
const CLOSING = /[\s，。：；！？、）」』》]$/;
/** Characters that fit on a line of the narrowest window at twice the size of type. */
const LONGEST = 6;
/** The same for a part with what belongs to it: punctuation, Latin letters, which are half as wide. */
const LONGEST_WHOLE = 14;

let words: Intl.Segmenter | undefined;

/** Made for the first Chinese text: a phone may take up to 80 ms to read its dictionary. */
function segmenter(): Intl.Segmenter {
  words ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return words;
}

export interface Phrase {
  /** Where it begins in the text. */
  readonly start: number;
  readonly phrase: string;
  /** Longer than a line of a narrow window may be, so that it has to break somewhere: a chemical name, an address. */
  readonly breakable: boolean;
}

/**
 * The parts of a text that a line should not break: words, as the language data of the browser knows them, with the
 * punctuation that follows. A character by itself is rarely a word in a heading (每一步, 四項, 無障礙), so it stays with
 * its neighbours where they are short.
 * @returns the whole text in parts; one part where there is no Chinese
 */
export function phrasesOf(text: string): Phrase[] {
  // Older browsers have no segmenter; there a text breaks anywhere.
  if (!('Segmenter' in Intl) || !CHINESE.test(text)) return [{ start: 0, phrase: text, breakable: true }];
  const phrases: { start: number; phrase: string }[] = [];
  let before = '';
  for (const { segment, index, isWordLike = false } of segmenter().segment(text)) {
    const last = phrases.at(-1);
    if (last === undefined || (isWordLike && breaksBetween(before, segment, last.phrase))) {
      phrases.push({ start: index, phrase: segment });
    } else last.phrase += segment;
    before = segment;
  }
  return phrases.map((each) => ({ ...each, breakable: each.phrase.length > LONGEST_WHOLE }));
}

function breaksBetween(before: string, word: string, phrase: string): boolean {
  return (
    CLOSING.test(before) ||
    before === ENDING ||
    (isLong(before) && isLong(word) && /[\p{L}\p{N}]$/u.test(before)) ||
    (CHINESE.test(before) && CHINESE.test(word) && phrase.length + word.length > LONGEST)
  );
}

function isLong(word: string): boolean {
  return [...word].length > 1;
}
