import type { LocalText } from '@phial/domain/language';
import type { ContentBody } from './content-body.ts';
import type { AllergenClass, PackageItem, PublishedPackage, PublishedPackages } from './package-bodies.ts';

/** A test package as its page shows it. */
export interface PackagePage extends PublishedPackage {
  /** Rows of the reference table among the remarks; those of its group. */
  readonly allergenClasses: readonly AllergenClass[];
}

interface PackageGroupPages {
  readonly id: string;
  readonly code: string;
  readonly name: LocalText;
  readonly pages: readonly PackagePage[];
}

/** What the laboratory offers as packages. */
export interface PackageCatalogue {
  readonly groups: readonly PackageGroupPages[];
  /** Of all groups, in the order of the list. */
  readonly pages: readonly PackagePage[];
  /** Codes without a page (docs/rules/packages.md#codes-without-a-page). */
  readonly furtherCodes: readonly string[];
}

/** The published entries of the three kinds, each in their order. */
export interface PackageEntries {
  readonly groups: readonly { readonly id: string; readonly body: ContentBody<'package-group'> }[];
  readonly packages: readonly { readonly body: ContentBody<'package'> }[];
  readonly codes: readonly { readonly body: ContentBody<'package-codes'> }[];
}

/** As visitors get them: a package whose group is not published has no place in the list, and is left out. */
export function publishedPackages({ groups, packages, codes }: PackageEntries): PublishedPackages {
  const members = Map.groupBy(packages, ({ body }) => body.group);
  const listed = groups.map(({ id, body }) => ({
    id,
    ...body,
    packages: (members.get(id) ?? []).map(({ body: { group: _, ...page } }) => page),
  }));
  return {
    groups: listed.filter((group) => group.packages.length > 0),
    furtherCodes: codes.flatMap(({ body }) => body.codes),
  };
}

/** The published packages with what their pages take from the group. */
export function packageCatalogue({ groups: published, furtherCodes }: PublishedPackages): PackageCatalogue {
  const groups = published.map(({ id, code, name, allergenClasses, packages }) => ({
    id,
    code,
    name,
    pages: packages.map((one) => ({ ...one, allergenClasses })),
  }));
  return { groups, pages: groups.flatMap(({ pages }) => pages), furtherCodes };
}

/**
 * The page that the query `component` names: its slug, or its code in any letter case where no other page has
 * that code (docs/rules/packages.md#address-of-a-package). Undefined for anything else, the codes without a
 * page included.
 */
export function findPackagePage({ pages }: PackageCatalogue, component: string): PackagePage | undefined {
  const wanted = component.trim().toLowerCase();
  const named = pages.find((page) => page.component === wanted);
  if (named !== undefined) return named;
  const [page, ...others] = pages.filter(({ code }) => code.toLowerCase() === wanted);
  return others.length === 0 ? page : undefined;
}

/** The items that a page lists, in their order. */
export function listedItems({ itemGroups }: PublishedPackage): readonly PackageItem[] {
  return itemGroups.flatMap(({ items }) => items);
}

/** The packages that list a test of the catalogue, in the order of the list. */
export function packagesWith({ pages }: PackageCatalogue, testItemId: string): readonly PackagePage[] {
  return pages.filter((page) => listedItems(page).some((item) => item.testItemId === testItemId));
}
