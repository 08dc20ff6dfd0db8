import type { PackagePage } from '@phial/content/packages/package-page';
import { sameTestIn } from '@phial/domain/same-test-name';
import { useMemo } from 'react';
import { detailLink } from '../test-items/detail-link.ts';
import { useTestItems } from '../test-items/test-item-queries.ts';
import type { LinkToTest } from './test-items.tsx';
import { useFirstGesture } from './use-first-gesture.ts';

/**
 * Leads from a package's item to the test of the catalogue that it means. A
 * package page calls nobody for its content (PKG-003): the links use the tests
 * that are at hand, or that come once the reader has begun to use the page; it
 * does without them where they do not.
 */
export function useLinkToTest(page: PackagePage | undefined): LinkToTest {
  const isUsed = useFirstGesture();
  const hasItems = page?.testItems.groups.some(({ items }) => items.length > 0) ?? false;
  const { data } = useTestItems({ quiet: true, wanted: isUsed && hasItems });
  return useMemo(() => {
    const testOf = sameTestIn(data ?? []);
    return ({ name }) => {
      const test = testOf(name);
      return test && detailLink(test);
    };
  }, [data]);
}
