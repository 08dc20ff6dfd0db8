import type { PackageCatalogue } from '@phial/contract/content/package-catalogue';
import { findCodes, findPackagesCalled } from '../packages/find-packages.ts';
import type { PackageNames } from './package-name.ts';

/** A package as the test search shows it; without a page its `component` is empty, and so are its names. */
export type FoundPackage = PackageNames & { readonly code: string; readonly component: string };

/** The packages that go by what was typed, with a page or without, in the order of the list. */
export function packagesCalled(
  { pages, furtherCodes }: PackageCatalogue,
  text: string,
): readonly FoundPackage[] {
  const named = findPackagesCalled(pages, text).map(({ code, component, name }) => ({
    code,
    component,
    zhName: name.zh,
    twName: name.tw,
    enName: name.en,
  }));
  const codes = /[\p{L}\p{N}]/u.test(text) ? findCodes(furtherCodes, text) : [];
  return [...named, ...codes.map((code) => ({ code, component: '', zhName: '', twName: '', enName: '' }))];
}
