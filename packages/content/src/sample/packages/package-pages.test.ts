import { findPackagePage } from '@phial/contract/content/package-catalogue';
import { describe, expect, test } from 'vitest';
import { contentEntries } from '../content-entries.ts';
import { samplePackages } from '../packages.ts';

const { groups, pages, furtherCodes } = samplePackages;

/** Kebab case, derived here independently of the code under test. */
const kebab = (name: string) => (name.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');

describe('the query component', () => {
  test('is the English name in kebab case, each once', () => {
    expect(pages.map(({ component }) => component)).toEqual(pages.map(({ name }) => kebab(name.en)));
    expect(new Set(pages.map(({ component }) => component)).size).toBe(55);
  });

  test.each([
    ['renal-rheumatoid-profile-4', 'KM56'],
    ['KM56', 'KM56'],
    ['km56', 'KM56'],
    ['DH1', 'DH1'],
    ['hepatitis-b', 'KM33'],
    ['female-prenatal-profile-2', 'KM81'],
  ])('%s opens a page of %s', (component, code) => {
    expect(findPackagePage(samplePackages, component)?.code).toBe(code);
  });

  test.each(['zzz', '', 'KM33', 'KM81', ...furtherCodes])('%s opens no page', (component) => {
    expect(findPackagePage(samplePackages, component)).toBeUndefined();
  });
});

describe('the groups', () => {
  test('have a code and a name of their own, and hold every package', () => {
    expect(new Set(groups.map(({ code }) => code)).size).toBe(groups.length);
    expect(new Set(groups.map(({ name }) => name.en)).size).toBe(groups.length);
    const entries = contentEntries.package.map(({ body }) => body.component);
    expect(pages.map(({ component }) => component)).toEqual(entries);
  });
});

test('twelve further codes have no page', () => {
  expect(furtherCodes).toEqual('KM27 KM28 KM29 KM30 KM31 KM32 KM53 KM54 KM55 KM119 KM125 KM134'.split(' '));
});
