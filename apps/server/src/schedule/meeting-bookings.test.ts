import { randomBytes, randomUUID } from 'node:crypto';
import type { StaffServicePoint } from '@phial/contract/content/editing-service-point';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { generateReservationCode } from '@phial/domain/booking/reservation-code';
import { dayOf, instantOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAppointment } from '../booking/create.sql.ts';
import { encryptPerson } from '../booking/encrypted-person.ts';
import { hashDocument } from '../crypto/document-hash.ts';
import type { Queryable } from '../db/pool.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenServicePoint, newDocumentNumber } from '../testing/builders.ts';
import { firstProposals, manager, NAMES, pattern } from './testing/manager.ts';

let test: TestApp;
let boss: Awaited<ReturnType<typeof manager>>;
beforeAll(async () => {
  test = await buildTestApp();
  boss = await manager(test);
});
afterAll(() => test.close());

const START = instantOf('2026-03-11', '10:00');

/** A visitor's booking, as the service makes it, in a transaction of the test's. */
async function bookIn(tx: Queryable, servicePointId: string): Promise<void> {
  const id = randomUUID();
  const docNo = newDocumentNumber();
  const wanted = {
    servicePointId,
    serviceType: 'ECG',
    startsAt: START,
    now: test.clock.now(),
    holdId: undefined,
  };
  const row = await createAppointment(tx, {
    wanted,
    appointmentId: id,
    eventId: randomUUID(),
    bookedBy: 'visitor',
    serviceDay: dayOf(START),
    language: 'en',
    reservationCode: generateReservationCode(randomBytes),
    document: await hashDocument(test, docNo),
    person: encryptPerson(test.keys, id, { name: 'Au Siu Ming', docNo, telNo: '91234567', email: '' }),
    storedResponse: undefined,
  });
  expect(row.got).toBe(true);
}

/** How many connections to the test's database wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(test.db.kysely);
  return rows[0]?.count ?? 0;
}

const CHANGES: [string, (servPtId: string) => ScheduleChange][] = [
  [
    'a closure',
    (servPtId) => ({
      kind: 'closure',
      from: '2026-03-11',
      until: '2026-03-11',
      servPtId,
      city: null,
      names: NAMES,
    }),
  ],
  [
    'other hours',
    (servPtId) => ({
      kind: 'week',
      servPtId,
      type: 'ECG',
      version: 2,
      patterns: [pattern({ opens: '14:00', closes: '16:00' })],
    }),
  ],
];

it.each(CHANGES)('%s waits for a booking that is under way, and then tells of it', async (_, changeOf) => {
  const point = await givenServicePoint(test.db);
  await boss.setWeek(point, [pattern()]);
  const change = changeOf(point);
  const { data: seen } = await boss.preview(change);
  const { promise: confirmed, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof boss.confirm>>>();
  await test.db.transaction(async (tx) => {
    await bookIn(tx, point);
    void boss.confirm(change, seen.fingerprint, firstProposals(seen)).then(resolve);
    await expect.poll(waiting).toBe(1);
  });
  expect(await confirmed).toMatchObject({
    status: 409,
    error: 'preview-outdated',
    data: { preview: { bookings: [{}] } },
  });
  expect(await findDrift(test.db)).toEqual([]);
});

it.each([
  ['a weekly rest', { restWeekdays: [3, 7] }],
  ['the end of a service', { abilities: [] }],
])('%s of the point waits for a booking that is under way, and is then refused', async (_, loss) => {
  const point = await givenServicePoint(test.db);
  await boss.setWeek(point, [pattern()]);
  const address = `/staff/content/service-points/${point}`;
  const { data: former } = await boss.call<StaffServicePoint>('GET', address);
  const change = { version: former.version, body: { ...former.body, ...loss } };
  const { promise: changed, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof boss.call>>>();
  await test.db.transaction(async (tx) => {
    await bookIn(tx, point);
    void boss.call('PUT', address, change).then(resolve);
    await expect.poll(waiting).toBe(1);
  });
  expect(await changed).toMatchObject({ error: 'bookings-in-the-way', data: { count: 1 } });
});

it('a point that takes its weekly rest leaves no seat open on it', async () => {
  const point = await givenServicePoint(test.db);
  await boss.setWeek(point, [pattern()]);
  const address = `/staff/content/service-points/${point}`;
  const { data: former } = await boss.call<StaffServicePoint>('GET', address);
  const body = { ...former.body, restWeekdays: [3, 7] };
  expect((await boss.call('PUT', address, { version: former.version, body })).status).toBe(200);
  const { rows } = await sql`
    SELECT FROM slot WHERE service_point_id = ${point} AND starts_at = ${START}`.execute(test.db.kysely);
  expect(rows).toEqual([]);
});
