import { samplePackages } from '@phial/content/sample/packages';
import { describe, expect, test } from 'vitest';
import { findCodes, findPackages, findPackagesCalled } from './find-packages.ts';

const { pages, furtherCodes } = samplePackages;

const codes = (typed: string) => findPackages(pages, typed).map(({ page }) => page.code);

describe('what people type for a package', () => {
  test.each([
    ['a name', 'torch', ['KM78']],
    ['a part of one, in any letter case', 'RHEUMA', ['KM56']],
    ['words in any order', 'panel eczema', ['KM70']],
    ['a traditional name', '電解質', ['KM26']],
    ['a simplified name', '电解质', ['KM26']],
    ['a code', 'km101', ['KM101']],
    ['a code with a blank or a hyphen', 'KM-101', ['KM101']],
    ['a code in full-width characters', 'ＫＭ１０１', ['KM101']],
    ['a specimen', 'citrated plasma', ['KM25']],
    ['a specimen in Chinese', '精液', ['KM101', 'KM104']],
    ['a volume', '20ml urine', ['KM01', 'KM02', 'KM03', 'KM80', 'KM117', 'KM97', 'KM98', 'KM100']],
    ['a turnaround', '2 days', ['KM56', 'KM78']],
    ['a turnaround in Chinese', '2天', ['KM56', 'KM78']],
    ['another spelling', 'anemia', ['KM23']],
    ['an everyday word', '性病', ['KM65', 'KM66', 'KM67']],
    ['signs that stand in a name', 'hepatitis a+b', ['KM133', 'KM188']],
    ['what nobody calls so', 'zzzzzz', []],
    ['words of two packages', 'torch eczema', []],
  ])('%s: %s', (_, typed, found) => {
    expect(codes(typed)).toEqual(found);
  });

  test('finds all packages for an empty text', () => {
    expect(codes('')).toHaveLength(55);
    expect(codes('  ')).toHaveLength(55);
  });

  test('finds packages by a test item, and names the item', () => {
    const found = findPackages(pages, 'tsh');
    expect(found.map(({ page }) => page.code)).toEqual(['KM57', 'KM59', 'KM60']);
    expect(found.flatMap(({ through }) => through.map(({ name }) => name.en))).toEqual(['TSH', 'TSH', 'TSH']);
    expect(findPackages(pages, 'thyroprofile')[0]?.through).toEqual([]);
  });
});

test.each([
  ['a code', 'km 57', ['KM57']],
  ['a name', '甲狀腺檢查', ['KM57']],
  ['another word for it', '性病', ['KM65', 'KM66', 'KM67']],
  ['a specimen, which is no name', '精液', []],
  ['a test it includes, which is no name', 'TSH', []],
  ['nothing', ' ', []],
])('what packages go by: %s', (_, typed, found) => {
  expect(findPackagesCalled(pages, typed).map(({ code }) => code)).toEqual(found);
});

test('finds codes without a page by code only', () => {
  expect(findCodes(furtherCodes, 'km11')).toEqual(['KM119']);
  expect(findCodes(furtherCodes, '')).toHaveLength(12);
  expect(findCodes(furtherCodes, 'thyroid')).toEqual([]);
});
