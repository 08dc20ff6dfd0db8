import type { ServicePointsByCity } from '@phial/contract/booking/service-point';
import type { StaffEntry } from '@phial/contract/content/editing';
import type { ServicePointUse, StaffServicePoint } from '@phial/contract/content/editing-service-point';
import type { DeskSummary } from '@phial/contract/desk/desk';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRIES, words } from '../editing/testing/editor.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenServicePoint } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { makeSlots } from './slots.ts';
import { openPoints } from './testing/open-points.ts';

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

const LIST = '/staff/content/service-points';
const use = async (point: string) =>
  (await site.boss.call<ServicePointUse>('GET', `${LIST}/${point}/use`)).data;
const retirement = async (servPtId: string, from: string | null): Promise<ScheduleChange> => ({
  kind: 'retirement',
  servPtId,
  version: (await use(servPtId)).version,
  from,
});
const remove = async (point: string) =>
  site.boss.call('DELETE', `${LIST}/${point}`, { version: (await use(point)).version });
const centreAt = (servPtId: string) => ({
  name: words('Centre'),
  address: words('1 Example Road'),
  openingHours: [],
  phone: '00000000',
  pictureUrl: '/pictures/centre.svg',
  servPtId,
});
async function publishCentre(servPtId: string) {
  const begun = await site.boss.call<StaffEntry>('POST', `${ENTRIES}/collection-centre`, {
    body: centreAt(servPtId),
  });
  const { kind, id, version } = begun.data;
  return site.boss.call<StaffEntry>('POST', `${ENTRIES}/${kind}/${id}/publish`, {
    version,
    body: centreAt(servPtId),
  });
}
async function isShown(point: string): Promise<boolean> {
  test.clock.advance(2);
  const { data } = await visitor(test).call<ServicePointsByCity>('GET', '/rest/appointment/servPt/list');
  return Object.values(data)
    .flat()
    .some(({ servPtId }) => servPtId === point);
}

describe('a service point that retires', () => {
  it('keeps the bookings before its last day, moves those after it, and cannot be booked any more', async () => {
    const point = await site.givenOpenPoint();
    const before = await site.book(point, '2026-03-10 10:00:00');
    const after = await site.book(point, '2026-03-11 10:00:00');
    expect(await use(point)).toMatchObject({ upcoming: 2, lastBooked: '2026-03-11', hasHistory: true });
    const change = await retirement(point, '2026-03-11');
    const { data } = await site.boss.preview(change);
    expect(data.bookings.map(({ apptRecordId }) => apptRecordId)).toEqual([after.record.apptRecordId]);
    expect(data.bookings[0]?.proposals.every(({ servPtId }) => servPtId !== point)).toBe(true);
    expect((await site.boss.make(change)).status).toBe(200);

    expect(await site.times(point, '2026-03-10')).toEqual(['09:00', '10:00']);
    expect(await site.times(point, '2026-03-11')).toBeUndefined();
    expect((await before.person.enquire()).data).toMatchObject([{ servTime: '2026-03-10 10:00:00' }]);
    const slot = { id: '', servPtId: point, servTime: '2026-03-12 10:00:00', type: 'ECG' as const };
    expect((await visitor(test).book(slot)).error).toBe('slot-unknown');
    expect(await isShown(point)).toBe(true);
    const { data: stored } = await site.boss.call<StaffServicePoint>('GET', `${LIST}/${point}`);
    expect(stored).toMatchObject({ retiredFrom: '2026-03-11', version: 2 });
  });

  it('today is not shown to visitors, and staff see it marked', async () => {
    const point = await site.givenOpenPoint();
    await site.boss.make(await retirement(point, '2026-03-02'));
    expect(await isShown(point)).toBe(false);
    const { data } = await site.boss.call<DeskSummary>('GET', '/staff/desk/summary');
    expect(data.points.find(({ servicePointId }) => servicePointId === point)?.dayOff?.kind).toBe('retired');
  });

  it('gets no slots from the hourly job or a new week', async () => {
    const point = await site.givenOpenPoint();
    await site.boss.make(await retirement(point, '2026-03-11'));
    await site.boss.setWeek(
      point,
      (await site.boss.week(point)).patterns.map((one) => ({ ...one, capacity: 3 })),
    );
    await makeSlots(test);
    expect(await site.times(point, '2026-03-11')).toBeUndefined();
    expect(await site.times(point, '2026-03-10')).toEqual(['09:00', '10:00']);
  });

  it('opens again with its hours', async () => {
    const point = await site.givenOpenPoint();
    await site.boss.make(await retirement(point, '2026-03-02'));
    await site.boss.make(await retirement(point, null));
    expect(await site.times(point, '2026-03-11')).toEqual(['09:00', '10:00']);
    expect(await isShown(point)).toBe(true);
  });

  it('is refused for a day that is over and from an older version', async () => {
    const point = await site.givenOpenPoint();
    expect(await site.boss.preview(await retirement(point, '2026-03-01'))).toMatchObject({
      error: 'closure-days',
    });
    const older = await retirement(point, '2026-03-11');
    await site.boss.make(older);
    expect(await site.boss.preview(older)).toMatchObject({
      error: 'version-conflict',
      data: { retirement: { version: 2, retiredFrom: '2026-03-11' } },
    });
  });

  it('does not lose a booking that is made at this moment', async () => {
    for (let round = 0; round < 6; round++) {
      const point = await site.givenOpenPoint();
      const change = await retirement(point, '2026-03-11');
      const { data } = await site.boss.preview(change);
      const slot = { id: '', servPtId: point, servTime: '2026-03-12 10:00:00', type: 'ECG' as const };
      const [booked, retired] = await Promise.all([
        visitor(test).book(slot),
        site.boss.confirm(change, data.fingerprint, []),
      ]);
      const { upcoming } = await use(point);
      if (retired.status === 200) expect([booked.status, upcoming]).toEqual([422, 0]);
      else expect([retired.error, booked.status, upcoming]).toEqual(['preview-outdated', 200, 1]);
    }
  });
});

