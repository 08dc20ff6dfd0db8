import { sampleBody } from '@phial/content/sample/content-entries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_TEXT } from '../../../db/local-text.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue, givenSubjects } from '../../../testing/catalogue-builders.ts';
import { givenPackages } from '../../../testing/packages.ts';
import { readCatalogueItems } from '../../test-items.sql.ts';
import type { Finding } from './finding.ts';
import { lintCatalogue } from './lint.ts';
import { bandFindings } from './package-findings.ts';

const known = { tw: '知', zh: '知', en: 'known' };
const twin = { en: 'Sodium', tw: '鈉', zh: '钠' };
const ITEMS = [
  catalogueItem('bio-k', { specimen: known, turnaround: known }),
  catalogueItem('FULL', { specimen: known, turnaround: known, preparation: known, remark: known }),
  catalogueItem('BARE', { code: '' }),
  catalogueItem('ONE', { name: twin, specimen: { ...NO_TEXT, en: 'known' }, turnaround: known }),
  catalogueItem('TWO', {
    name: { ...twin, en: 'SODIUM' },
    specimen: known,
    turnaround: known,
    subject: 'GONE',
  }),
  catalogueItem('tum-psa', {
    name: { en: 'Prostate specific antigen (PSA)', tw: '前列腺特異抗原', zh: '前列腺特异抗原' },
    specimen: known,
    turnaround: known,
    published: false,
  }),
];

let test: TestApp;
let findings: Finding[];
beforeAll(async () => {
  test = await buildTestApp();
  await givenPackages(test);
  await givenSubjects(test.db);
  await givenCatalogue(test.db, ITEMS);
  findings = await lintCatalogue(test.db);
});
afterAll(() => test.close());

const locations = (title: RegExp) => findings.find((finding) => title.test(finding.title))?.locations ?? [];

describe('lint names, of the packages,', () => {
  it('codes that two packages share', () => {
    expect(locations(/Codes that several packages/)).toHaveLength(2);
    expect(locations(/Codes that several packages/).join('\n')).toMatch(
      /^KM33: .+; .+\nKM81: .+; .+$|^KM81: .+; .+\nKM33: .+; .+$/,
    );
  });

  it('the gap and the repeated band of the allergen table', () => {
    expect(locations(/allergen/)).toEqual([
      'class 4 (17.5 to below 50) and class 5 (17.5 to below 50) share results',
      'nothing is said of 50 to below 100',
    ]);
    expect(bandFindings(sampleBody('package-group', 'allergy').allergenClasses.slice(0, 5))).toEqual([]);
  });

  it('values that are not known', () => {
    expect(locations(/Packages without a specimen/)).toHaveLength(18);
    expect(locations(/Packages without a turnaround/).length).toBe(9 + 6);
    expect(locations(/list of items/).length).toBeGreaterThan(40);
    expect(locations(/Codes without a page/)).toHaveLength(12);
  });

  it('items whose test is not in the catalogue, or not published', () => {
    const found = locations(/Items of packages/);
    expect(found).toContain('PSA, tum-psa (KM61, KM62)');
    expect(found.join('\n')).not.toContain('Potassium');
  });
});

describe('lint names, of the test items,', () => {
  it.each([
    [/without a specimen: add it/, ['BARE Test BARE']],
    [/items without a turnaround/, ['BARE Test BARE']],
    [
      /without a preparation/,
      ITEMS.slice(0, 1)
        .concat(ITEMS.slice(2))
        .map(({ id, name }) => `${id} ${name.en}`),
    ],
    [/without a code/, ['BARE Test BARE']],
    [/in some languages/, ['ONE Sodium: specimen in traditional Chinese and simplified Chinese']],
    [/Names that several/, ['鈉: ONE, TWO', '钠: ONE, TWO', 'Sodium: ONE, TWO']],
    [/Subjects that/, ['TWO SODIUM']],
    [/not published/, ['tum-psa Prostate specific antigen (PSA)']],
  ])('%s', (title, expected) => {
    const found = findings.filter(
      (finding) => title.test(finding.title) && finding.title.startsWith('Packages') === false,
    );
    expect(found.flatMap((finding) => finding.locations)).toEqual(expected);
  });
});

it('lint changes nothing', async () => {
  expect(await readCatalogueItems(test.db)).toEqual(ITEMS);
});
