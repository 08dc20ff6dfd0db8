import type { DeskDay, DeskSummary } from '@phial/contract/desk/desk';
import type { Statistics } from '@phial/contract/staff/statistics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift } from '../testing/builders.ts';
import { atDesk } from '../testing/desk.ts';
import { signedIn } from '../testing/staff.ts';
import { loadSample } from './load-sample.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  test.clock.set(new Date('2026-03-02T14:05:00+08:00'));
  await loadSample(test);
});
afterAll(() => test.close());

it('loaded in the middle of a day it shows a desk in the middle of a day', async () => {
  const desk = await atDesk(test);
  const { data } = await desk.call<DeskSummary>('GET', '/staff/desk/summary');
  const total = (field: 'arrived' | 'noShow' | 'waiting') =>
    data.points.reduce((sum, point) => sum + point[field], 0);
  expect(total('arrived')).toBeGreaterThan(20);
  expect(total('noShow')).toBeGreaterThan(2);
  expect(total('waiting')).toBeGreaterThan(0);
  expect(await findDrift(test.db)).toEqual([]);
  for (const { servicePointId } of data.points) {
    const { data: day } = await desk.call<DeskDay>('GET', `/staff/desk/day?servicePointId=${servicePointId}`);
    for (const { status, day: of, time, arrivedAt, bookedAt, maskedDocumentNumber } of day.appointments) {
      const startsAt = new Date(`${of}T${time}:00+08:00`);
      expect(new Date(bookedAt) < test.clock.now()).toBe(true);
      expect(maskedDocumentNumber).toMatch(/^Q\d{3}\*{3}\(\*\)$/);
      if (startsAt > test.clock.now()) expect(status).toBe('BOOKED');
      if (status === 'ATTENDED') expect(new Date(arrivedAt ?? 0) <= startsAt).toBe(true);
    }
  }
  // Their ends are there to be found.
  expect((await desk.find('示範')).data.appointments.length).toBeGreaterThan(0);
});

it('has visits of the past month, of which some were missed, for the numbers', async () => {
  const manager = await signedIn(test, { role: 'manager' });
  const days = 'from=2026-02-01&until=2026-03-01';
  const { data } = await manager.call<Statistics>('GET', `/staff/numbers?${days}&by=day`);
  // All days but Sundays and public holidays.
  expect(data.rows.filter(({ attended }) => attended > 0).length).toBeGreaterThan(18);
  expect(data.total.noShows).toBeGreaterThan(20);
  expect(data.total.unmarked).toBe(0);
  // Enough of both to show a rate.
  for (const confirmed of [true, false]) {
    const groups = data.attendance.filter((group) => group.confirmed === confirmed);
    expect(groups.reduce((sum, { attended, noShows }) => sum + attended + noShows, 0)).toBeGreaterThan(30);
  }
});
