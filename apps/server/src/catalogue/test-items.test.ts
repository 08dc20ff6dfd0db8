import { brotliDecompressSync } from 'node:zlib';
import type { TestItem } from '@phial/contract/content/test-item';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue } from '../testing/catalogue-builders.ts';
import { visitor } from '../testing/visitor.ts';

const text = (en: string, tw: string, zh = tw) => ({ en, tw, zh });

const CATALOGUE = [
  catalogueItem('LFT', {
    name: text('Liver function panel', '肝功能組合', '肝功能组合'),
    unitType: 'GROUP',
    children: ['ALT', 'ALB', 'DRAFT'],
  }),
  catalogueItem('ALT', {
    code: 'B001',
    name: text('Alanine aminotransferase (ALT)', '丙氨酸轉氨酶', '丙氨酸转氨酶'),
    specimen: text('3ml clotted blood', '3毫升凝血', '3毫升凝血'),
    turnaround: text('1 day', '1天'),
    preparation: text('<p>Fast for 8 hours</p>', '<p>空腹 8 小時</p>', '<p>空腹 8 小时</p>'),
    remark: text('<p>Below <b>40</b> U/L</p>', '<p>低於 <b>40</b> U/L</p>', '<p>低于 <b>40</b> U/L</p>'),
    synonyms: ['SGPT', '谷丙轉氨酶', '谷丙转氨酶'],
  }),
  catalogueItem('ALB', { name: text('albumin', '白蛋白'), usageScope: '1' }),
  catalogueItem('HB', { name: text('Haemoglobin', '血紅素', '血红蛋白'), subject: 'HAE' }),
  catalogueItem('DRAFT', { name: text('Albumin under review', '審核中'), published: false }),
  catalogueItem('AFP', { name: text('Alpha-fetoprotein', '甲胎蛋白'), code: '' }),
];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await givenCatalogue(test.db, CATALOGUE);
});
afterAll(() => test.close());

const LIST = '/rest/appointment/testItem/list';
const call = (path: string) => visitor(test).call<TestItem[]>('GET', path);
const ids = async (path: string) => (await call(path)).data.map(({ testItemId }) => testItemId);

describe('the list of test items', () => {
  it('returns every published item in the order of the catalogue', async () => {
    const answer = await call(`${LIST}?usageScope=0,1`);
    expect(answer).toMatchObject({ status: 200, code: 200, msg: '' });
    expect(answer.data.map(({ testItemId }) => testItemId)).toEqual(['LFT', 'ALT', 'ALB', 'HB', 'AFP']);
    for (const query of ['', '?usageScope=&searchValue=&nameEng=']) {
      expect((await call(LIST + query)).text).toBe(answer.text);
    }
  });

  it.each([
    ['0', ['LFT', 'ALT', 'HB', 'AFP']],
    ['1', ['ALB']],
    ['1,0', ['LFT', 'ALT', 'ALB', 'HB', 'AFP']],
  ])('returns only usage scope %s', async (scope, expected) => {
    expect(await ids(`${LIST}?usageScope=${scope}`)).toEqual(expected);
  });

  it.each([
    ['alt', ['ALT']],
    ['SGPT', ['ALT']],
    ['谷丙转氨酶', ['ALT']],
    ['血紅', ['HB']],
    ['血红蛋白', ['HB']],
    ['hemoglobin', ['HB']],
    ['haemaglobin', ['HB']],
    ['b001', ['ALT']],
    ['al', ['ALB', 'AFP', 'ALT']],
    ['zzzzzz', []],
  ])('finds %s, best first', async (typed, expected) => {
    const path = `${LIST}?usageScope=0,1&searchValue=${encodeURIComponent(typed)}`;
    expect(await ids(path)).toEqual(expected);
  });

  it.each(['A', 'a'])('returns the names that begin with %s, by name', async (letter) => {
    const { data } = await call(`${LIST}?usageScope=0,1&nameEng=${letter}`);
    expect(data.map(({ nameEng }) => nameEng)).toEqual([
      'Alanine aminotransferase (ALT)',
      'albumin',
      'Alpha-fetoprotein',
    ]);
    expect(await ids(`${LIST}?nameEng=Z`)).toEqual([]);
  });

  it.each([
    'usageScope=2',
    'usageScope=0,1,0',
    'nameEng=AB',
    'nameEng=%27',
    `searchValue=${'x'.repeat(101)}`,
    'searchValue=a&searchValue=b',
  ])('refuses %s', async (query) => {
    expect(await call(`${LIST}?${query}`)).toMatchObject({ status: 400, error: 'body-invalid' });
  });

  it('refuses a search value that is no text', async () => {
    expect(await call(`${LIST}?searchValue=%00`)).toMatchObject({ status: 400, error: 'text-invalid' });
  });
});

