import { randomUUID } from 'node:crypto';
import type { SchedulePreview } from '@phial/contract/schedule/schedule-change';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift } from '../testing/builders.ts';
import { chosenSlot } from './testing/manager.ts';
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

it('of any service point and day are shown as they are once the change is made, and one can be chosen', async () => {
  const point = await site.givenOpenPoint({ city: 'HK' });
  const far = await site.givenOpenPoint({ city: 'NT' });
  const { record, person } = await site.book(point, '2026-03-11 10:00:00');
  await site.book(far, '2026-04-20 09:00:00');
  const change = closure(point, '2026-03-11', { until: '2026-03-12' });
  const request = { change, apptRecordId: record.apptRecordId };
  const slotsOn = async (servPtId: string, day: string) =>
    (await site.boss.offeredSlots({ ...request, servPtId, day })).data;
  expect(await slotsOn(point, '2026-03-12')).toEqual([]);
  expect(await slotsOn(far, '2026-04-20')).toEqual([
    { servPtId: far, servTime: '2026-04-20 09:00:00', free: 1 },
    { servPtId: far, servTime: '2026-04-20 10:00:00', free: 2 },
  ]);
  const { data: seen } = await site.boss.preview(change);
  const move = { servPtId: far, servTime: '2026-04-20 10:00:00' };
  expect(seen.bookings[0]?.proposals.map(chosenSlot)).not.toContainEqual(move);
  const { apptRecordId } = record;
  expect((await site.boss.confirm(change, seen.fingerprint, [{ apptRecordId, move }])).data.moved).toBe(1);
  expect((await person.enquire()).data).toMatchObject([move]);
});

it('that clash with another booking of the person are left out', async () => {
  const point = await site.givenOpenPoint();
  const { record, person } = await site.book(point, '2026-03-11 10:00:00');
  await person.book({ id: '', servPtId: point, servTime: '2026-03-20 09:00:00', type: 'ECG' });
  const { apptRecordId } = record;
  const change = closure(point, '2026-03-11');
  const { data } = await site.boss.offeredSlots({ change, apptRecordId, servPtId: point, day: '2026-03-20' });
  expect(data).toEqual([]);
});

it('for a booking that is no longer affected are refused with the list of the moment', async () => {
  const point = await site.givenOpenPoint();
  const change = closure(point, '2026-03-11');
  const request = { change, apptRecordId: randomUUID(), servPtId: point, day: '2026-03-12' };
  expect(await site.boss.offeredSlots(request)).toMatchObject({
    status: 409,
    error: 'preview-outdated',
    data: { preview: { bookings: [] } },
  });
});

it('that were chosen are offered again after the list has changed, unless somebody took them', async () => {
  const point = await site.givenOpenPoint();
  const taken = '2026-04-20 09:00:00';
  const kept = '2026-04-21 09:00:00';
  const affected = [
    await site.book(point, '2026-03-11 09:00:00'),
    await site.book(point, '2026-03-11 10:00:00'),
  ];
  const change = closure(point, '2026-03-11');
  const { data: seen } = await site.boss.preview(change);
  const decisions = affected.map(({ record: { apptRecordId } }, at) => ({
    apptRecordId,
    move: { servPtId: point, servTime: [taken, kept][at] ?? '' },
  }));
  for (let seat = 0; seat < 2; seat++) await site.book(point, taken);
  const answer = await site.boss.confirm(change, seen.fingerprint, decisions);
  expect(answer.error).toBe('preview-outdated');
  const { preview } = answer.data as unknown as { preview: SchedulePreview };
  const offered = preview.bookings.map(({ proposals }) => proposals.map(({ servTime }) => servTime));
  expect(offered[0]).not.toContain(taken);
  expect(offered[1]?.at(-1)).toBe(kept);
});
