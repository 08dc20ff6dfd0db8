import type { AttendanceGroup, Statistics } from '@phial/contract/staff/statistics';
import { instantOf } from '@phial/domain/hong-kong-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type GivenSlot, givenServicePoint, givenSlot } from '../testing/builders.ts';
import { atDesk } from '../testing/desk.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
let slot: GivenSlot;
let manager: Awaited<ReturnType<typeof signedIn>>;
const CONFIRMED = instantOf('2026-03-02', '12:00');

beforeAll(async () => {
  test = await buildTestApp();
  const point = await givenServicePoint(test.db);
  slot = await givenSlot(test.db, { servPtId: point, servTime: '2026-03-03 10:00:00', capacity: 40 });
  const later = await givenSlot(test.db, { servTime: '2026-03-04 10:00:00' });
  await given(2, { status: 'ATTENDED', confirmed: true, reminder: 'SENT' });
  await given(1, { status: 'NO_SHOW', confirmed: true, reminder: 'SENT' });
  await given(1, { status: 'ATTENDED', confirmed: true });
  await given(3, { status: 'ATTENDED', reminder: 'SENT' });
  await given(2, { status: 'NO_SHOW', reminder: 'SENT' });
  await given(1, { status: 'NO_SHOW' });
  // Not sent, so not reminded.
  await given(1, { status: 'NO_SHOW', reminder: 'SKIPPED' });
  await given(1, { status: 'NO_SHOW', reminder: 'FAILED' });
  // Reminded of a time the booking was moved away from.
  await given(1, { status: 'ATTENDED', reminder: 'SENT', remindedOf: instantOf('2026-03-03', '11:00') });
  // Not known, or not of the period.
  await given(2, { status: 'BOOKED', confirmed: true, reminder: 'SENT' });
  await given(1, { status: 'CANCELLED', confirmed: true });
  await given(1, { status: 'ATTENDED', confirmed: true, slot: later });
  await (await atDesk(test)).walkIn(
    await givenSlot(test.db, { servPtId: point, servTime: '2026-03-02 09:30:00' }),
    {
      docNo: 'A123456(3)',
    },
  );
  test.clock.set(instantOf('2026-03-05', '09:00'));
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());

async function given(
  count: number,
  {
    status,
    confirmed = false,
    reminder,
    remindedOf,
    slot: at = slot,
  }: {
    status: 'BOOKED' | 'ATTENDED' | 'NO_SHOW' | 'CANCELLED';
    confirmed?: boolean;
    reminder?: 'SENT' | 'SKIPPED' | 'FAILED';
    remindedOf?: Date;
    slot?: GivenSlot;
  },
): Promise<void> {
  for (let index = 0; index < count; index++) {
    const { data } = await visitor(test).book(at);
    const id = data.apptRecordId;
    await test.db.kysely
      .updateTable('appointment')
      .set({
        status,
        attendance_confirmed_at: confirmed ? CONFIRMED : null,
        cancelled_at: status === 'CANCELLED' ? CONFIRMED : null,
      })
      .where('id', '=', id)
      .execute();
    if (reminder === undefined) continue;
    const startsAt = remindedOf ?? new Date(`${at.servTime.replace(' ', 'T')}+08:00`);
    for (const hours of [24, 3]) {
      await test.db.kysely
        .insertInto('outbox')
        .values({
          id: crypto.randomUUID(),
          appointment_id: id,
          kind: 'reminder',
          hours_ahead: hours,
          service_point_id: at.servPtId,
          starts_at: startsAt,
          state: reminder,
          due_at: CONFIRMED,
          created_at: CONFIRMED,
          settled_at: CONFIRMED,
        })
        .execute();
    }
  }
}

async function groups(query: Record<string, string> = {}): Promise<AttendanceGroup[]> {
  const period = { from: '2026-03-01', until: '2026-03-03', by: 'day', ...query };
  const { data } = await manager.call<Statistics>('GET', `/staff/numbers?${new URLSearchParams(period)}`);
  return data.attendance;
}

it('counts who came by confirmed attendance and by a reminder that was sent, each booking once', async () => {
  expect(await groups()).toEqual([
    { confirmed: true, reminded: true, attended: 2, noShows: 1 },
    { confirmed: true, reminded: false, attended: 1, noShows: 0 },
    { confirmed: false, reminded: true, attended: 3, noShows: 2 },
    { confirmed: false, reminded: false, attended: 1, noShows: 3 },
  ]);
});

it('counts the chosen days, point and service alone', async () => {
  const none = { attended: 0, noShows: 0 };
  expect(await groups({ from: '2026-03-04', until: '2026-03-04' })).toMatchObject([
    none,
    { confirmed: true, reminded: false, attended: 1, noShows: 0 },
    none,
    none,
  ]);
  expect(await groups({ servicePointId: 'nowhere' })).toMatchObject([none, none, none, none]);
  expect(await groups({ serviceType: 'other' })).toMatchObject([none, none, none, none]);
  expect((await groups({ servicePointId: slot.servPtId, serviceType: 'ecg' }))[0]).toMatchObject({
    attended: 2,
  });
});