describe('a test item', () => {
  it('has its texts in three languages, and the traditional one again without a suffix', async () => {
    const [item] = (await call(`${LIST}?searchValue=B001`)).data;
    expect(item).toEqual({
      testItemId: 'ALT',
      code: 'B001',
      subject: 'BIO',
      usageScope: '0',
      unitType: 'SINGLE',
      nameEng: 'Alanine aminotransferase (ALT)',
      nameCht: '丙氨酸轉氨酶',
      nameChs: '丙氨酸转氨酶',
      specimenRequire: '3毫升凝血',
      specimenRequireCht: '3毫升凝血',
      specimenRequireChs: '3毫升凝血',
      specimenRequireEng: '3ml clotted blood',
      tat: '1天',
      tatCht: '1天',
      tatChs: '1天',
      tatEng: '1 day',
      preparation: '<p>空腹 8 小時</p>',
      preparationCht: '<p>空腹 8 小時</p>',
      preparationChs: '<p>空腹 8 小时</p>',
      preparationEng: '<p>Fast for 8 hours</p>',
      remark: '<p>低於 <b>40</b> U/L</p>',
      remarkCht: '<p>低於 <b>40</b> U/L</p>',
      remarkChs: '<p>低于 <b>40</b> U/L</p>',
      remarkEng: '<p>Below <b>40</b> U/L</p>',
      synonyms: ['SGPT', '谷丙轉氨酶', '谷丙转氨酶'],
      childList: [],
    });
  });

  it('lists the published tests of a group in order', async () => {
    const [group] = (await call(`${LIST}?searchValue=liver`)).data;
    expect(group?.unitType).toBe('GROUP');
    expect(group?.childList).toEqual([
      {
        testItemId: 'ALT',
        nameEng: 'Alanine aminotransferase (ALT)',
        nameCht: '丙氨酸轉氨酶',
        nameChs: '丙氨酸转氨酶',
      },
      { testItemId: 'ALB', nameEng: 'albumin', nameCht: '白蛋白', nameChs: '白蛋白' },
    ]);
  });
});

it('returns the whole catalogue in one response', async () => {
  const answer = await call('/appointment/testItem/listAll');
  expect(answer.text).toBe((await call(LIST)).text);
  expect(answer).toMatchObject({ status: 200, code: 200 });
});

it('sends the whole list compressed, and not again while it is unchanged', async () => {
  const ask = (headers: Record<string, string>) =>
    test.app.inject({ url: `${test.config.apiPrefix}${LIST}?usageScope=0,1`, headers });
  const whole = await ask({});
  const packed = await ask({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(whole.body);
  const again = await ask({ 'accept-encoding': 'gzip, br', 'if-none-match': String(packed.headers.etag) });
  expect(again.statusCode).toBe(304);
  await givenCatalogue(test.db, CATALOGUE.slice(1).concat(catalogueItem('LFT')));
  test.clock.advance(2);
  const changed = await ask({ 'if-none-match': String(whole.headers.etag) });
  expect(changed.statusCode).toBe(200);
  await givenCatalogue(test.db, CATALOGUE);
  test.clock.advance(2);
});

describe('the items of a subject', () => {
  it.each([
    ['HAE', ['HB']],
    ['BIO', ['LFT', 'ALT', 'ALB', 'AFP']],
    ['nothing', []],
  ])('%s', async (subject, expected) => {
    const path = `/appointment/testItem/subject/list/${subject}`;
    expect(await ids(path)).toEqual(expected);
    expect(await call(path)).toMatchObject({ status: 200, code: 200 });
  });

  it('refuses an invalid subject', async () => {
    const path = `/appointment/testItem/subject/list/${'x'.repeat(65)}`;
    expect(await call(path)).toMatchObject({ status: 400, error: 'body-invalid' });
  });
});

it('shows a change within a second, whichever process made it', async () => {
  const path = `${LIST}?searchValue=${encodeURIComponent('first name')}`;
  await givenCatalogue(test.db, [...CATALOGUE, catalogueItem('NEW', { name: text('First name', '名') })]);
  test.clock.advance(2);
  expect(await ids(path)).toEqual(['NEW']);
  await test.db.kysely.updateTable('test_item').set({ published: false }).where('id', '=', 'NEW').execute();
  test.clock.advance(2);
  expect(await ids(path)).toEqual([]);
});
