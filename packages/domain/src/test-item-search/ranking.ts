import type { ItemText } from './laid-out.ts';
import { FIT, type Fit } from './occurrence.ts';

/** How an item was found, best first. */
export const RANK = {
  /** By its whole name or code. */
  exact: 0,
  /** By an abbreviation: in brackets in the name, or among the synonyms. */
  abbreviation: 1,
  nameStart: 2,
  wordStart: 3,
  insideWord: 4,
  /** By part of a synonym or of the code. */
  synonym: 5,
  /** By each word somewhere. */
  allWords: 6,
  /** By a Chinese name with characters left out. */
  shortened: 7,
  /** With one slip, with several. */
  misspelt: 8,
  badlyMisspelt: 9,
} as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

const RANK_IN_NAME: Readonly<Record<Fit, Rank>> = {
  [FIT.whole]: RANK.exact,
  [FIT.part]: RANK.abbreviation,
  [FIT.start]: RANK.nameStart,
  [FIT.word]: RANK.wordStart,
  [FIT.inside]: RANK.insideWord,
};

export function rankOf(kind: ItemText['kind'], fit: Fit): Rank {
  if (kind === 'name') return RANK_IN_NAME[fit];
  if (fit !== FIT.whole) return RANK.synonym;
  return kind === 'code' ? RANK.exact : RANK.abbreviation;
}

/** Several numbers in one, so that plain numbers are compared: above the greatest of each kind. */
const LENGTHS = 4_096;
const ITEMS = 2 ** 32;
const TEXTS = 2 ** 32;
const NOT_FOUND = Number.POSITIVE_INFINITY;

export interface Placed {
  /** Number of the item. */
  readonly item: number;
  readonly rank: Rank;
  /** Number of the code or synonym it was found by, where no name shows it. */
  readonly through: number | undefined;
}

/** Keeps the best of what is found of each item. */
export interface Ranking {
  /** @param text number of the text that matched */
  put(text: number, rank: Rank): void;
  has(item: number): boolean;
  isEmpty(): boolean;
  /** Whether something was found by its whole name or code, or by a whole abbreviation or synonym. */
  hasWhole(): boolean;
  /** By rank; of one rank those that a name shows first, then the shorter names; else in the order of the items. */
  placed(): Placed[];
}

/**
 * An empty ranking.
 * @param nameLengths letters and digits of each item's English name
 */
export function ranking(texts: readonly ItemText[], nameLengths: readonly number[]): Ranking {
  const best = new Float64Array(nameLengths.length).fill(NOT_FOUND);
  const named = new Uint8Array(nameLengths.length);
  const through = new Float64Array(nameLengths.length).fill(NOT_FOUND);
  let count = 0;
  return {
    put(text, rank) {
      const found = texts[text];
      if (found === undefined) return;
      const { item, kind, length } = found;
      const shown = kind === 'name' ? length : (nameLengths[item] ?? 0);
      const before = best[item] ?? NOT_FOUND;
      if (before === NOT_FOUND) count++;
      const order = 2 * rank + (kind === 'name' ? 0 : 1);
      best[item] = Math.min(before, order * LENGTHS + Math.min(shown, LENGTHS - 1));
      if (kind === 'name') named[item] = 1;
      else through[item] = Math.min(through[item] ?? NOT_FOUND, rank * TEXTS + text);
    },
    has: (item) => best[item] !== NOT_FOUND,
    isEmpty: () => count === 0,
    hasWhole: () => best.some((score) => score < 2 * (RANK.abbreviation + 1) * LENGTHS),
    placed() {
      const scores = best.map((score, item) => score * ITEMS + item).sort();
      return Array.from({ length: count }, (_, index) => {
        const score = scores[index] ?? 0;
        const item = score % ITEMS;
        const rank = Math.floor(score / ITEMS / LENGTHS / 2) as Rank;
        return { item, rank, through: named[item] === 1 ? undefined : (through[item] ?? 0) % TEXTS };
      });
    },
  };
}
