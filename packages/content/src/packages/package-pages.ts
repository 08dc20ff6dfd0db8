import type { PackagePage, TestItem } from './package-page.ts';
import { PROFILE_GROUPS } from './profile-groups.ts';

/** The 55 packages that have a page, in the order of the list. */
export const PACKAGE_PAGES: readonly PackagePage[] = PROFILE_GROUPS.flatMap(({ pages }) => pages);

/**
 * The page that the query `component` names: its slug, or its code in any letter case where no other page has
 * that code (docs/rules/packages.md#address-of-a-package). Undefined for anything else, the codes without a
 * page included.
 */
export function findPackagePage(component: string): PackagePage | undefined {
  const wanted = component.trim().toLowerCase();
  const named = PACKAGE_PAGES.find((page) => page.component === wanted);
  if (named !== undefined) return named;
  const [page, ...others] = PACKAGE_PAGES.filter(({ code }) => code.toLowerCase() === wanted);
  return others.length === 0 ? page : undefined;
}

/** The items that a page lists, in their order. */
export function listedItems({ testItems }: PackagePage): readonly TestItem[] {
  return testItems.groups.flatMap(({ items }) => items);
}

/** The packages that list a test of the catalogue, in the order of the list. */
export function packagesWith(testItemId: string): readonly PackagePage[] {
  return PACKAGE_PAGES.filter((page) => listedItems(page).some((item) => item.testItemId === testItemId));
}
