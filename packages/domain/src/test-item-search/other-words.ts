/**
 * Other words for what people ask for: a table of words typed and words looked
 * for as well. The words are the caller's, so that the laboratory keeps them
 * with its catalogue.
 */
export interface OtherWords {
  /** Words as people type them; Latin ones count as whole words, Chinese ones wherever they stand. */
  readonly typed: readonly string[];
  /** What is looked for in their place as well; empty for words that say nothing about a test. */
  readonly alsoFinds: readonly string[];
}

/** A text in the reach of many words would be looked for many times over; more than this is chance. */
const MOST_TEXTS = 16;
const LATIN = /[a-z0-9]/;

/**
 * What a text may also mean: the words that say nothing left out, and each of
 * the others in turn replaced by what it stands for.
 * @returns texts in the order of the table, each once, none of them blank or the one typed
 */
export function otherTexts(text: string, table: readonly OtherWords[]): readonly string[] {
  const typed = plain(text);
  const silent = table.filter(({ alsoFinds }) => alsoFinds.length === 0).flatMap((entry) => entry.typed);
  const bare = plain(
    silent.toSorted((a, b) => b.length - a.length).reduce((rest, word) => replaced(rest, word, ' '), typed),
  );
  // One character is left of 驗血, and says too little.
  const texts = new Set<string>(bare.length > 1 ? [bare] : []);
  for (const base of new Set([typed, bare])) {
    for (const { typed: words, alsoFinds } of table) {
      const [word] = words
        .map(plain)
        .filter((one) => stands(base, one))
        .toSorted((a, b) => b.length - a.length);
      if (word === undefined) continue;
      for (const other of alsoFinds.map(plain)) {
        if (other !== word) texts.add(plain(replaced(base, word, other)));
      }
    }
  }
  texts.delete(typed);
  texts.delete('');
  return [...texts].slice(0, MOST_TEXTS);
}

/** Lower case, half width, one blank between words. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function replaced(text: string, word: string, other: string): string {
  let rest = text;
  for (let at = indexOfWord(rest, word, 0); at >= 0; at = indexOfWord(rest, word, at + other.length)) {
    rest = rest.slice(0, at) + other + rest.slice(at + word.length);
  }
  return rest;
}

function stands(text: string, word: string): boolean {
  return indexOfWord(text, word, 0) >= 0;
}

/** Where a word stands in a text from an index on; -1 where it does not. */
function indexOfWord(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + word.length)];
    const joinsBefore = LATIN.test(word.charAt(0)) && LATIN.test(before);
    const joinsAfter = LATIN.test(word.at(-1) ?? '') && LATIN.test(after);
    if (!joinsBefore && !joinsAfter) return at;
  }
  return -1;
}
