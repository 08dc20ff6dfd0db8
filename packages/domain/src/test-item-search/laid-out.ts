import type { SearchableItem } from '../test-item-search.ts';
import { americanKey, americanWord } from './american-spelling.ts';
import { type Fit, fitAt, type Needle, type SearchedKeys } from './occurrence.ts';
import { type SearchKey, searchKey, WORD } from './search-key.ts';

export const NAME_FIELDS = ['nameEng', 'nameCht', 'nameChs'] as const;

/** One text of an item. */
export interface ItemText {
  /** Number of the item, in the order given. */
  readonly item: number;
  readonly kind: 'name' | 'code' | 'synonym';
  readonly text: string;
  /** Letters and digits of the text. */
  readonly length: number;
}

/** The keys of many texts one after the other, so that one scan goes over all of them. */
export interface Scroll extends SearchedKeys {
  /** Number of the text at each index. */
  readonly textAt: Uint32Array;
  /** Where each text begins, by its number. */
  readonly begins: Uint32Array;
  /** Where each text ends, by its number. */
  readonly ends: Uint32Array;
}

/** A word of the catalogue in American spelling, and the texts it stands in. */
export interface KnownWord {
  readonly word: string;
  readonly texts: readonly number[];
}

export interface LaidOut {
  readonly texts: readonly ItemText[];
  readonly asWritten: Scroll;
  /** Only the texts that American spelling changes. */
  readonly american: Scroll;
  readonly vocabulary: readonly KnownWord[];
}

/** Keeps two texts apart; no key has it. */
const BETWEEN = '\n';
const SHORTEST_KNOWN_WORD = 3;

/** Lays out the names, codes and synonyms of all items for scanning. */
export function layOut(items: readonly SearchableItem[]): LaidOut {
  const texts: ItemText[] = [];
  const asWritten: [number, SearchKey][] = [];
  const american: [number, SearchKey][] = [];
  const vocabulary = new Map<string, number[]>();

  const add = (item: number, kind: ItemText['kind'], text: string) => {
    const key = searchKey(text);
    if (key.key === '') return;
    const number = texts.push({ item, kind, text, length: key.key.length }) - 1;
    asWritten.push([number, key]);
    const spelled = americanKey(key);
    if (spelled !== key) american.push([number, spelled]);
    if (kind !== 'code') for (const word of wordsOf(key)) learn(vocabulary, word, number);
  };
  for (const [number, item] of items.entries()) {
    for (const field of NAME_FIELDS) add(number, 'name', item[field]);
    add(number, 'code', item.code);
    for (const synonym of item.synonyms) add(number, 'synonym', synonym);
  }
  return {
    texts,
    asWritten: scroll(asWritten, texts.length),
    american: scroll(american, texts.length),
    vocabulary: [...vocabulary].map(([word, where]) => ({ word: americanWord(word), texts: where })),
  };
}

/** The words of a key; Chinese characters that stand together are one. */
export function wordsOf({ key, flags }: SearchedKeys): string[] {
  const words: string[] = [];
  let begins = 0;
  for (let index = 1; index <= key.length; index++) {
    if (index < key.length && ((flags[index] ?? 0) & WORD) === 0) continue;
    words.push(key.slice(begins, index));
    begins = index;
  }
  return words;
}

function learn(vocabulary: Map<string, number[]>, word: string, text: number): void {
  if (word.length < SHORTEST_KNOWN_WORD || word.charCodeAt(0) >= 0x2e80) return;
  const known = vocabulary.get(word);
  if (known === undefined) vocabulary.set(word, [text]);
  else if (known.at(-1) !== text) known.push(text);
}

function scroll(keys: readonly (readonly [number, SearchKey])[], texts: number): Scroll {
  const length = keys.reduce((sum, [, { key }]) => sum + key.length + BETWEEN.length, 0);
  const flags = new Uint8Array(length);
  const textAt = new Uint32Array(length);
  const begins = new Uint32Array(texts);
  const ends = new Uint32Array(texts);
  let at = 0;
  for (const [text, key] of keys) {
    flags.set(key.flags, at);
    begins[text] = at;
    at += key.key.length;
    ends[text] = at;
    textAt.fill(text, begins[text], at);
    at += BETWEEN.length;
  }
  return { key: keys.map(([, { key }]) => key + BETWEEN).join(''), flags, textAt, begins, ends };
}

/** Reports every position of a text at which a search word counts. */
export function scan(where: Scroll, what: Needle, found: (text: number, fit: Fit, at: number) => void): void {
  for (let at = where.key.indexOf(what.key); at >= 0; at = where.key.indexOf(what.key, at + 1)) {
    const text = where.textAt[at] ?? 0;
    const fit = fitAt(where, what, at, where.begins[text] ?? 0, where.ends[text] ?? 0);
    if (fit !== undefined) found(text, fit, at);
  }
}
