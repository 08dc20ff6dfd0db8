import type { SearchKey } from './search-key.ts';

/**
 * What British and American medical English write differently; the American
 * form on the right. `haem` and `hem`, `oestr` and `estr`, `foet` and `fet`
 * are all the one rule that a ligature became an e.
 */
const SPELLINGS = /[ao]e|leuco|sulph|(?<=tum|col|od)our|aluminium|(?<=fib|lit|tit)re/g;
const AMERICAN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ae: 'e',
    oe: 'e',
    leuco: 'leuko',
    sulph: 'sulf',
    our: 'or',
    aluminium: 'aluminum',
    re: 'er',
  }),
);

/** A word in its American spelling. */
export function americanWord(word: string): string {
  return word.replace(SPELLINGS, (british) => AMERICAN.get(british) ?? british);
}

/**
 * A key in American spelling, word by word; the same object when nothing differs.
 */
export function americanKey(british: SearchKey): SearchKey {
  if (british.key.search(SPELLINGS) < 0) return british;
  let key = '';
  const flags: number[] = [];
  const from: number[] = [];
  const until: number[] = [];
  let copied = 0;

  const put = (letters: string, begins: number, ends: number) => {
    key += letters;
    for (let index = 0; index < letters.length; index++) {
      // A spelling keeps its first letters' indexes; its last letter takes what is left over.
      const source = Math.min(begins + index, ends - 1);
      flags.push(british.flags[source] ?? 0);
      from.push(british.from[source] ?? 0);
      until.push(british.until[index === letters.length - 1 ? ends - 1 : source] ?? 0);
    }
  };

  for (const match of british.key.matchAll(SPELLINGS)) {
    const ends = match.index + match[0].length;
    if (beginsAnotherWord(british, match.index + 1, ends)) continue;
    put(british.key.slice(copied, match.index), copied, match.index);
    put(AMERICAN.get(match[0]) ?? match[0], match.index, ends);
    copied = ends;
  }
  if (copied === 0) return british;
  put(british.key.slice(copied), copied, british.key.length);
  return { key, flags, from, until };
}

function beginsAnotherWord({ flags }: SearchKey, begins: number, ends: number): boolean {
  for (let index = begins; index < ends; index++) if (flags[index] !== 0) return true;
  return false;
}
