import type { ImportProblems } from '@phial/contract/imports/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../errors.ts';
import type { FileFormat } from '../../sheet/file-format.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue, givenSubjects } from '../../testing/catalogue-builders.ts';
import { CSV_HEAD, csvFile, importFile } from '../../testing/catalogue-file.ts';
import { readCatalogueItems } from '../test-items.sql.ts';

const FORMER = [catalogueItem('OLD'), catalogueItem('A')];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await givenSubjects(test.db);
  await givenCatalogue(test.db, FORMER);
});
afterAll(() => test.close());

async function problemsOf(content: string | Uint8Array, options: { format?: FileFormat } = {}) {
  const refusal: unknown = await importFile(test, content, options).catch((error: unknown) => error);
  if (!(refusal instanceof Refused)) throw new Error('it was imported');
  expect(refusal.code).toBe('import-invalid');
  expect(await readCatalogueItems(test.db)).toEqual(FORMER);
  const { problems } = refusal.data as ImportProblems;
  return problems.map(({ line, column = '', code, value = '', expected = [] }) =>
    [line, column, code, value, expected.join()].join(' ').trim(),
  );
}

describe('a faulty file changes nothing, and every faulty line is reported', () => {
  it('where its cells are wrong', async () => {
    const problems = await problemsOf(
      csvFile(
        { testItemId: '', nameEng: ' ', nameCht: '', subject: '', usageScope: '2', unitType: 'ONE' },
        { testItemId: 'a b', published: 'maybe' },
        { nameEng: 'n'.repeat(201), remarkEng: '<script>x</script><p onclick=y>z</p>' },
        { nameCht: 'x\u0000y', synonyms: 's'.repeat(101) },
      ),
    );
    expect(problems).toEqual([
      '2 testItemId cell-empty',
      '2 nameEng cell-empty',
      '2 nameCht cell-empty',
      '2 subject cell-empty',
      '2 usageScope not-one-of 2 0,1',
      '2 unitType not-one-of ONE SINGLE,GROUP',
      '3 testItemId not-an-id a b',
      '3 published not-yes-or-no maybe',
      `4 nameEng cell-too-long ${'n'.repeat(59)}… 200`,
      '4 remarkEng html <script>x</script><p onclick=y>z</p> <script>,onclick of <p>',
      '5 nameCht cell-characters x\u0000y',
      `5 synonyms cell-too-long ${'s'.repeat(59)}… 100`,
    ]);
  });

  it('where its rows do not go together', async () => {
    const problems = await problemsOf(
      csvFile(
        { subject: 'XYZ' },
        { remarkEng: '"two\r\nlines"' },
        { testItemId: 'N1', code: 'k1' },
        { unitType: 'GROUP' },
        { children: 'N1' },
        { unitType: 'GROUP', children: 'N1;NOBODY;N1' },
        { testItemId: 'X1', unitType: 'GROUP', children: 'X2' },
        { testItemId: 'X2', unitType: 'GROUP', children: 'X1' },
      ),
    );
    expect(problems).toEqual([
      '2 subject not-one-of XYZ BIO,HAE',
      '4 testItemId repeated N1 3',
      '4 code repeated k1 3',
      '5 children group-empty',
      '6 children single-with-children',
      '7 children child-repeated N1',
      '7 children child-unknown NOBODY',
      '8 children child-circle X1 > X2 > X1',
      '9 children child-circle X2 > X1 > X2',
    ]);
  });

  it('where its columns are wrong', async () => {
    expect(await problemsOf('testItemId,code,nameEng,nameEng,subject,usageScope,unitType,price\n')).toEqual([
      '1 nameEng column-repeated',
      `1 price column-unknown  ${CSV_HEAD}`,
      '1 nameCht column-missing',
    ]);
    expect(await problemsOf('')).toEqual(['1  file-empty']);
    expect(await problemsOf(`${CSV_HEAD}\r\n`)).toEqual(['1  no-rows']);
  });

  it('where it is in no encoding of spreadsheets', async () => {
    expect(await problemsOf(new Uint8Array([0x41, 0x80, 0x80, 0xff]))).toEqual(['1  encoding']);
  });

  it('where it is JSON, by the number of the entry', async () => {
    const json = (value: unknown) => problemsOf(JSON.stringify(value), { format: 'json' });
    expect(await problemsOf('{', { format: 'json' })).toEqual(['1  json-syntax']);
    expect(await json({})).toEqual(['1  json-syntax']);
    const right = {
      testItemId: 'A',
      code: '',
      nameEng: 'x',
      nameCht: 'x',
      subject: 'BIO',
      usageScope: '0',
      unitType: 'SINGLE',
    };
    expect(
      await json([7, { ...right, code: null }, { ...right, synonyms: ['a;b'] }, { ...right, subject: 'X' }]),
    ).toEqual([
      '1  json-value',
      '2 code json-value',
      '3 synonyms json-value',
      '4 subject not-one-of X BIO,HAE',
    ]);
  });
});
