import { americanKey, americanWord } from './american-spelling.ts';
import { wordsOf } from './laid-out.ts';
import { type Needle, needle } from './occurrence.ts';
import { searchKey } from './search-key.ts';

/** What is looked for in both spellings. */
export interface TypedWord {
  readonly asWritten: Needle;
  readonly american: Needle;
}

export interface TypedText {
  /** All words run together. */
  readonly phrase: TypedWord;
  /** Each word once, the longest first. */
  readonly words: readonly TypedWord[];
}

/** American spelling drops letters: what is left of `oest` would be found inside every `test`. */
const SHORTEST_INSIDE_AMERICAN = 4;

/** Undefined when there is neither letter nor digit in it. */
export function typedText(text: string): TypedText | undefined {
  const key = searchKey(text);
  if (key.key === '') return undefined;
  const typed = wordsOf(key);
  const several = typed.length > 1;
  const words = [...new Set(typed)].sort((a, b) => b.length - a.length);
  return {
    phrase: typedWord(key.key, americanKey(key).key, { runsOn: several }),
    words: words.map((word) => typedWord(word, americanWord(word), { inside: !(several && isShort(word)) })),
  };
}

function typedWord(
  asWritten: string,
  american: string,
  { inside = true, runsOn = false }: { inside?: boolean; runsOn?: boolean },
): TypedWord {
  return {
    asWritten: needle(asWritten, { inside, runsOn }),
    american: needle(american, { inside: american.length >= SHORTEST_INSIDE_AMERICAN, runsOn }),
  };
}

/** Whether a word says too little to be looked for inside words when others were typed too. */
function isShort(word: string): boolean {
  return word.length <= 3 && /^[\da-z]+$/.test(word);
}
