import { describe, expect, test } from 'vitest';
import { PACKAGE_PAGES } from './package-pages.ts';

const ALLERGY = [
  'Asthma/Rhinitis Panel',
  'Eczema Panel',
  'Environmental Allergy Profile',
  'Food Allergy Profile',
  'Group Allergy Profile 2',
  'Pediatric Food Allergy Profile',
  'South China Allergy Profile',
];

const pageOf = (name: string) => PACKAGE_PAGES.find((one) => one.name.en === name);

describe('allergy pages', () => {
  const MIXES = ['mould', 'weed pollen', 'tree pollen', 'seafood', 'food', 'nut', 'fruit', 'crop', 'meat'];

  test('name the nine mixes of all panels and list total IgE alone', () => {
    for (const name of ALLERGY) {
      const testItems = pageOf(name)?.testItems;
      expect(testItems?.note?.en).toContain(`allergen mixes (${MIXES.join(', ')})`);
      expect(testItems?.groups.flatMap(({ items }) => items.map((item) => item.name.en))).toEqual([
        'Total IgE',
      ]);
    }
  });

  test('carry the reference table with its seven rows, and no other page does', () => {
    const carrying = PACKAGE_PAGES.filter(({ allergenClasses }) => allergenClasses !== undefined);
    expect(carrying.map(({ name }) => name.en).sort()).toEqual(ALLERGY);
    for (const name of ALLERGY) {
      const rows = pageOf(name)?.allergenClasses?.map((row) => [
        row.result.en,
        row.significance.en,
        row.class,
      ]);
      expect(rows, name).toEqual([
        ['below 0.35', 'absent or undetectable', 0],
        ['0.35 to below 0.7', 'low', 1],
        ['0.7 to below 3.5', 'moderate', 2],
        ['3.5 to below 17.5', 'high', 3],
        ['17.5 to below 50', 'very high', 4],
        ['17.5 to below 50', 'very high', 5],
        ['100 or more', 'very high', 6],
      ]);
    }
  });
});
