import type {
  CarouselItem,
  CollectionCentre,
  DictionaryEntry,
  IndexEntry,
  PackageGroup,
  Recruitment,
} from '@phial/contract/content/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/build-test-app.ts';
import { buildSampleApp } from '../testing/sample-app.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildSampleApp();
});
afterAll(() => test.close());

/** The data of a list, which must come with code 200. */
async function list<Entry>(path: string, headers?: Record<string, string>): Promise<Entry[]> {
  const answer = await visitor(test).call<Entry[]>('GET', path, undefined, headers);
  expect(answer).toMatchObject({ status: 200, code: 200, msg: '' });
  return answer.data;
}

const prefixed = (name: string) => [`tw${name}`, `zh${name}`, `en${name}`];
const suffixed = (name: string) => [`${name}Cht`, `${name}Chs`, `${name}Eng`];

describe('the carousel', () => {
  it('has every field: three active slides, one for mobile and one inactive', async () => {
    const slides = await list<CarouselItem>('/official/homeCarousel/listAll');
    for (const slide of slides) {
      const keys = ['homeCarouselId', 'type', 'status', 'link', ...suffixed('picUrl')];
      expect(Object.keys(slide)).toEqual(expect.arrayContaining(keys));
    }
    expect(slides.map(({ type, status, link }) => [type, status, link])).toEqual([
      ['pc', 'NORMAL', '#/grassrootReserve?index=8'],
      ['pc', 'NORMAL', '#/testItem?index=4-1'],
      ['pc', 'NORMAL', '#/ensure?index=2-2'],
      ['mobile', 'NORMAL', '#/grassrootReserve?index=8'],
      ['pc', 'DISABLE', ''],
    ]);
    expect(slides[0]).toMatchObject({
      picUrlCht: '/pictures/carousel/booking-tw.webp',
      picUrlChs: '/pictures/carousel/booking-zh.webp',
      picUrlEng: '/pictures/carousel/booking-en.webp',
      narrowPicUrlEng: '/pictures/carousel/booking-en-narrow.webp',
    });
  });
});

describe('collection centres', () => {
  const centres = () => list<CollectionCentre>('/official/bloodCenter/all');

  it('have every field, in the order of the sample', async () => {
    const answered = await centres();
    expect(answered.map(({ id }) => id)).toEqual(['tst', 'tsw', 'cwb', 'mk', 'ctl', 'kt']);
    for (const centre of answered) {
      const keys = ['id', ...prefixed('Name'), ...prefixed('Address'), 'businessTime', 'phone'];
      expect(Object.keys(centre)).toEqual(expect.arrayContaining(keys));
      expect(centre.businessTime).toBe(centre.twBusinessTime);
      expect(centre.openingHours.flatMap(({ weekdays }) => weekdays)).not.toContain(7);
    }
    const ends = answered.map(({ openingHours }) => openingHours.map(({ until }) => until).slice(1));
    expect(new Set(ends.map((pair) => pair.join(' '))), 'branches, not offices').toEqual(
      new Set(['20:30 18:30']),
    );
  });

  it('name their closed days of the next six weeks', async () => {
    const [first] = await centres();
    // Good Friday, the day after it, and two more days, as Ching Ming falls on the Sunday of Easter.
    expect(first?.closedDays).toEqual(['2026-04-03', '2026-04-04', '2026-04-06', '2026-04-07']);
  });
});

describe('vacancies', () => {
  it('have names and html-encoded descriptions in three languages, ids 1 to 4', async () => {
    const jobs = await list<Recruitment>('/official/recruiment/all');
    expect(jobs.map(({ recruimentId, enName }) => [recruimentId, enName])).toEqual([
      ['1', 'Laboratory Assistant'],
      ['2', 'Medical Laboratory Technologist'],
      ['3', 'Purchasing Assistant'],
      ['4', 'Part-time Field Courier'],
    ]);
    for (const { twDesc, zhDesc, enDesc } of jobs) {
      for (const text of [twDesc, zhDesc, enDesc]) expect(text).toMatch(/^&lt;p&gt;[^<>]+&lt;\/p&gt;$/);
    }
  });
});

