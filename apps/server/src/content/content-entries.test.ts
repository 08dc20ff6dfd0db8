import type { CollectionCentre, DictionaryEntry, IndexEntry } from '@phial/contract/content/content';
import { CONTENT_BODIES, type ContentBody, type ContentKind } from '@phial/contract/content/content-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemsOf } from '../editing/field-schema.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenBreak, givenOpeningPattern, givenServicePoint } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const words = (text: string) => ({ tw: `${text}（繁）`, zh: `${text}（简）`, en: text });

async function givenEntry<Kind extends ContentKind>(
  kind: Kind,
  id: string,
  body: ContentBody<Kind>,
  { position = 1, state = 'PUBLISHED' as 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN' } = {},
): Promise<void> {
  const row = { kind, id, position, state, body: JSON.stringify(body), updated_at: test.clock.now() };
  await test.db.kysely.insertInto('content_entry').values(row).execute();
}

const list = async <Entry>(path: string) => (await visitor(test).call<Entry[]>('GET', path)).data;

const centre = (servPtId?: string): ContentBody<'collection-centre'> => ({
  name: words('Centre'),
  address: words('1 Pier Road'),
  businessTime: words('Mon'),
  phone: '0000 0000',
  openingHours: [{ weekdays: [1], from: '09:00', until: '13:00' }],
  pictureUrl: '/pictures/centres/tst.svg',
  ...(servPtId !== undefined && { servPtId }),
});

describe('published content', () => {
  it('is empty without content', async () => {
    for (const path of [
      '/official/homeCarousel/listAll',
      '/official/bloodCenter/all',
      '/official/recruiment/all',
    ])
      expect(await list(path)).toEqual([]);
  });

  it('contains published entries by position, then by id', async () => {
    await givenEntry('manage', 'b', { code: '', name: words('Second') }, { position: 2 });
    await givenEntry('manage', 'a', { code: '', name: words('Third') }, { position: 2 + 1 });
    await givenEntry('manage', 'd', { code: '', name: words('First'), content: words('More') });
    await givenEntry('manage', 'bb', { code: '', name: words('Same place') }, { position: 2 });
    await givenEntry('manage', 'draft', { code: '', name: words('Draft') }, { state: 'DRAFT' });
    await givenEntry('manage', 'gone', { code: '', name: words('Gone') }, { state: 'WITHDRAWN' });
    await givenEntry('project', 'e', { code: 'ECG', name: words('Of another kind') });
    const notices = await list<IndexEntry>('/system/manage/index/list');
    expect(notices.map(({ id }) => id)).toEqual(['d', 'b', 'bb', 'a']);
    expect(notices[0]).toEqual({
      id: 'd',
      sortNum: 1,
      code: '',
      twName: 'First（繁）',
      zhName: 'First（简）',
      enName: 'First',
      twContent: 'More（繁）',
      zhContent: 'More（简）',
      enContent: 'More',
    });
    expect(notices[1]).toMatchObject({ twContent: '', zhContent: '', enContent: '' });
  });

  it('follows a change within a second', async () => {
    const path = '/system/dict/data/anon/colour';
    expect(await list(path)).toEqual([]);
    const body = { dictType: 'colour', dictValue: 'R', label: words('Red'), cssClass: 'red' };
    await givenEntry('dictionary', 'colour.R', body);
    test.clock.advance(2);
    expect(await list<DictionaryEntry>(path)).toEqual([
      {
        dictCode: 'colour.R',
        dictValue: 'R',
        cssClass: 'red',
        picUrl: '',
        dictLabel: 'Red',
        dictLabelEng: 'Red',
        dictLabelCht: 'Red（繁）',
        dictLabelChs: 'Red（简）',
      },
    ]);
  });
});

describe('closed days of a collection centre', () => {
  it('are public holidays, and the closures of the service point in the same building and of its city', async () => {
    const [here, there] = [
      await givenServicePoint(test.db, { city: 'KLN' }),
      await givenServicePoint(test.db, { city: 'HK' }),
    ];
    await givenEntry('collection-centre', 'linked', centre(here));
    await givenEntry('collection-centre', 'alone', centre(), { position: 2 });
    await givenEntry('collection-centre', 'lost', centre('no-such-point'), { position: 3 });
    await givenBreak(test.db, '2026-02-27', { until: '2026-03-02' });
    await givenBreak(test.db, '2026-03-05', { servPtId: here });
    await givenBreak(test.db, '2026-03-06', { servPtId: there });
    await givenBreak(test.db, '2026-03-09', { city: 'KLN' });
    await givenBreak(test.db, '2026-03-10', { city: 'HK' });
    await givenBreak(test.db, '2026-04-12', { until: '2026-04-14' });
    test.clock.advance(2);
    const centres = await list<CollectionCentre>('/official/bloodCenter/all');
    expect(centres.map(({ id, closedDays }) => [id, closedDays])).toEqual([
      ['linked', ['2026-03-02', '2026-03-05', '2026-03-09', '2026-04-12']],
      ['alone', ['2026-03-02', '2026-04-12']],
      ['lost', ['2026-03-02', '2026-04-12']],
    ]);
  });
});

describe('the hours of a collection centre', () => {
  it('are those of the service point in the same building, all its services together', async () => {
    const here = await givenServicePoint(test.db);
    await givenOpeningPattern(test.db, here, 'ECG', { weekdays: [1, 2], opens: '09:00', closes: '17:00' });
    await givenOpeningPattern(test.db, here, 'other', { weekdays: [1, 2], opens: '16:00', closes: '20:00' });
    const { businessTime: _, ...wordless } = centre(here);
    await givenEntry('collection-centre', 'scheduled', { ...wordless, openingHours: [] }, { position: 10 });
    await givenEntry('collection-centre', 'noted', centre(here), { position: 11 });
    test.clock.advance(2);
    const [scheduled, noted] = (await list<CollectionCentre>('/official/bloodCenter/all')).slice(-2);
    expect(scheduled).toMatchObject({
      businessTime: '星期一、二 09:00–20:00',
      enBusinessTime: 'Mon, Tue 09:00–20:00',
      openingHours: [{ weekdays: [1, 2], from: '09:00', until: '20:00' }],
    });
    expect(noted?.enBusinessTime).toBe('Mon, Tue 09:00–20:00\nMon');
  });

  it('are its own without a service point with a schedule', async () => {
    const centres = await list<CollectionCentre>('/official/bloodCenter/all');
    expect(centres.find(({ id }) => id === 'linked')).toMatchObject({
      enBusinessTime: 'Mon',
      openingHours: [{ weekdays: [1], from: '09:00', until: '13:00' }],
    });
  });
});

describe('the schema of a kind', () => {
  const fieldsOf = (kind: ContentKind, body: unknown) =>
    problemsOf(CONTENT_BODIES[kind], body).map(({ path }) => path);

  it('takes a whole body', () => {
    expect(fieldsOf('collection-centre', centre())).toEqual([]);
  });

  it.each([
    [
      'a text that is empty in one language',
      { ...centre(), name: { ...words('Centre'), zh: '' } },
      'name.zh',
    ],
    [
      'a time that is none',
      { ...centre(), openingHours: [{ weekdays: [1], from: '9am', until: '13:00' }] },
      'openingHours.0.from',
    ],
    ['a field too many', { ...centre(), size: 100 }, 'size'],
  ])('refuses %s and says where', (_, body, field) => {
    expect(fieldsOf('collection-centre', body)).toEqual([field]);
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', 'ftp://elsewhere.example'])(
    'refuses a slide that links to %s',
    (link) => {
      const picture = { tw: '/a.webp', zh: '/a.webp', en: '/a.webp' };
      const slide = { type: 'pc', status: 'NORMAL', picture, alt: words('Slide') };
      expect(fieldsOf('carousel', { ...slide, link: '' })).toEqual([]);
      expect(fieldsOf('carousel', { ...slide, link })).toEqual(['link']);
    },
  );
});
