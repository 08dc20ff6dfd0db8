import type { PackageItem } from '@phial/contract/content/package-bodies';
import { listedItems, type PackagePage } from '@phial/contract/content/package-catalogue';
import type { LocalText } from '@phial/domain/language';

interface PackageMatch {
  readonly page: PackagePage;
  /** The test items that made it match where its own facts did not. */
  readonly through: readonly PackageItem[];
}

/** Letter case, width, blanks and hyphens do not matter: `km 57`, `ＫＭ57` and `KM-57` are one. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-‐–/+.,]/g, '');

/** A number and its unit are one word: `2 days` asks for no other 2. */
const words = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/(\d)\s+(?=ml|days?\b|毫升|天)/gi, '$1')
    .split(/[\s,、;]+/)
    .map(plain)
    .filter((word) => word !== '');

const spellings = ({ en, tw, zh }: LocalText) => [plain(en), plain(tw), plain(zh)];

/** What a package goes by: code, names and the other words people have for it. */
const designations = ({ code, name, alsoCalled = '' }: PackagePage) => [
  plain(code),
  ...spellings(name),
  ...alsoCalled.split(' ').map(plain),
];

/** What can be found of a package, one line a fact so that no word is found across two of them. */
function factsOf(page: PackagePage): string {
  return [
    ...designations(page),
    ...page.specimens.flatMap(({ text }) => spellings(text)),
    ...(page.turnaround === undefined ? [] : spellings(page.turnaround)),
  ].join('\n');
}

/**
 * The packages that have every typed word in a name in any language, the code, a specimen, the
 * turnaround or a test item, in the order given. All of them where nothing is typed.
 */
export function findPackages(pages: readonly PackagePage[], typed: string): readonly PackageMatch[] {
  const wanted = words(typed);
  return pages.flatMap((page) => {
    const facts = factsOf(page);
    const items = listedItems(page);
    const through = new Set<PackageItem>();
    for (const word of wanted.filter((one) => !facts.includes(one))) {
      const having = items.filter(({ name }) => spellings(name).some((name_) => name_.includes(word)));
      if (having.length === 0) return [];
      for (const item of having) through.add(item);
    }
    return [{ page, through: [...through] }];
  });
}

/**
 * The packages that go by every typed word, in a code, a name in any language or another word for them, in
 * the order given. None where nothing is typed.
 */
export function findPackagesCalled(pages: readonly PackagePage[], typed: string): readonly PackagePage[] {
  const wanted = words(typed);
  if (wanted.length === 0) return [];
  return pages.filter((page) => {
    const facts = designations(page).join('\n');
    return wanted.every((word) => facts.includes(word));
  });
}

/** The codes without a page that have every typed word; their code is all that is known of them. */
export function findCodes(codes: readonly string[], typed: string): readonly string[] {
  const wanted = words(typed);
  return codes.filter((code) => wanted.every((word) => plain(code).includes(word)));
}
