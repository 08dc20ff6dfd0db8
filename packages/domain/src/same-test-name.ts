/** A test of the catalogue, by the names it goes by. */
export interface NamedTest {
  readonly nameEng: string;
  readonly nameCht: string;
  /** Other words for it, in any language. */
  readonly synonyms: readonly string[];
}

/** What a package calls one of its tests. */
export interface ListedName {
  readonly en: string;
  /** Traditional Chinese. */
  readonly tw: string;
}

/** Letter case, width, blanks and punctuation do not matter: `CA 15-3` and `CA15.3` are one. */
export function comparableName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** `Thyroid stimulating hormone (TSH)` in its two parts. */
const WITH_BRACKET = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u;

/**
 * Whether a word in brackets stands for the words before it, as `TSH` does for
 * `Thyroid stimulating hormone`, and `urine` for `Sodium` does not: its letters
 * come in the same order, the first of them beginning a word.
 */
function abbreviates(short: string, long: string): boolean {
  if (!/^\p{L}[\p{L}\p{N}. -]*$/u.test(short) || !/\p{Lu}/u.test(short)) return false;
  const letters = [...short.toLowerCase()].filter((sign) => /\p{L}/u.test(sign));
  return long
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((_, index, words) => comesInOrder(letters, words.slice(index).join('')));
}

function comesInOrder([first, ...rest]: string[], text: string): boolean {
  if (first === undefined || !text.startsWith(first)) return false;
  let from = 1;
  return rest.every((letter) => {
    from = text.indexOf(letter, from) + 1;
    return from > 0;
  });
}

interface Keys {
  readonly names: readonly string[];
  readonly abbreviation: string | undefined;
}

/** A bracket that qualifies the test (`urine`, `IgG`) belongs to its name; one that abbreviates it is another name. */
function keysOf(name: string): Keys {
  const [, long, short] = WITH_BRACKET.exec(name.trim()) ?? [];
  if (long === undefined || short === undefined || !abbreviates(short, long)) {
    return { names: [comparableName(name)], abbreviation: undefined };
  }
  return { names: [comparableName(name), comparableName(long)], abbreviation: comparableName(short) };
}

/**
 * Finds the test that a package means by a name: by the English name, else by
 * the abbreviation in brackets behind it, else by a synonym, else by the Chinese
 * name. Where a way leads to several tests there is none: no link is better
 * than one to the wrong test.
 * @returns a function from the listed name to the test, or undefined
 */
export function sameTestIn<Test extends NamedTest>(
  tests: readonly Test[],
): (listed: ListedName) => Test | undefined {
  const byName = new Map<string, Set<Test>>();
  const byAbbreviation = new Map<string, Set<Test>>();
  const bySynonym = new Map<string, Set<Test>>();
  const byChinese = new Map<string, Set<Test>>();
  for (const test of tests) {
    const { names, abbreviation } = keysOf(test.nameEng);
    for (const name of names) add(byName, name, test);
    if (abbreviation !== undefined) add(byAbbreviation, abbreviation, test);
    for (const synonym of test.synonyms) add(bySynonym, comparableName(synonym), test);
    add(byChinese, comparableName(test.nameCht), test);
  }
  return ({ en, tw }) => {
    const { names, abbreviation } = keysOf(en);
    const english = abbreviation === undefined ? names : [...names, abbreviation];
    const ways: readonly (readonly [Map<string, Set<Test>>, readonly string[]])[] = [
      [byName, english],
      [byAbbreviation, english],
      [bySynonym, english],
      [byChinese, [comparableName(tw)]],
    ];
    for (const [register, keys] of ways) {
      const found = new Set(keys.flatMap((one) => [...(register.get(one) ?? [])]));
      if (found.size > 0) return found.size === 1 ? [...found][0] : undefined;
    }
    return undefined;
  };
}

function add<Test>(register: Map<string, Set<Test>>, name: string, test: Test): void {
  if (name === '') return;
  const known = register.get(name);
  if (known === undefined) register.set(name, new Set([test]));
  else known.add(test);
}
