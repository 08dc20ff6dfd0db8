import { findPhrase, findShortened, findWords } from './test-item-search/finding.ts';
import { layOut } from './test-item-search/laid-out.ts';
import { marksOf } from './test-item-search/mark.ts';
import { ranking } from './test-item-search/ranking.ts';
import { searchKey } from './test-item-search/search-key.ts';
import { typedText } from './test-item-search/typed-text.ts';

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
  /** By field, then by place, without overlaps. Worked out when read, as a page shows a few of many hits. */
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
 * letters, accents, hyphens and blanks as they come, words in any order, small
 * misspellings, Chinese names with characters left out. The order is that of
 * `RANK` in `test-item-search/ranking.ts`.
 *
 * Prepares the items once; then scans their keys at each search, which at a few
 * thousand items is faster than an index and knows parts of words.
 */
export function itemSearch<Item extends SearchableItem>(items: readonly Item[]): ItemSearch<Item> {
  const laid = layOut(items);
  const nameLengths = items.map(({ nameEng }) => searchKey(nameEng).key.length);

  return {
    search(text) {
      const typed = typedText(text);
      if (typed === undefined) return text.trim() === '' ? items.map((item) => ({ item, marks: [] })) : [];
      const found = ranking(laid.texts, nameLengths);
      findPhrase(laid, typed.phrase, found);
      findShortened(laid, typed.phrase.asWritten.key, found);
      findWords(laid, typed, found);
      const hits: SearchHit<Item>[] = [];
      for (const { item: number, rank, through } of found.placed()) {
        const item = items[number];
        const shownBy = through === undefined ? undefined : laid.texts[through]?.text;
        if (item !== undefined) hits.push(hit(item, () => marksOf(item, typed, rank), shownBy));
      }
      return hits;
    },
  };
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