describe('a service point without history', () => {
  it('is deleted with its hours and slots', async () => {
    const point = await site.givenOpenPoint();
    expect(await use(point)).toMatchObject({ upcoming: 0, lastBooked: null, hasHistory: false });
    expect((await remove(point)).status).toBe(200);
    expect(await isShown(point)).toBe(false);
    expect(await site.boss.call('GET', `${LIST}/${point}`)).toMatchObject({ status: 404 });
  });

  it('is one that nobody ever booked: cancelled and moved bookings count', async () => {
    const point = await site.givenOpenPoint();
    const { record, person } = await site.book(point, '2026-03-11 10:00:00');
    await person.cancel(record.apptRecordId);
    expect(await remove(point)).toMatchObject({ status: 409, error: 'service-point-used' });
    const other = await site.givenOpenPoint();
    await site.book(other, '2026-03-12 10:00:00');
    await site.boss.make(await retirement(other, '2026-03-12'));
    expect(await use(other)).toMatchObject({ upcoming: 0, hasHistory: true });
    expect(await remove(other)).toMatchObject({ status: 409, error: 'service-point-used' });
  });

  it('is deleted or booked, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const point = await site.givenOpenPoint();
      const slot = { id: '', servPtId: point, servTime: '2026-03-12 10:00:00', type: 'ECG' as const };
      const [booked, deleted] = await Promise.all([visitor(test).book(slot), remove(point)]);
      expect(['200 409', '422 200', '409 200']).toContain(`${booked.status} ${deleted.status}`);
    }
  });

  it('is not deleted while a published collection centre names it', async () => {
    const point = await site.givenOpenPoint();
    const centre = await publishCentre(point);
    expect(await remove(point)).toMatchObject({
      status: 409,
      error: 'service-point-named',
      data: { centres: [centreAt(point).name] },
    });
    expect((await use(point)).hasHistory).toBe(false);
    const { kind, id, version } = centre.data;
    await site.boss.call('POST', `${ENTRIES}/${kind}/${id}/withdraw`, { version });
    expect((await remove(point)).status).toBe(200);
    expect(await publishCentre(point)).toMatchObject({ error: 'content-invalid' });
  });

  it('is deleted or named by a centre, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const point = await site.givenOpenPoint();
      const [published, deleted] = await Promise.all([publishCentre(point), remove(point)]);
      expect(['200 409', '422 200']).toContain(`${published.status} ${deleted.status}`);
    }
  });

  it('is not deleted from an older version', async () => {
    const point = await givenServicePoint(test.db);
    expect(await site.boss.call('DELETE', `${LIST}/${point}`, { version: 7 })).toMatchObject({
      error: 'version-conflict',
    });
  });
});
