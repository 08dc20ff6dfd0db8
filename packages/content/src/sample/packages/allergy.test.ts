import { listedItems } from '@phial/contract/content/package-catalogue';
import { describe, expect, test } from 'vitest';
import { samplePackages } from '../packages.ts';

const ALLERGY = [
  'Asthma/Rhinitis Panel',
  'Eczema Panel',
  'Environmental Allergy Profile',
  'Food Allergy Profile',
  'Group Allergy Profile 2',
  'Pediatric Food Allergy Profile',
  'South China Allergy Profile',
];

const pageOf = (name: string) => samplePackages.pages.find((one) => one.name.en === name);

describe('allergy pages', () => {
  const MIXES = ['mould', 'weed pollen', 'tree pollen', 'seafood', 'food', 'nut', 'fruit', 'crop', 'meat'];

  test('name the nine mixes of all panels and list total IgE alone', () => {
    for (const name of ALLERGY) {
      const page = pageOf(name);
      expect(page?.itemsNote?.en).toContain(`allergen mixes (${MIXES.join(', ')})`);
      expect(page && listedItems(page).map((item) => item.name.en)).toEqual(['Total IgE']);
    }
  });

  test('carry the reference table with its seven rows, and no other page does', () => {
    const carrying = samplePackages.pages.filter(({ allergenClasses }) => allergenClasses.length > 0);
    expect(carrying.map(({ name }) => name.en).sort()).toEqual(ALLERGY);
    for (const name of ALLERGY) {
      const rows = pageOf(name)?.allergenClasses.map((row) => [
        row.result.en,
        row.significance.en,
        row.class,
      ]);
      expect(rows, name).toEqual([
        ['below 0.35', 'absent or undetectable', '0'],
        ['0.35 to below 0.7', 'low', '1'],
        ['0.7 to below 3.5', 'moderate', '2'],
        ['3.5 to below 17.5', 'high', '3'],
        ['17.5 to below 50', 'very high', '4'],
        ['17.5 to below 50', 'very high', '5'],
        ['100 or more', 'very high', '6'],
      ]);
    }
  });
});
