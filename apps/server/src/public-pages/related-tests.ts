import type { PackagePage } from '@phial/content/packages/package-page';
import { PACKAGE_PAGES } from '@phial/content/packages/package-pages';
import type { LocalText } from '@phial/content/site';
import type { TestItem } from '@phial/contract/test-item';
import { sameTestIn } from '@phial/domain/same-test-name';
import { listTestItems } from '../catalogue/test-items.service.ts';
import { shortMemory } from '../db/short-memory.ts';
import type { PageSources } from './public-page.ts';

/** How packages and the tests of the catalogue belong together. */
export interface RelatedTests {
  /** The test that a package means by a name. */
  testOf(name: LocalText): TestItem | undefined;
  /** The packages that list a test, in their order. */
  packagesWith(testItemId: string): readonly PackagePage[];
}

const memory = shortMemory<RelatedTests>();

/** At most a second old, as the catalogue is. */
export function relatedTests(deps: PageSources): Promise<RelatedTests> {
  return memory(deps.db).recall('related', '', deps.clock.now(), async () =>
    relate(await listTestItems(deps)),
  );
}

function relate(tests: readonly TestItem[]): RelatedTests {
  const testOf = sameTestIn(tests);
  const packages = new Map<string, Set<PackagePage>>();
  for (const page of PACKAGE_PAGES) {
    for (const { name } of page.testItems.groups.flatMap(({ items }) => items)) {
      const id = testOf(name)?.testItemId;
      if (id !== undefined) packages.set(id, (packages.get(id) ?? new Set()).add(page));
    }
  }
  return { testOf, packagesWith: (id) => [...(packages.get(id) ?? [])] };
}
