import { HAN, PART } from './search-key.ts';

/** How well a place fits what was typed, best first. */
export const FIT = {
  /** The whole text. */
  whole: 0,
  /** A whole part of it, such as an abbreviation in brackets. */
  part: 1,
  /** The beginning of the text. */
  start: 2,
  /** The beginning of a word. */
  word: 3,
  /** Inside a word. */
  inside: 4,
} as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/** A key, or several one after the other with something between them that no key has. */
export interface SearchedKeys {
  readonly key: string;
  readonly flags: ArrayLike<number>;
}

/** What is looked for: a word, or words run together. */
export interface Needle {
  readonly key: string;
  /** Whether it may run on into a next word, as `b12` does in `B 12`. */
  readonly runsOn: boolean;
  /** Whether it counts inside a word. */
  readonly inside: boolean;
}

/**
 * A key to look for. Two letters that run on from word to word are chance,
 * unless they were typed so; a number or a Chinese character is meant. One
 * letter inside a word says nothing.
 */
export function needle(key: string, { inside = true, runsOn = false } = {}): Needle {
  const isMeant = runsOn || key.length > 2 || /[\d\p{Script=Han}]/u.test(key);
  return { key, runsOn: isMeant, inside: inside && key.length > 1 };
}

/**
 * How a needle found at an index of the keys fits; undefined where it must
 * not count, as in the middle of one word and on into the next (`alt` in `total thyroxine`).
 * @param at where the needle stands
 * @param begins where the text that it stands in begins
 * @param ends where that text ends
 */
export function fitAt(
  { flags }: SearchedKeys,
  { key, runsOn, inside }: Needle,
  at: number,
  begins: number,
  ends: number,
): Fit | undefined {
  const after = at + key.length;
  const crosses = crossesWords(flags, at, after);
  const flag = flags[at] ?? 0;
  if (flag === 0) return crosses || !inside ? undefined : FIT.inside;
  if (at === begins && after === ends) return FIT.whole;
  const endsPart = after === ends || ((flags[after] ?? 0) & PART) !== 0;
  if ((flag & PART) !== 0 && endsPart) return FIT.part;
  if (crosses && !runsOn) return undefined;
  if (at === begins) return FIT.start;
  return FIT.word;
}

/** Whether another word begins between the two indexes; Chinese characters that stand together are one. */
function crossesWords(flags: ArrayLike<number>, begins: number, ends: number): boolean {
  for (let index = begins + 1; index < ends; index++) {
    if (((flags[index] ?? 0) & ~HAN) !== 0) return true;
  }
  return false;
}
