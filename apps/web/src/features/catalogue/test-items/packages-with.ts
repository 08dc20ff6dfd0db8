import type { PackagePage } from '@phial/content/packages/package-page';
import type { TestItem } from '@phial/contract/test-item';
import { sameTestIn } from '@phial/domain/same-test-name';

/** The packages that list the test, in the order given. */
export function packagesWith(
  testItemId: string,
  tests: readonly TestItem[],
  pages: readonly PackagePage[],
): readonly PackagePage[] {
  const testOf = sameTestIn(tests);
  return pages.filter((page) =>
    page.testItems.groups.some(({ items }) =>
      items.some(({ name }) => testOf(name)?.testItemId === testItemId),
    ),
  );
}
