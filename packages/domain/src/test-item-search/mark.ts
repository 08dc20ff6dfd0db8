import type { SearchableItem, SearchMark } from '../test-item-search.ts';
import { americanKey } from './american-spelling.ts';
import { NAME_FIELDS, wordsOf } from './laid-out.ts';
import { nearestStretch, slipsFrom } from './misspelling.ts';
import { fitAt, type Needle } from './occurrence.ts';
import { RANK, type Rank } from './ranking.ts';
import { isHan, type SearchKey, searchKey } from './search-key.ts';
import { skippedIndexes } from './shortened-name.ts';
import type { TypedText, TypedWord } from './typed-text.ts';

/** A stretch of a name, in UTF-16 units. */
type Stretch = readonly [from: number, until: number];

/**
 * What of an item's names to mark for what was typed: every occurrence of it,
 * without overlaps, in the order of the fields and of the text.
 */
export function marksOf(item: SearchableItem, typed: TypedText, rank: Rank): SearchMark[] {
  return NAME_FIELDS.flatMap((field) => {
    const written = searchKey(item[field]);
    const spelled = americanKey(written);
    const stretches = stretchesOf(typed, rank, written, spelled);
    return joined(stretches).map(([from, until]) => ({ field, from, until }));
  });
}

function stretchesOf(typed: TypedText, rank: Rank, written: SearchKey, spelled: SearchKey): Stretch[] {
  if (rank <= RANK.synonym) return standing(typed.phrase, written, spelled);
  if (rank === RANK.shortened) return shortened(typed.phrase.asWritten.key, written);
  return typed.words.flatMap((word) => {
    const right = standing(word, written, spelled);
    return right.length > 0 || rank < RANK.misspelt ? right : misspelt(word, written, spelled);
  });
}

function standing(word: TypedWord, written: SearchKey, spelled: SearchKey): Stretch[] {
  const right = standingIn(written, word.asWritten);
  return right.length > 0 ? right : standingIn(spelled, word.american);
}

function standingIn(name: SearchKey, what: Needle): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = name.key.indexOf(what.key); at >= 0; at = name.key.indexOf(what.key, at + 1)) {
    if (fitAt(name, what, at, 0, name.key.length) !== undefined) {
      stretches.push(stretchOf(name, at, at + what.key.length));
    }
  }
  return stretches;
}

function shortened(word: string, name: SearchKey): Stretch[] {
  for (let at = name.key.indexOf(word[0] ?? ''); at >= 0; at = name.key.indexOf(word[0] ?? '', at + 1)) {
    const indexes = skippedIndexes(word, name.key, at, name.key.length);
    if (indexes !== undefined) return indexes.map((index) => stretchOf(name, index, index + 1));
  }
  return [];
}

function misspelt(word: TypedWord, written: SearchKey, spelled: SearchKey): Stretch[] {
  if (isHan(word.asWritten.key)) {
    const nearest = nearestStretch(word.asWritten.key, written.key);
    return nearest === undefined ? [] : [stretchOf(written, nearest.from, nearest.until)];
  }
  const slipsOf = slipsFrom(word.american.key);
  let at = 0;
  return wordsOf(spelled).flatMap((known): Stretch[] => {
    const begins = at;
    at += known.length;
    const meant = slipsOf(known) !== undefined;
    return meant ? [stretchOf(spelled, begins, at)] : [];
  });
}

function stretchOf(name: SearchKey, begins: number, ends: number): Stretch {
  return [name.from[begins] ?? 0, name.until[ends - 1] ?? 0];
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const whole: [number, number][] = [];
  for (const [from, until] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], until);
    else whole.push([from, until]);
  }
  return whole;
}
