import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenBreak, newDocumentNumber } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { makeSlots } from './slots.ts';
import { pattern } from './testing/manager.ts';
import { closure, openPoints } from './testing/open-points.ts';

const FORENOON = { from: '09:30', until: '11:00' };

let test: TestApp;
let site: Awaited<ReturnType<typeof openPoints>>;
beforeAll(async () => {
  test = await buildTestApp();
  site = await openPoints(test);
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

/** Open from nine to one by the hour. */
const givenForenoon = (capacity = 2) =>
  site.givenOpenPoint({ types: ['ECG'] }, [pattern({ closes: '13:00', capacity })]);

async function enteredAt(point: string) {
  return (await site.boss.closures()).filter(({ servPtId }) => servPtId === point);
}

it('affects the bookings of those hours alone, and the day stays open', async () => {
  const point = await givenForenoon();
  const intoIt = await site.book(point, '2026-03-11 09:00:00');
  const within = await site.book(point, '2026-03-11 10:00:00');
  const after = await site.book(point, '2026-03-11 11:00:00');
  const change = closure(point, '2026-03-11', { hours: FORENOON });
  const { data } = await site.boss.preview(change);
  const ids = [intoIt, within].map(({ record }) => record.apptRecordId);
  expect(data.bookings.map(({ apptRecordId }) => apptRecordId)).toEqual(ids);
  expect(data.slots).toEqual({ added: 0, removed: 2, enlarged: 0, reduced: 0 });
  expect(data.bookings[0]?.proposals[0]).toMatchObject({ servTime: '2026-03-11 11:00:00' });
  expect((await site.boss.make(change)).data).toMatchObject({ moved: 2, cancelled: 0, messages: 2 });

  expect(await site.times(point, '2026-03-11')).toEqual(['11:00', '12:00']);
  expect((await after.person.enquire()).data[0]).toMatchObject({ servTime: '2026-03-11 11:00:00' });
  expect((await within.person.enquire()).data[0]).not.toMatchObject({ servTime: '2026-03-11 10:00:00' });
  const closed = { id: '', servPtId: point, servTime: '2026-03-11 10:00:00', type: 'ECG' };
  expect((await visitor(test, { docNo: newDocumentNumber() }).book(closed)).error).toBe('slot-unknown');

  const [entered] = await enteredAt(point);
  expect(entered).toMatchObject({ hours: FORENOON });
  const { closureId = '', version = 0 } = entered ?? {};
  await site.boss.make({ kind: 'closure-end', closureId, version });
  expect(await site.times(point, '2026-03-11')).toEqual(['09:00', '10:00', '11:00', '12:00']);
});

it('keeps, changes and drops its hours with its days', async () => {
  const point = await givenForenoon();
  const day = '2026-03-12';
  await site.boss.make(closure(point, day, { hours: FORENOON }));
  const change = async (changes: { hours?: typeof FORENOON | null }) => {
    const [entered] = await enteredAt(point);
    if (entered === undefined) throw new Error('no closure');
    const { closureId, version, names } = entered;
    const made = await site.boss.make({
      kind: 'closure-change',
      closureId,
      version,
      from: day,
      until: day,
      names,
      ...changes,
    });
    expect(made.status).toBe(200);
    return site.times(point, day);
  };
  expect(await change({})).toEqual(['11:00', '12:00']);
  expect(await change({ hours: { from: '12:00', until: '13:00' } })).toEqual(['09:00', '10:00', '11:00']);
  expect(await change({ hours: null })).toBe('BREAKDAY');
  expect(await change({ hours: FORENOON })).toEqual(['11:00', '12:00']);
});

it('overlaps with other closures, each of which opens only what no other closes', async () => {
  const point = await givenForenoon();
  const day = '2026-03-13';
  await site.boss.make(closure(point, day, { hours: FORENOON }));
  await site.boss.make(closure(point, day, { hours: { from: '10:00', until: '12:00' }, type: 'ECG' }));
  await site.boss.make(closure(point, day));
  expect(await site.times(point, day)).toBe('BREAKDAY');
  const end = async (isIt: (hours: typeof FORENOON | null) => boolean) => {
    const found = (await enteredAt(point)).find(({ hours }) => isIt(hours));
    if (found === undefined) throw new Error('no closure');
    await site.boss.make({ kind: 'closure-end', closureId: found.closureId, version: found.version });
    return site.times(point, day);
  };
  expect(await end((hours) => hours === null)).toEqual(['12:00']);
  expect(await end((hours) => hours?.from === FORENOON.from)).toEqual(['09:00', '12:00']);
  expect(await end(() => true)).toEqual(['09:00', '10:00', '11:00', '12:00']);
});

it('is refused where the hours end before they begin, and for a public holiday', async () => {
  const point = await givenForenoon();
  const refusal = async (hours: object) =>
    (await site.boss.preview(closure(point, '2026-03-16', { hours }))).error;
  expect(await refusal({ from: '12:00', until: '12:00' })).toBe('closure-hours');
  const names = { tw: '假期', zh: '假期', en: 'Holiday' };
  await site.boss.make({ kind: 'holidays', days: [{ day: '2026-05-25', names }] });
  const holiday = (await site.boss.closures()).find(({ from }) => from === '2026-05-25');
  if (holiday === undefined) throw new Error('no holiday');
  const { closureId, version, from, until } = holiday;
  const change = { kind: 'closure-change', closureId, version, from, until, names, hours: FORENOON } as const;
  expect((await site.boss.preview(change)).error).toBe('closure-hours');
});

it('is kept by the job that makes slots, and is no free time for visitors', async () => {
  const point = await givenForenoon();
  await givenBreak(test.db, '2026-03-02', { until: '2026-07-01', servPtId: point, hours: FORENOON });
  test.clock.advance(2);
  const soonest = async () =>
    (await visitor(test).call<Record<string, string>>('GET', '/rest/appointment/servPt/soonest?type=ECG'))
      .data[point];
  expect(await soonest()).toBe('2026-03-02 11:00:00');
  await test.db.transaction((db) => makeSlots({ db, clock: test.clock }));
  expect(await site.times(point, '2026-03-17')).toEqual(['11:00', '12:00']);
  test.clock.advance(24 * 3600);
  await test.db.transaction((db) => makeSlots({ db, clock: test.clock }));
  expect(await site.times(point, '2026-06-01')).toEqual(['11:00', '12:00']);
  test.clock.advance(-24 * 3600);
});

it('is kept by new weekly hours', async () => {
  const point = await givenForenoon();
  await site.boss.make(closure(point, '2026-03-18', { hours: FORENOON }));
  await site.boss.setWeek(point, [pattern({ closes: '13:00', everyMinutes: 30 })]);
  expect(await site.times(point, '2026-03-18')).toEqual(['09:00', '11:00', '11:30', '12:00', '12:30']);
});

it('races with visitors: nobody stays in closed hours, nobody loses open ones', async () => {
  const point = await givenForenoon(30);
  const day = '2026-03-24';
  const visits = Array.from({ length: 24 }, (_, number) => {
    const time = number % 2 === 0 ? '10:00' : '12:00';
    const person = visitor(test, { docNo: newDocumentNumber() });
    return {
      time,
      booked: person.book({ id: '', servPtId: point, servTime: `${day} ${time}:00`, type: 'ECG' }),
    };
  });
  const change = closure(point, day, { hours: FORENOON });
  let done = await site.boss.make(change);
  while (done.error === 'preview-outdated') done = await site.boss.make(change);
  expect(done.status).toBe(200);
  for (const { time, booked } of visits) {
    const { error } = await booked;
    if (time === '12:00') expect(error).toBeUndefined();
    else expect([undefined, 'slot-unknown', 'slot-full']).toContain(error);
  }
  const closed = await test.db.kysely
    .selectFrom('appointment')
    .select('id')
    .where('service_point_id', '=', point)
    .where('status', '=', 'BOOKED')
    .where('starts_at', '>=', new Date(`${day}T09:00:00+08:00`))
    .where('starts_at', '<', new Date(`${day}T11:00:00+08:00`))
    .execute();
  expect(closed).toEqual([]);
});
