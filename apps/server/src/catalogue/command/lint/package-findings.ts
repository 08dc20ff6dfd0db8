import type { AllergenClass } from '@phial/contract/content/package-bodies';
import {
  listedItems,
  type PackageCatalogue,
  type PackagePage,
} from '@phial/contract/content/package-catalogue';
import { type Finding, sharedBy } from './finding.ts';

/**
 * What a laboratory should mend in its test packages.
 * @param offered ids of the test items that visitors may see
 */
export function packageFindings(
  { pages, furtherCodes }: PackageCatalogue,
  offered: ReadonlySet<string>,
): Finding[] {
  const missing = (has: (page: PackagePage) => boolean) => pages.filter((page) => !has(page)).map(label);
  return [
    {
      title: 'Codes that several packages have: give each its own',
      locations: sharedBy(pages, ({ code }) => code).map(
        ([code, sharing]) => `${code}: ${sharing.map(({ name }) => name.en).join('; ')}`,
      ),
    },
    { title: 'Codes without a page: give each a name and a page', locations: furtherCodes },
    {
      title: 'The allergen reference table: correct its bands',
      locations: [...new Set(pages.flatMap(({ allergenClasses }) => bandFindings(allergenClasses)))],
    },
    {
      title: 'Packages without a specimen: add it',
      locations: missing(({ specimens }) => specimens.length > 0),
    },
    {
      title: 'Packages without a turnaround, or with two: add the one that holds',
      locations: missing(({ turnaround }) => turnaround !== undefined && !/\bor\b/.test(turnaround.en)),
    },
    {
      title: 'Packages whose list of items is not complete',
      locations: missing(({ itemsComplete }) => itemsComplete),
    },
    {
      title:
        'Items of packages that lead to no published test item: give each the testItemId of one, or publish it',
      locations: itemsWithoutTest(pages, offered),
    },
  ];
}

function label({ code, name }: PackagePage): string {
  return `${code} ${name.en}`;
}

function itemsWithoutTest(pages: readonly PackagePage[], offered: ReadonlySet<string>): string[] {
  const listed = pages.flatMap((page) =>
    listedItems(page)
      .filter(({ testItemId }) => testItemId === undefined || !offered.has(testItemId))
      .map(({ name, testItemId = 'no testItemId' }) => ({
        item: `${name.en}, ${testItemId}`,
        code: page.code,
      })),
  );
  const byItem = Map.groupBy(listed, ({ item }) => item);
  return [...byItem].map(
    ([item, listings]) => `${item} (${[...new Set(listings.map(({ code }) => code))].join(', ')})`,
  );
}

interface Band {
  readonly from: number;
  /** Not in it; missing when there is no upper end. */
  readonly until: number;
  readonly text: string;
}

/** Bands that leave a gap between them, or share results. */
export function bandFindings(classes: readonly AllergenClass[]): string[] {
  const bands = classes
    .map(({ class: number, result }) => bandOf(result.en, number))
    .toSorted((a, b) => a.from - b.from);
  return bands.flatMap((band, index) => {
    const next = bands[index + 1];
    if (next === undefined || band.until === next.from) return [];
    if (band.until < next.from) return [`nothing is said of ${band.until} to below ${next.from}`];
    return [`${band.text} and ${next.text} share results`];
  });
}

function bandOf(result: string, number: string): Band {
  const [first = 0, second] = (result.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const text = `class ${number} (${result})`;
  if (second !== undefined) return { from: first, until: second, text };
  return result.startsWith('below')
    ? { from: 0, until: first, text }
    : { from: first, until: Number.POSITIVE_INFINITY, text };
}
