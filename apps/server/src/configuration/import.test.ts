import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPoints } from '../schedule/testing/open-points.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenBreak } from '../testing/builders.ts';
import { catalogueItem, givenCatalogue } from '../testing/catalogue-builders.ts';
import { signedIn } from '../testing/staff.ts';
import { ConfigurationInvalid, parseConfiguration } from './configuration-file.ts';
import type { Configuration } from './format.ts';
import { exportConfiguration, importConfiguration, previewConfiguration } from './import.service.ts';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
let site: Awaited<ReturnType<typeof openPoints>>;
beforeAll(async () => {
  test = await buildTestApp();
  manager = await signedIn(test, { role: 'manager' });
  site = await openPoints(test);
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const words = (text: string) => ({ tw: text, zh: text, en: text });
const present = async () => parseConfiguration(await exportConfiguration(test)) as Required<Configuration>;
const run = (configuration: Configuration) => importConfiguration(test, configuration, 'command');

async function problemsOf(configuration: Configuration) {
  const before = await exportConfiguration(test);
  const error = await run(configuration).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigurationInvalid);
  expect(await exportConfiguration(test)).toBe(before);
  return (error as ConfigurationInvalid).problems;
}

const stations = (...ids: string[]): Configuration => ({
  content: { station: ids.map((id) => ({ id, body: { code: '', name: words(id) } })) },
});

it('publishes what the file says, keeps what it lacks, and writes versions and the audit log', async () => {
  expect(await run(stations('a', 'b'))).toMatchObject({ changes: [{ id: 'a' }, { id: 'b' }], same: 0 });
  const second = await run(stations('b', 'c'));
  expect(second).toMatchObject({
    changes: [{ effect: 'added', section: 'content.station', id: 'c' }],
    kept: [{ section: 'content.station', id: 'a' }],
    same: 1,
  });
  expect((await present()).content.station?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const versions = await test.db.kysely.selectFrom('content_version').select(['entry_id', 'event']).execute();
  expect(versions).toEqual(['a', 'b', 'c'].map((entry_id) => ({ entry_id, event: 'PUBLISHED' })));
  const events = await test.db.kysely
    .selectFrom('event')
    .select(['actor', 'detail'])
    .where('action', '=', 'configuration-imported')
    .orderBy('at')
    .execute();
  expect(events).toContainEqual({ actor: 'command', detail: { added: 1, changed: 0, unchanged: 1 } });
});

it('puts a list into the order of the file', async () => {
  await run(stations('a', 'b', 'c'));
  const { changes } = await run(stations('c', 'a'));
  expect(changes).toEqual([{ effect: 'reordered', section: 'content.station', id: '' }]);
  expect((await present()).content.station?.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

it('lets two entries change their words, and refuses one that another keeps', async () => {
  const group = { id: 'g', body: { code: 'g', name: words('G'), allergenClasses: [] } };
  const pack = (id: string, component: string) => ({
    id,
    body: {
      group: 'g',
      component,
      code: 'P1',
      name: words(id),
      specimens: [],
      itemsComplete: false,
      itemGroups: [],
      remarks: [],
    },
  });
  const file = (...packages: ReturnType<typeof pack>[]): Configuration => ({
    content: { 'package-group': [group], package: packages },
  });
  await run(file(pack('one', 'a'), pack('two', 'b')));
  await run(file(pack('one', 'b'), pack('two', 'a')));
  const now = (await present()).content.package?.map(({ id, body }) => [id, body.component]);
  expect(now).toEqual([
    ['one', 'b'],
    ['two', 'a'],
  ]);
  const path = 'content.package.0.body.component';
  expect(await problemsOf(file(pack('three', 'a')))).toEqual([{ path, problem: 'taken' }]);
});

it('refuses a second entry of a kind that has one, and a package without its group', async () => {
  const codes = { id: 'others', body: { codes: ['X1'] } };
  expect(await problemsOf({ content: { 'package-codes': [codes] } })).toEqual([
    { path: 'content.package-codes.0.id', problem: 'unknown' },
  ]);
  const [pack] = (await present()).content.package ?? [];
  const lost = { id: 'lost', body: { ...pack?.body, component: 'lost', group: 'nothing' } };
  expect(await problemsOf({ content: { package: [lost] } })).toEqual([
    { path: 'content.package.0.body.group', problem: 'unknown' },
  ]);
});

it('keeps the draft of staff beside what it publishes', async () => {
  await run(stations('drafted'));
  const draft = { code: '', name: words('Not finished') };
  const { data } = await manager.call<{ version: number }>('GET', '/staff/content/entries/station/drafted');
  const { version } = data;
  await manager.call('PUT', '/staff/content/entries/station/drafted', { version, body: draft });
  await run({ content: { station: [{ id: 'drafted', body: { code: 'x', name: words('Other') } }] } });
  const after = await manager.call('GET', '/staff/content/entries/station/drafted');
  expect(after.data).toMatchObject({ draft, published: { code: 'x', name: words('Other') } });
});

it('brings a service point with its hours, and a closure to come, to a database without them', async () => {
  const point = await site.givenOpenPoint();
  await givenBreak(test.db, '2026-03-10', { servPtId: point });
  await givenBreak(test.db, '2026-03-12', { servPtId: point, type: 'ECG' });
  await givenBreak(test.db, '2026-03-13', { servPtId: point, hours: { from: '09:00', until: '10:00' } });
  const { areas, servicePoints, weeks, closures } = await present();
  const other = await buildTestApp();
  try {
    const preview = await previewConfiguration(other, { areas, servicePoints, weeks, closures }, 'command');
    expect(preview.changes).toContainEqual(
      expect.objectContaining({ effect: 'added', section: 'servicePoints', id: point }),
    );
    expect(parseConfiguration(await exportConfiguration(other)).servicePoints).toBeUndefined();
    const done = await importConfiguration(other, { areas, servicePoints, weeks, closures }, 'command');
    expect(done).toEqual(preview);
    const there = parseConfiguration(await exportConfiguration(other));
    expect(there).toMatchObject({ servicePoints, weeks, closures });
    const slots = await other.db.kysely
      .selectFrom('slot')
      .select('starts_at')
      .where('service_point_id', '=', point)
      .execute();
    const days = new Set(slots.map(({ starts_at }) => starts_at.toISOString().slice(0, 10)));
    expect(days.has('2026-03-09')).toBe(true);
    expect(days.has('2026-03-10')).toBe(false);
  } finally {
    await other.close();
  }
});

it('tells closures of one service or of some hours from those of all of them, and changes nothing the second time', async () => {
  const days = { from: '2026-03-19', until: '2026-03-19' };
  const all = { ...days, servicePoint: null, city: null, names: words('all') };
  const hours = { from: '12:00', until: '14:00' };
  const closures = [
    all,
    { ...all, hours, names: words('lunch') },
    { ...all, service: 'other', names: words('one') },
  ];
  expect(await run({ closures })).toMatchObject({
    changes: [{ effect: 'added' }, { effect: 'added' }, { effect: 'added' }],
  });
  expect(await run({ closures })).toMatchObject({ changes: [], same: 3 });
  const entered = (await present()).closures.filter(({ from }) => from === days.from);
  expect(entered).toEqual(closures);
});

it('is refused, with the service point, where bookings would have to move', async () => {
  const point = await site.givenOpenPoint();
  await site.book(point, '2026-03-09 09:00:00');
  const { weeks, servicePoints } = await present();
  const week = weeks.filter(({ servicePoint, service }) => servicePoint === point && service === 'ECG');
  const later = week.map((one) => ({
    ...one,
    patterns: one.patterns.map((pattern) => ({ ...pattern, opens: '10:00' })),
  }));
  expect(await problemsOf({ ...stations('later'), weeks: later })).toEqual([
    { path: 'weeks.0', problem: 'bookings-affected', count: 1, points: [point] },
  ]);
  const closure = {
    from: '2026-03-09',
    until: '2026-03-09',
    servicePoint: null,
    city: null,
    names: words('x'),
  };
  expect(await problemsOf({ closures: [closure] })).toMatchObject([
    { path: 'closures.0', problem: 'bookings-affected', points: [point] },
  ]);
  expect(await problemsOf({ closures: [{ ...closure, service: 'Unknown' }] })).toEqual([
    { path: 'closures.0', problem: 'service-point-unknown' },
  ]);
  const holidays = ['2026-03-06', '2026-03-09'].map((day) => ({ day, names: words('x') }));
  expect(await problemsOf({ holidays })).toMatchObject([
    { path: 'holidays.1', problem: 'bookings-affected', points: [point] },
  ]);
  const without = servicePoints
    .filter(({ id }) => id === point)
    .map((one) => ({ ...one, body: { ...one.body, abilities: [] } }));
  expect(await problemsOf({ servicePoints: without })).toEqual([
    { path: 'servicePoints.0', problem: 'bookings-in-the-way', count: 1 },
  ]);
});

it('adds holidays as one change', async () => {
  const holidays = ['2027-01-01', '2027-02-06'].map((day) => ({ day, names: words(day) }));
  const { changes } = await run({ holidays });
  expect(changes.map(({ id }) => id)).toEqual(['2027-01-01', '2027-02-06']);
  const events = await test.db.kysely
    .selectFrom('event')
    .select('detail')
    .where('action', '=', 'holidays-added')
    .execute();
  expect(events).toMatchObject([{ detail: { days: 2 } }]);
});

it('keeps the test items that the file lacks', async () => {
  await givenCatalogue(test.db, [catalogueItem('A'), catalogueItem('B')]);
  const [a] = (await present()).testItems;
  const changed = {
    ...a,
    testItemId: 'A',
    nameEng: 'Sodium',
  } as Required<Configuration>['testItems'][number];
  expect(await run({ testItems: [changed] })).toMatchObject({
    changes: [{ effect: 'changed', section: 'testItems', id: 'A', name: { en: 'Sodium' } }],
    kept: [{ section: 'testItems', id: 'B' }],
  });
  expect((await present()).testItems).toMatchObject([{ nameEng: 'Sodium' }, { testItemId: 'B' }]);
  expect(await problemsOf({ testItems: [{ ...changed, nameEng: '' } as never] })).toEqual([
    { path: 'testItems.0.nameEng', problem: 'cell-empty' },
  ]);
});

it('brings the pictures that texts name, and refuses a text without its picture', async () => {
  const canvas = createCanvas(20, 10);
  const webp = await canvas.encode('webp');
  const jpeg = await canvas.encode('jpeg');
  const hash = createHash('sha256').update(webp).digest('hex');
  const body = {
    dictType: 'test',
    dictValue: 'picture',
    label: words('A'),
    cssClass: '',
    pictureUrl: `/uploads/${hash}`,
  };
  const content = { dictionary: [{ id: 'picture', body }] };
  expect(await problemsOf({ content })).toEqual([
    { path: 'content.dictionary.0.body.pictureUrl', problem: 'missing-picture' },
  ]);
  const encoded = { webp: webp.toString('base64'), jpeg: jpeg.toString('base64') };
  const wrong = { [hash.replace(/^./, hash.startsWith('0') ? '1' : '0')]: encoded };
  expect(await problemsOf({ pictures: wrong })).toMatchObject([{ problem: 'no-picture' }]);
  await run({ content, pictures: { [hash]: encoded } });
  expect((await present()).pictures).toEqual({ [hash]: encoded });
});

it.each<[string, Configuration, { path: string; problem: string }]>([
  [
    'an unknown service point',
    {
      content: {
        'collection-centre': [
          {
            id: 'x',
            body: {
              name: words('x'),
              address: words('x'),
              openingHours: [],
              phone: '1',
              pictureUrl: '/x',
              servPtId: 'none',
            },
          },
        ],
      },
    },
    { path: 'content.collection-centre.0.body.servPtId', problem: 'unknown' },
  ],
  [
    'a legal text that there is not',
    { content: { 'legal-text': [{ id: 'mine', body: {} }] } },
    { path: 'content.legal-text.0.id', problem: 'unknown' },
  ],
  [
    'hours of an unknown point',
    { weeks: [{ servicePoint: 'none', service: 'ECG', patterns: [] as never }] },
    { path: 'weeks.0', problem: 'service-point-unknown' },
  ],
])('is refused as a whole with %s', async (_, configuration, problem) => {
  expect(await problemsOf({ ...stations('besides'), ...configuration })).toContainEqual(problem);
});
