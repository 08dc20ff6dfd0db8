import { describe, expect, test } from 'vitest';
import { CODES_WITHOUT_PAGE, PACKAGE_GROUPS } from './package-groups.ts';
import { findPackagePage, PACKAGE_PAGES } from './package-pages.ts';

/** Kebab case, derived here independently of the code under test. */
const kebab = (name: string) => (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');

describe('the query component', () => {
  test('is the English name in kebab case, each once', () => {
    expect(PACKAGE_PAGES.map(({ component }) => component)).toEqual(
      PACKAGE_PAGES.map(({ name }) => kebab(name.en)),
    );
    expect(new Set(PACKAGE_PAGES.map(({ component }) => component)).size).toBe(55);
  });

  test.each([
    ['renal-rheumatoid-profile-4', 'KM56'],
    ['KM56', 'KM56'],
    ['km56', 'KM56'],
    ['DH1', 'DH1'],
    ['hepatitis-b', 'KM33'],
    ['female-prenatal-profile-2', 'KM81'],
  ])('%s opens a page of %s', (component, code) => {
    expect(findPackagePage(component)?.code).toBe(code);
  });

  test.each(['zzz', '', 'KM33', 'KM81', ...CODES_WITHOUT_PAGE])('%s opens no page', (component) => {
    expect(findPackagePage(component)).toBeUndefined();
  });
});

describe('the groups', () => {
  test('are in order and have a name in every language', () => {
    expect(PACKAGE_GROUPS.map(({ sortNum }) => sortNum)).toEqual(PACKAGE_GROUPS.map((_, index) => index + 1));
    expect(new Set(PACKAGE_GROUPS.map(({ code }) => code)).size).toBe(PACKAGE_GROUPS.length);
    for (const { twName, zhName, enName } of PACKAGE_GROUPS) {
      expect([twName, zhName, enName].every((name) => name.trim() !== '')).toBe(true);
    }
  });

  test('have one entry for each page, with its code', () => {
    const entries = PACKAGE_GROUPS.flatMap(({ subPackageItemList }) => subPackageItemList);
    expect(entries.map(({ component, code }) => [component, code]).sort()).toEqual(
      PACKAGE_PAGES.map(({ component, code }) => [component, code]).sort(),
    );
  });
});

test('twelve further codes have no page', () => {
  expect(CODES_WITHOUT_PAGE).toEqual(
    'KM27 KM28 KM29 KM30 KM31 KM32 KM53 KM54 KM55 KM119 KM125 KM134'.split(' '),
  );
});
