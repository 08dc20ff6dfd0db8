import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenBreak, newDocumentNumber } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { makeSlots } from './slots.ts';
import { pattern } from './testing/manager.ts';
import { closure, openPoints } from './testing/open-points.ts';

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

/** A point that does an ECG and takes specimens at the same hours. */
async function givenBoth(capacity = 2) {
  const point = await site.givenOpenPoint({ types: ['ECG', 'other'] }, [pattern({ capacity })]);
  const { version } = await site.boss.week(point, 'other');
  const patterns = [pattern({ capacity })];
  const week = await site.boss.make({ kind: 'week', servPtId: point, type: 'other', version, patterns });
  expect(week.status).toBe(200);
  return point;
}

it('affects the bookings of the service alone, and leaves the others open', async () => {
  const point = await givenBoth();
  const ecg = await site.book(point, '2026-03-11 09:00:00');
  const other = await site.book(point, '2026-03-11 09:00:00', {}, 'other');
  const change = closure(point, '2026-03-11', { type: 'other' });
  const { data } = await site.boss.preview(change);
  expect(data.bookings.map(({ apptRecordId }) => apptRecordId)).toEqual([other.record.apptRecordId]);
  expect(data.slots).toEqual({ added: 0, removed: 2, enlarged: 0, reduced: 0 });
  expect((await site.boss.make(change)).data).toMatchObject({ moved: 1, cancelled: 0 });

  expect(await site.times(point, '2026-03-11', 'other')).toBe('BREAKDAY');
  expect(await site.times(point, '2026-03-11')).toEqual(['09:00', '10:00']);
  expect((await ecg.person.enquire()).data[0]).toMatchObject({ servTime: '2026-03-11 09:00:00' });
  expect((await other.person.enquire()).data[0]).toMatchObject({ servTime: '2026-03-12 09:00:00' });
  const slot = { id: '', servPtId: point, servTime: '2026-03-11 10:00:00', type: 'other' };
  expect((await visitor(test, { docNo: newDocumentNumber() }).book(slot)).error).toBe('slot-unknown');

  const [entered] = (await site.boss.closures()).filter(({ servPtId }) => servPtId === point);
  expect(entered).toMatchObject({ type: 'other' });
  const { closureId = '', version = 0 } = entered ?? {};
  await site.boss.make({ kind: 'closure-end', closureId, version });
  expect(await site.times(point, '2026-03-11', 'other')).toEqual(['09:00', '10:00']);
});

it('leaves the point closed where all of it is closed as well', async () => {
  const point = await givenBoth();
  await site.boss.make(closure(point, '2026-03-13', { type: 'other' }));
  await site.boss.make(closure(point, '2026-03-13'));
  const [one, all] = ['other', null].map(async (type) => {
    const found = (await site.boss.closures()).find((rest) => rest.servPtId === point && rest.type === type);
    if (found === undefined) throw new Error('no closure');
    return { kind: 'closure-end', closureId: found.closureId, version: found.version } as const;
  });
  if (one === undefined || all === undefined) throw new Error('no closures');
  await site.boss.make(await all);
  expect(await site.times(point, '2026-03-13')).toEqual(['09:00', '10:00']);
  expect(await site.times(point, '2026-03-13', 'other')).toBe('BREAKDAY');
  await site.boss.make(await one);
  expect(await site.times(point, '2026-03-13', 'other')).toEqual(['09:00', '10:00']);
});

it('of a service that does not exist is refused', async () => {
  const point = await site.givenOpenPoint();
  expect(await site.boss.preview(closure(point, '2026-03-11', { type: 'Unknown' }))).toMatchObject({
    error: 'service-point-unknown',
  });
});

it('is kept by the job that makes slots, and is no free time for visitors', async () => {
  const point = await givenBoth();
  await givenBreak(test.db, '2026-03-02', { until: '2026-03-17', servPtId: point, type: 'other' });
  test.clock.advance(2);
  const soonest = async (type: string) =>
    (await visitor(test).call<Record<string, string>>('GET', `/rest/appointment/servPt/soonest?type=${type}`))
      .data[point];
  expect(await soonest('other')).toBe('2026-03-18 09:00:00');
  expect(await soonest('ECG')).toMatch(/^2026-03-02 /);
  await test.db.transaction((db) => makeSlots({ db, clock: test.clock }));
  const open = await test.db.kysely
    .selectFrom('slot')
    .select('service_type')
    .distinct()
    .where('service_point_id', '=', point)
    .where('capacity', '>', 0)
    .where('starts_at', '>=', new Date('2026-03-03T00:00:00+08:00'))
    .where('starts_at', '<', new Date('2026-03-18T00:00:00+08:00'))
    .execute();
  expect(open).toEqual([{ service_type: 'ECG' }]);
});

it('races with visitors of both services: nobody stays in a closed one, nobody loses an open one', async () => {
  const point = await givenBoth(30);
  const day = '2026-03-24';
  const visits = Array.from({ length: 24 }, (_, number) => {
    const type = number % 2 === 0 ? 'ECG' : 'other';
    const person = visitor(test, { docNo: newDocumentNumber() });
    return { type, booked: person.book({ id: '', servPtId: point, servTime: `${day} 09:00:00`, type }) };
  });
  const change = closure(point, day, { type: 'other' });
  let done = await site.boss.make(change);
  while (done.error === 'preview-outdated') done = await site.boss.make(change);
  expect(done.status).toBe(200);
  for (const { type, booked } of visits) {
    const { error } = await booked;
    if (type === 'ECG') expect(error).toBeUndefined();
    else expect([undefined, 'slot-unknown', 'slot-full']).toContain(error);
  }
  const left = await test.db.kysely
    .selectFrom('appointment')
    .select('service_type')
    .where('service_point_id', '=', point)
    .where('status', '=', 'BOOKED')
    .where('service_day', '=', day)
    .execute();
  expect(left).toEqual(Array.from({ length: 12 }, () => ({ service_type: 'ECG' })));
});
