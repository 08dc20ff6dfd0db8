import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue, givenSubjects } from '../../testing/catalogue-builders.ts';
import { CSV_HEAD, csvFile, importFile } from '../../testing/catalogue-file.ts';
import { readCatalogueItems } from '../test-items.sql.ts';
import type { FileFormat } from './file-format.ts';

const FORMER = [catalogueItem('OLD'), catalogueItem('A')];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await givenSubjects(test.db);
  await givenCatalogue(test.db, FORMER);
});
afterAll(() => test.close());

async function complaintsOf(content: string | Uint8Array, options: { format?: FileFormat } = {}) {
  const outcome = await importFile(test, content, options);
  if (!('complaints' in outcome)) throw new Error('it was imported');
  expect(await readCatalogueItems(test.db)).toEqual(FORMER);
  return outcome.complaints.map(({ location, what }) => `${location}: ${what}`);
}

describe('a faulty file changes nothing, and every faulty line is reported', () => {
  it('by its number', async () => {
    const complaints = await complaintsOf(
      csvFile(
        { testItemId: '', nameEng: ' ', nameCht: '', subject: '', usageScope: '2', unitType: 'single' },
        { testItemId: 'a b', subject: 'XYZ', published: 'maybe' },
        { remarkEng: '"two\r\nlines"' },
        { testItemId: 'N2', code: 'k2' },
        { unitType: 'GROUP' },
        { children: 'N2' },
        { unitType: 'GROUP', children: 'N2;NOBODY;N2' },
        { testItemId: 'X1', unitType: 'GROUP', children: 'X2' },
        { testItemId: 'X2', unitType: 'GROUP', children: 'X1' },
        { nameEng: 'n'.repeat(201), remarkEng: '<script>x</script><p onclick=y>z</p>' },
        { nameCht: 'x\u0000y', synonyms: 's'.repeat(101) },
      ),
    );
    expect(complaints).toEqual([
      'line 2: testItemId is empty: fill it in',
      'line 2: nameEng is empty: fill it in',
      'line 2: nameCht is empty: fill it in',
      'line 2: subject is empty: fill it in',
      'line 2: usageScope is "2": write 0 or 1',
      'line 2: unitType is "single": write SINGLE or GROUP',
      'line 3: testItemId "a b" must be 1 to 64 letters, digits, . _ -, a letter or digit first',
      'line 3: subject "XYZ" is not known: use one of BIO, HAE',
      'line 3: published is "maybe": write true or false',
      'line 6: testItemId N2 is on line 4 already: give each item its own',
      'line 6: code k2 is on line 4 already: give each item its own',
      'line 7: is a GROUP without children: list their testItemIds, or make it SINGLE',
      'line 8: is SINGLE and has children: remove them, or make it a GROUP',
      'line 9: the child N2 is there twice: keep one',
      'line 9: the child NOBODY is no testItemId of this file',
      'line 10: is among its own children: X1 > X2 > X1; break the circle',
      'line 11: is among its own children: X2 > X1 > X2; break the circle',
      'line 12: nameEng has 201 characters: shorten it to 200',
      'line 12: remarkEng has what it may not have: <script>, onclick of <p>; remove it',
      'line 13: nameCht has a character that is none (U+0000 or half of one): remove it',
      `line 13: the synonym "${'s'.repeat(59)}…" is longer than 100 characters: shorten it`,
    ]);
  });

  it('where its lines have too few or too many cells, or quotes in the wrong place', async () => {
    const right = csvFile({});
    expect(
      await complaintsOf(`${right}a,b\r\n${csvFile({ testItemId: 'x y' }).split('\r\n')[1]}\r\n`),
    ).toEqual([
      'line 3: has 2 cells, the first line 23: add or remove commas, and put cells with a comma into quotes',
      expect.stringMatching(/^line 4: testItemId "x y"/),
      'line 4: code K0 is on line 2 already: give each item its own',
    ]);
    expect(await complaintsOf(`${right}a,"b`)).toEqual([
      'line 3: a quote is opened and not closed: close it',
    ]);
    expect((await complaintsOf(`${right}a,b"c"\r\n`))[0]).toMatch(/^line 3: a quote stands inside a cell/);
    expect((await complaintsOf(`${right}a,"b"c\r\n`))[0]).toMatch(
      /^line 3: something follows a closing quote/,
    );
  });

  it('where its columns are wrong', async () => {
    expect(await complaintsOf('testItemId,code,nameEng,nameEng,subject,usageScope,unitType,price\n')).toEqual(
      [
        'line 1: the column nameCht is missing: add it',
        expect.stringMatching(/^line 1: the column "price" is not known/),
        'line 1: the column nameEng is there twice: keep one',
      ],
    );
    expect((await complaintsOf('testItemId;code;nameEng\n1;2;3\n'))[0]).toMatch(/not separated by commas/);
    expect(await complaintsOf('')).toEqual(['line 1: the file is empty']);
    expect(await complaintsOf(`${CSV_HEAD}\r\n`)).toEqual([
      'the file: has no items, and would empty the catalogue',
    ]);
  });

  it('where it is not UTF-8', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode(`${CSV_HEAD}\nA,\nB,`), 0xb6, 0x75, 0x0a]);
    expect((await complaintsOf(bytes))[0]).toMatch(/^line 3: is not UTF-8/);
    expect((await complaintsOf(new Uint8Array([0xff, 0xfe, 0x41, 0])))[0]).toMatch(/UTF-16/);
  });

  it('where it is JSON, by the number of the entry', async () => {
    const json = (value: unknown) => complaintsOf(JSON.stringify(value), { format: 'json' });
    expect((await complaintsOf('{', { format: 'json' }))[0]).toMatch(/^the file: is not JSON/);
    expect(await json({})).toEqual(['the file: is no list: write the items as [ {…}, {…} ]']);
    const right = {
      testItemId: 'A',
      code: '',
      nameEng: 'x',
      nameCht: 'x',
      subject: 'BIO',
      unitType: 'SINGLE',
    };
    expect(
      await json([7, { ...right, usageScope: 0 }, { ...right, usageScope: '0', synonyms: ['a;b'] }, right]),
    ).toEqual([
      'entry 1: is no item: write it as {…}',
      'entry 2: usageScope is no text: put it into quotes',
      'entry 3: synonyms is no text: write a list of texts without ; in them',
      'entry 4: the column usageScope is missing: add it',
    ]);
  });
});
