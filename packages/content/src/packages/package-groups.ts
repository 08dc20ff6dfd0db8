import { PROFILE_GROUPS } from './profile-groups.ts';

/** An entry of a package group, with the wire's names of its fields. */
export interface PackageGroupEntry {
  readonly code: string;
  readonly zhName: string;
  readonly twName: string;
  readonly enName: string;
  /** The page it opens. */
  readonly component: string;
}

/** A package group, with the wire's names of its fields; `twName` and `enName` are additions. */
export interface PackageGroup {
  readonly code: string;
  readonly zhName: string;
  readonly twName: string;
  readonly enName: string;
  readonly sortNum: number;
  readonly subPackageItemList: readonly PackageGroupEntry[];
}

/** The package groups by `sortNum`, from the same data as the pages: each entry opens one, each page has an entry. */
export const PACKAGE_GROUPS: readonly PackageGroup[] = PROFILE_GROUPS.map(({ code, name, pages }, index) => ({
  code,
  zhName: name.zh,
  twName: name.tw,
  enName: name.en,
  sortNum: index + 1,
  subPackageItemList: pages.map((page) => ({
    code: page.code,
    zhName: page.name.zh,
    twName: page.name.tw,
    enName: page.name.en,
    component: page.component,
  })),
}));

/**
 * Codes that the catalogue lists without name, specimen, turnaround or items: no page, details on request
 * (docs/rules/packages.md#codes-without-a-page).
 */
export const CODES_WITHOUT_PAGE: readonly string[] = [
  'KM27',
  'KM28',
  'KM29',
  'KM30',
  'KM31',
  'KM32',
  'KM53',
  'KM54',
  'KM55',
  'KM119',
  'KM125',
  'KM134',
];
