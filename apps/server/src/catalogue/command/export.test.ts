import { guardedCell, textOfCell } from '@phial/domain/text/csv';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test as plainTest } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue, givenSubjects } from '../../testing/catalogue-builders.ts';
import { importFile } from '../../testing/catalogue-file.ts';
import type { CatalogueItem } from '../catalogue-item.ts';
import { readCatalogueItems } from '../test-items.sql.ts';
import { exportCatalogue } from './export.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await givenSubjects(test.db);
});
afterAll(() => test.close());

const anyText = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc
      .array(
        fc.constantFrom(
          '=',
          "'",
          '"',
          ',',
          '\n',
          '\r\n',
          '+',
          '-',
          '@',
          'a',
          '鈉',
          '<p>',
          '&',
          ' ',
          '\t',
          '＝',
        ),
      )
      .map((signs) => signs.join('')),
  )
  .filter((text) => !text.includes('\u0000'));
const anyName = anyText.map((text) => `x${text}`);
const anyCells = fc.record({
  nameEng: anyName,
  nameCht: anyName,
  nameChs: anyText,
  specimenRequireEng: anyText,
  specimenRequireCht: anyText,
  tatCht: anyText,
  tatChs: anyText,
  remarkEng: anyText.map((text) => text.replaceAll('<', '&lt;')),
  remarkCht: fc.constant('<p>=1+1</p>'),
  synonyms: fc.array(anyText.map((text) => text.replaceAll(';', ''))),
  subject: fc.constantFrom('BIO', 'HAE'),
  usageScope: fc.constantFrom('0', '1'),
  published: fc.boolean(),
});

function entries(items: readonly (typeof anyCells extends fc.Arbitrary<infer Cells> ? Cells : never)[]) {
  const singles = items.map((item, index) => ({
    ...item,
    testItemId: `T${index}`,
    code: index % 3 === 0 ? '' : `=${index}`,
    unitType: 'SINGLE',
  }));
  const children = singles.map(({ testItemId }) => testItemId);
  const group = { ...singles[0], testItemId: 'G', code: '', unitType: 'GROUP', children };
  return [group, ...singles];
}

async function imported(text: string, format: 'csv' | 'json'): Promise<CatalogueItem[]> {
  await importFile(test, text, { format });
  return readCatalogueItems(test.db);
}

describe('an export', () => {
  it('imports as the same catalogue, in either format', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCells, { minLength: 1, maxLength: 4 }), async (items) => {
        const first = await imported(JSON.stringify(entries(items)), 'json');
        for (const format of ['csv', 'json'] as const) {
          const { text, items: count } = await exportCatalogue(test.db, format);
          expect(count).toBe(first.length);
          await givenCatalogue(test.db, []);
          expect(await imported(text, format)).toEqual(first);
          expect((await exportCatalogue(test.db, format)).text).toBe(text);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is read by spreadsheets as UTF-8 and runs no formula', async () => {
    const name = { en: '=HYPERLINK("http://evil.example")', tw: '@名', zh: "'+名" };
    await givenCatalogue(test.db, [catalogueItem('A', { name, synonyms: ['-1', 'x'] })]);
    const { text } = await exportCatalogue(test.db, 'csv');
    expect(text).toMatch(/^\uFEFFtestItemId/);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")",'@名,''+名`);
    expect(text).toContain(`,'-1;x,`);
    expect(text.endsWith('\r\n')).toBe(true);
  });
});

plainTest('a guarded cell is read as what it was, and never begins a formula', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(textOfCell(guardedCell(text))).toBe(text);
      expect(guardedCell(text)).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});
