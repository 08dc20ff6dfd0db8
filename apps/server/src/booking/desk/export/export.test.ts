import type { BookingExport } from '@phial/contract/desk/booking-export';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givenServicePoint, givenSlot } from '../../../testing/builders.ts';
import { givenBooking } from '../../../testing/desk.ts';
import { signedIn } from '../../../testing/staff.ts';

let test: TestApp;
let boss: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  boss = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());

/** Each a second after the one before, as the audit log has them in their order. */
function exported(body: object) {
  test.clock.advance(1);
  return boss.call<BookingExport>('POST', '/staff/desk/exports', body);
}

async function events() {
  const { rows } = await sql<{ actor: string; detail: unknown }>`
    SELECT actor, detail FROM event WHERE action = 'bookings-exported' ORDER BY at, id`.execute(
    test.db.kysely,
  );
  return rows;
}

it('answers the bookings of the days by time, numbers masked, and enters itself in the audit log', async () => {
  const [here, there] = [await givenServicePoint(test.db), await givenServicePoint(test.db)];
  const at = (servPtId: string, servTime: string, type = 'ECG') =>
    givenSlot(test.db, { servPtId, servTime, type: type as 'ECG' | 'other' });
  const late = await givenBooking(test, await at(here, '2026-03-04 23:45:00'));
  const early = await givenBooking(test, await at(here, '2026-03-04 00:00:00', 'other'));
  await givenBooking(test, await at(here, '2026-03-05 00:00:00'));
  await givenBooking(test, await at(there, '2026-03-04 12:00:00'));

  const days = { from: '2026-03-04', until: '2026-03-04' };
  const { status, data } = await exported({ ...days, servicePointId: here });
  expect(status).toBe(200);
  expect(data.appointments.map(({ reservationCode }) => reservationCode)).toEqual([
    early.record.appointmentRelNumber,
    late.record.appointmentRelNumber,
  ]);
  expect(data.appointments[1]).toMatchObject({
    day: '2026-03-04',
    time: '23:45',
    name: late.guest.name,
    telNo: '91234567',
    maskedDocumentNumber: `${late.guest.docNo.slice(0, 4)}***(*)`,
  });
  expect(JSON.stringify(data)).not.toContain(late.guest.docNo);
  const ofType = await exported({ ...days, servicePointId: here, type: 'other' });
  expect(ofType.data.appointments).toHaveLength(1);
  expect((await exported(days)).data.appointments).toHaveLength(3);
  expect(await events()).toEqual([
    { actor: boss.id, detail: { ...days, point: here, type: '', appointments: 2 } },
    { actor: boss.id, detail: { ...days, point: here, type: 'other', appointments: 1 } },
    { actor: boss.id, detail: { ...days, point: '', type: '', appointments: 3 } },
  ]);
});

it.each([
  ['2026-03-05', '2026-03-04'],
  ['2026-02-30', '2026-03-04'],
  ['2026-03-01', '2027-03-02'],
])('refuses the days %s to %s, and records nothing', async (from, until) => {
  const before = await events();
  expect(await exported({ from, until })).toMatchObject({ status: 422, error: 'export-days' });
  expect(await events()).toEqual(before);
});

it('is not for counter staff', async () => {
  const clerk = await signedIn(test, { role: 'counter' });
  const days = { from: '2026-03-04', until: '2026-03-04' };
  expect((await clerk.call('POST', '/staff/desk/exports', days)).status).toBe(403);
});