describe('package groups', () => {
  it('have every field, ordered by sortNum, and name all pages of the site', async () => {
    const groups = await list<PackageGroup>('/official/packageItem/treeList');
    const keys = ['code', 'zhName', 'sortNum', 'subPackageItemList'];
    for (const group of groups) expect(Object.keys(group)).toEqual(expect.arrayContaining(keys));
    expect(groups.map(({ sortNum }) => sortNum)).toEqual(groups.map((_, index) => index + 1));
    const entries = groups.flatMap(({ subPackageItemList }) => subPackageItemList);
    expect(new Set(entries.map(({ component }) => component)).size).toBe(55);
    expect(entries.find(({ component }) => component === 'renal-rheumatoid-profile-4')).toMatchObject({
      code: expect.stringMatching(/^KM/),
      zhName: expect.stringMatching(/\p{Script=Han}/u),
    });
  });
});

describe('the lists system/…/index/list', () => {
  it.each([
    ['time', 3],
    ['usualProblem', 8],
    ['combo', 2],
    ['manage', 3],
    ['project', 3],
    ['station', 20],
    ['problem', 8],
  ])('%s has %i entries in three languages, by sortNum', async (name, count) => {
    const entries = await list<IndexEntry>(`/system/${name}/index/list`);
    expect(entries.map(({ sortNum }) => sortNum)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    const keys = ['id', 'code', ...prefixed('Name'), ...prefixed('Content')];
    for (const entry of entries) expect(Object.keys(entry)).toEqual(expect.arrayContaining(keys));
  });

  it('station lists 6, 5 and 9 places', async () => {
    const codes = (await list<IndexEntry>('/system/station/index/list')).map(({ code }) => code);
    const count = (wanted: string) => codes.filter((code) => code === wanted).length;
    expect(['collection-centre', 'community-testing-centre', 'testing-station'].map(count)).toEqual([
      6, 5, 9,
    ]);
  });
});

describe('dictionaries', () => {
  const dictionary = (path: string, headers?: Record<string, string>) =>
    list<DictionaryEntry>(`/system/dict/data/anon/${path}`, headers);

  it.each([
    ['card_type', ['HKID', 'TRAVEL']],
    ['travel_card_type', ['PASSPORT', 'HOME_RETURN_PERMIT', 'EXIT_ENTRY_PERMIT', 'OTHER']],
    ['sex', ['F', 'M']],
  ])('%s', async (dictType, values) => {
    expect((await dictionary(dictType)).map(({ dictValue }) => dictValue)).toEqual(values);
  });

  it('have every field of a subject, each with an icon of its own', async () => {
    const subjects = await dictionary('test_item_subject?language=tw');
    const keys = ['dictCode', 'dictValue', 'dictLabel', 'cssClass', 'picUrl'];
    for (const subject of subjects) expect(Object.keys(subject)).toEqual(expect.arrayContaining(keys));
    expect(new Set(subjects.map(({ cssClass }) => cssClass)).size).toBe(16);
    expect(subjects.map(({ dictValue }) => dictValue)).toContain('noValue');
  });

  it('are labelled in the requested language, else in that of the call', async () => {
    const label = async (query: string, accepted: string) =>
      (await dictionary(`test_item_subject${query}`, { 'accept-language': accepted }))[0]?.dictLabel;
    expect(await label('?language=tw', 'en')).toBe('臨床生物化學');
    expect(await label('?language=zh', 'en')).toBe('临床生物化学');
    expect(await label('?language=en', 'zh-CN')).toBe('Clinical biochemistry');
    expect(await label('?language=klingon', 'zh-CN')).toBe('临床生物化学');
    expect(await label('', 'en')).toBe('Clinical biochemistry');
  });

  it.each(['nothing', 'constructor', '__proto__', '%25'])('an unknown type %s is empty', async (dictType) => {
    expect(await dictionary(dictType)).toEqual([]);
  });
});
