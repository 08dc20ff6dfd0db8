import { findPhrase, findShortened, findWords } from './test-item-search/finding.ts';
import { type LaidOut, layOut } from './test-item-search/laid-out.ts';
import { marksOf } from './test-item-search/mark.ts';
import { type OtherWords, otherTexts } from './test-item-search/other-words.ts';
import { type Placed, ranking } from './test-item-search/ranking.ts';
import { searchKey } from './test-item-search/search-key.ts';
import { type TypedText, typedText } from './test-item-search/typed-text.ts';

/** What a test item is found by; empty texts are none. */
export interface SearchableItem {
  readonly code: string;
  readonly nameEng: string;
  readonly nameCht: string;
  readonly nameChs: string;
  /** Abbreviations and other words for it, in any language and script. */
  readonly synonyms: readonly string[];
}

/** A stretch of a name that shows why the item was found, in UTF-16 units of the name. */
export interface SearchMark {
  readonly field: 'nameEng' | 'nameCht' | 'nameChs';
  readonly from: number;
  readonly until: number;
}

export interface SearchHit<Item> {
  readonly item: Item;
  /** By field, then by index, without overlaps. Worked out when read, as a page shows a few of many hits. */
  readonly marks: readonly SearchMark[];
  /** The code or synonym that matched, where no name shows it. */
  readonly through?: string;
}

export interface ItemSearch<Item> {
  /**
   * Best first, and the same for the same text. A blank text asks for nothing in particular and gets
   * every item in the order given; one of signs alone gets none. Never throws, whatever the text.
   */
  search(text: string): readonly SearchHit<Item>[];
}

/**
 * A search as people type: English or Chinese in either script, part of a word,
 * code, abbreviation, synonym, British or American spelling, full-width
 * letters, accents, hyphens and blanks as they come, words in any order, Chinese
 * names with characters left out. The order is that of `RANK` in
 * `test-item-search/ranking.ts`; after it comes what the other words find, and
 * small misspellings are guessed at only where nothing else was found for them.
 *
 * Prepares the items once; then scans their keys at each search, which at a few
 * thousand items is faster than an index and knows parts of words.
 * @param otherWords what people type for things that names call otherwise
 */
export function itemSearch<Item extends SearchableItem>(
  items: readonly Item[],
  otherWords: readonly OtherWords[] = [],
): ItemSearch<Item> {
  const laid = layOut(items);
  const nameLengths = items.map(({ nameEng }) => searchKey(nameEng).key.length);

  const hitOf = ({ item: number, rank, through }: Placed, typed: TypedText): SearchHit<Item>[] => {
    const item = items[number];
    const shownBy = through === undefined ? undefined : laid.texts[through]?.text;
    return item === undefined ? [] : [hit(item, () => marksOf(item, typed, rank), shownBy)];
  };

  return {
    search(text) {
      const typed = typedText(text);
      if (typed === undefined) return text.trim() === '' ? items.map((item) => ({ item, marks: [] })) : [];
      const others = otherTexts(text, otherWords).flatMap((other) => typedText(other) ?? []);
      const seen = new Set<number>();
      const unseen = (one: TypedText, options: { guess: boolean }) =>
        findIn(laid, nameLengths, one, options).flatMap((placed) => {
          if (seen.has(placed.item)) return [];
          seen.add(placed.item);
          return hitOf(placed, one);
        });
      const asTyped = unseen(typed, { guess: false });
      const otherwise = others.flatMap((other) => unseen(other, { guess: false }));
      // Beside what the other words find for certain a guess would only mislead.
      if (otherwise.length > 0) return [...asTyped, ...otherwise];
      return [...asTyped, ...[typed, ...others].flatMap((one) => unseen(one, { guess: true }))];
    },
  };
}

function findIn(
  laid: LaidOut,
  nameLengths: readonly number[],
  typed: TypedText,
  { guess }: { guess: boolean },
): Placed[] {
  const found = ranking(laid.texts, nameLengths);
  findPhrase(laid, typed.phrase, found);
  findShortened(laid, typed.phrase.asWritten.key, found);
  findWords(laid, typed, found, { guess });
  return found.placed();
}

function hit<Item>(item: Item, marks: () => SearchMark[], through: string | undefined): SearchHit<Item> {
  return {
    item,
    get marks() {
      return marks();
    },
    ...(through !== undefined && { through }),
  };
}
