import { type LaidOut, scan } from './laid-out.ts';
import { nearestStretch, slipsAllowed, slipsFrom, unharmedPieces } from './misspelling.ts';
import { FIT, type Fit, needle } from './occurrence.ts';
import { RANK, type Ranking, rankOf } from './ranking.ts';
import { isHan, WORD } from './search-key.ts';
import { maySkip, skippedIndexes } from './shortened-name.ts';
import type { TypedText, TypedWord } from './typed-text.ts';

/** Ranks whatever has the words run together. */
export function findPhrase(laid: LaidOut, phrase: TypedWord, into: Ranking): void {
  scanBoth(laid, phrase, (text, fit) => {
    const kind = laid.texts[text]?.kind;
    if (kind !== undefined) into.put(text, rankOf(kind, fit));
  });
}

/** Ranks whatever has the characters of a shortened Chinese name, unless what was typed is a whole one. */
export function findShortened({ texts, asWritten }: LaidOut, word: string, into: Ranking): void {
  if (!maySkip(word) || into.hasWhole()) return;
  const found = new Set<number>();
  scan(asWritten, needle(word[0] ?? ''), (text, _fit, at) => {
    const named = texts[text];
    if (named?.kind !== 'name' || into.has(named.item)) return;
    if (skippedIndexes(word, asWritten.key, at, asWritten.ends[text] ?? 0) !== undefined) found.add(text);
  });
  for (const text of found) into.put(text, RANK.shortened);
}

/** Where one of several words stands. */
interface WordFound {
  /** By item: the text it stands in, a name where one has it. */
  readonly texts: ReadonlyMap<number, number>;
  /** By item: the slips of a misspelt word. */
  readonly slips: ReadonlyMap<number, number>;
  /** Whether the catalogue has a word that begins so. */
  readonly known: boolean;
}

/**
 * Ranks whatever has each word somewhere. A letter is a word of its own where
 * anything is found that way: the C of hepatitis C does not begin `core`. A word
 * that begins a word of the catalogue is taken as meant; another may be
 * misspelt; and where nothing at all was found, any may be.
 * @param options `guess`: whether misspellings count
 */
export function findWords(
  laid: LaidOut,
  { words }: TypedText,
  into: Ranking,
  { guess }: { guess: boolean },
): void {
  if (words.length > 1 && words.some(isLetter)) {
    const whole = words.map((word) => (isLetter(word) ? findLetter(laid, word) : findWord(laid, word)));
    rankCommon(laid, whole, into);
    if (!into.isEmpty()) return;
  }
  const right = words.map((word) => findWord(laid, word));
  if (!guess) {
    rankCommon(laid, right, into);
    return;
  }
  const guessed = right.map((found, at) => (found.known ? found : withMisspelt(laid, words[at], found)));
  rankCommon(laid, guessed, into);
  if (!into.isEmpty()) return;
  const doubted = guessed.map((found, at) => (found.known ? withMisspelt(laid, words[at], found) : found));
  rankCommon(laid, doubted, into);
}

function findWord(laid: LaidOut, word: TypedWord): WordFound {
  const texts = new Map<number, number>();
  let known = false;
  scanBoth(laid, word, (text, fit) => {
    known ||= fit !== FIT.inside;
    note(laid, texts, text);
  });
  return { texts, slips: new Map(), known };
}

function isLetter({ asWritten: { key } }: TypedWord): boolean {
  return /^[a-z]$/.test(key);
}

/** Where a letter stands by itself. */
function findLetter(laid: LaidOut, { asWritten: letter }: TypedWord): WordFound {
  const { flags, ends } = laid.asWritten;
  const texts = new Map<number, number>();
  scan(laid.asWritten, letter, (text, _fit, at) => {
    const isAlone = at + 1 === ends[text] || ((flags[at + 1] ?? 0) & WORD) !== 0;
    if (isAlone) note(laid, texts, text);
  });
  return { texts, slips: new Map(), known: true };
}

/** A text for an item; a name rather than a code or a synonym. */
function note({ texts }: LaidOut, byItem: Map<number, number>, text: number): boolean {
  const found = texts[text];
  if (found === undefined || (byItem.has(found.item) && found.kind !== 'name')) return false;
  byItem.set(found.item, text);
  return true;
}

function withMisspelt(laid: LaidOut, word: TypedWord | undefined, right: WordFound): WordFound {
  if (word === undefined || slipsAllowed(word.american.key) === 0) return right;
  const texts = new Map<number, number>();
  const slips = new Map<number, number>();
  const guess = (text: number, count: number) => {
    const item = laid.texts[text]?.item ?? 0;
    const isCloser = count < (slips.get(item) ?? Number.POSITIVE_INFINITY);
    if (right.texts.has(item)) return;
    if (isCloser) slips.set(item, count);
    note(laid, texts, text);
  };
  if (isHan(word.asWritten.key)) guessChinese(laid, word.asWritten.key, guess);
  else guessWord(laid, word.american.key, guess);
  return { ...right, texts: new Map([...texts, ...right.texts]), slips };
}

function guessWord(
  { vocabulary }: LaidOut,
  typed: string,
  guess: (text: number, slips: number) => void,
): void {
  const slipsOf = slipsFrom(typed);
  for (const { word, texts } of vocabulary) {
    const slips = slipsOf(word);
    if (slips !== undefined) for (const text of texts) guess(text, slips);
  }
}

function guessChinese(
  { asWritten }: LaidOut,
  typed: string,
  guess: (text: number, slips: number) => void,
): void {
  const candidates = new Set<number>();
  for (const piece of unharmedPieces(typed)) {
    scan(asWritten, needle(piece), (text) => candidates.add(text));
  }
  for (const text of candidates) {
    const nearest = nearestStretch(typed, asWritten.key.slice(asWritten.begins[text], asWritten.ends[text]));
    if (nearest !== undefined) guess(text, nearest.slips);
  }
}

/** Ranks the items that have all the words, unless a better way has found them. */
function rankCommon({ texts }: LaidOut, words: readonly WordFound[], into: Ranking): void {
  const [first, ...others] = words.toSorted((a, b) => a.texts.size - b.texts.size);
  for (const item of first?.texts.keys() ?? []) {
    if (into.has(item) || !others.every((word) => word.texts.has(item))) continue;
    const slips = words.reduce((sum, word) => sum + (word.slips.get(item) ?? 0), 0);
    const rank = slips === 0 ? RANK.allWords : slips === 1 ? RANK.misspelt : RANK.badlyMisspelt;
    // A text that is no name is told of first, so that the reader learns why the item is there.
    const found = words.flatMap((word) => word.texts.get(item) ?? []);
    into.put(found.find((text) => texts[text]?.kind !== 'name') ?? found[0] ?? 0, rank);
  }
}

/** Fewer letters inside a word of a synonym, which the reader does not see, are chance: `drop` in `andropause`. */
const SHORTEST_INSIDE_SYNONYM = 6;

function scanBoth(laid: LaidOut, word: TypedWord, put: (text: number, fit: Fit) => void): void {
  const isShort = word.asWritten.key.length < SHORTEST_INSIDE_SYNONYM;
  const found = (text: number, fit: Fit) => {
    if (!isShort || fit !== FIT.inside || laid.texts[text]?.kind !== 'synonym') put(text, fit);
  };
  scan(laid.asWritten, word.asWritten, found);
  scan(laid.american, word.american, found);
  if (word.american.key !== word.asWritten.key) scan(laid.asWritten, word.american, found);
}
