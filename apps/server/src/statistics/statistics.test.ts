import type { Statistics } from '@phial/contract/staff/statistics';
import { addDays, instantOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseDue } from '../privacy/erase-due.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint, givenSlot } from '../testing/builders.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
let central: string;
let harbour: string;
let manager: Awaited<ReturnType<typeof signedIn>>;

/** Central, ECG: two days of five and three seats. Harbour, other: one day of two seats. Made on 2 March. */
beforeAll(async () => {
  test = await buildTestApp();
  central = await givenServicePoint(test.db);
  harbour = await givenServicePoint(test.db);
  const slots = [
    await givenSlot(test.db, { servPtId: central, servTime: '2026-03-03 10:00:00', capacity: 5 }),
    await givenSlot(test.db, { servPtId: central, servTime: '2026-03-12 23:30:00', capacity: 3 }),
    await givenSlot(test.db, {
      servPtId: harbour,
      servTime: '2026-03-13 00:00:00',
      type: 'other',
      capacity: 2,
    }),
  ];
  for (const [number, status] of [
    [0, 'ATTENDED'],
    [0, 'ATTENDED'],
    [0, 'NO_SHOW'],
    [0, 'CANCELLED'],
    [0, 'BOOKED'],
    [1, 'BOOKED'],
    [2, 'BOOKED'],
  ] as const) {
    const slot = slots[number];
    if (slot === undefined) throw new Error('no such slot');
    const person = visitor(test);
    const { data } = await person.book(slot);
    if (status === 'CANCELLED') await person.cancel(data.apptRecordId);
    else {
      await sql`UPDATE appointment SET status = ${status} WHERE id = ${data.apptRecordId}`.execute(
        test.db.kysely,
      );
    }
  }
  test.clock.set(instantOf('2026-03-10', '09:00'));
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());

const numbers = (query: Record<string, string>) =>
  manager.call<Statistics>('GET', `/staff/numbers?${new URLSearchParams(query)}`);

const EVERYTHING = {
  bookings: 7,
  cancelled: 1,
  attended: 2,
  noShows: 1,
  unmarked: 1,
  coming: 2,
  taken: 6,
  capacity: 10,
  // Made on the 2nd for the 3rd (four that count), the 12th and the 13th: 1 1 1 1 10 11.
  leadDays: { lower: 1, median: 1, upper: 7.75 },
};
const NOTHING = {
  bookings: 0,
  cancelled: 0,
  attended: 0,
  noShows: 0,
  unmarked: 0,
  coming: 0,
  taken: 0,
  capacity: 0,
  leadDays: null,
};
const MARCH = { from: '2026-03-02', until: '2026-03-13' };

describe('the statistics', () => {
  it('by day have one row per Hong Kong day, empty days included', async () => {
    const { data } = await numbers({ ...MARCH, by: 'day' });
    expect(data.total).toEqual(EVERYTHING);
    expect(data.rows.map(({ key }) => key)).toEqual(
      Array.from({ length: 12 }, (_, number) => addDays('2026-03-02', number)),
    );
    expect(data.rows[0]).toEqual({ key: '2026-03-02', name: null, ...NOTHING });
    expect(data.rows[1]).toEqual({
      key: '2026-03-03',
      name: null,
      ...EVERYTHING,
      bookings: 5,
      coming: 0,
      taken: 4,
      capacity: 5,
      leadDays: { lower: 1, median: 1, upper: 1 },
    });
    expect(data.rows.slice(-2)).toMatchObject([
      { key: '2026-03-12', bookings: 1, coming: 1, taken: 1, capacity: 3 },
      { key: '2026-03-13', bookings: 1, coming: 1, taken: 1, capacity: 2 },
    ]);
  });

  it('by service point and by service add up to the whole', async () => {
    for (const by of ['point', 'service']) {
      const { data } = await numbers({ ...MARCH, by });
      expect(data.total).toEqual(EVERYTHING);
      const sum = data.rows.reduce((so, row) => so + row.bookings, 0);
      expect(sum).toBe(7);
    }
    const points = (await numbers({ ...MARCH, by: 'point' })).data.rows;
    expect(points.find(({ key }) => key === harbour)).toMatchObject({
      bookings: 1,
      capacity: 2,
      leadDays: { lower: 11, median: 11, upper: 11 },
      name: { en: `Centre ${harbour}` },
    });
    const services = (await numbers({ ...MARCH, by: 'service' })).data.rows;
    expect(services).toMatchObject([
      { key: 'ECG', bookings: 6, capacity: 8 },
      { key: 'other', bookings: 1, capacity: 2 },
    ]);
  });

  it('can be limited to one service point and one service', async () => {
    const one = await numbers({ ...MARCH, by: 'point', servicePointId: harbour });
    expect(one.data.rows).toMatchObject([{ key: harbour, bookings: 1 }]);
    expect(one.data.total).toMatchObject({ bookings: 1, capacity: 2 });
    const ecg = await numbers({ ...MARCH, by: 'service', serviceType: 'ecg' });
    expect(ecg.data.rows).toMatchObject([{ key: 'ECG', bookings: 6 }]);
    const none = await numbers({ ...MARCH, by: 'point', servicePointId: 'nowhere' });
    expect(none.data).toMatchObject({ rows: [], total: NOTHING });
  });

  it('stay the same when the personal data are gone', async () => {
    test.clock.set(instantOf('2026-08-01', '09:00'));
    expect(await test.db.transaction((tx) => eraseDue({ ...test, db: tx }, 'job'))).toBe(7);
    manager = await signedIn(test, { role: 'manager' });
    const { data } = await numbers({ ...MARCH, by: 'day' });
    expect(data.total).toEqual({ ...EVERYTHING, unmarked: 3, coming: 0 });
  });
});

it.each([
  { from: '2026-03-02', until: '2026-03-01' },
  { from: '2026-02-30', until: '2026-03-01' },
  { from: '2026-01-01', until: '2027-01-02' },
])('refuses the days %j', async (days) => {
  expect(await numbers({ ...days, by: 'day' })).toMatchObject({ status: 422, error: 'range-invalid' });
});

it('accepts a whole leap year', async () => {
  const { data } = await numbers({ from: '2028-01-01', until: '2028-12-31', by: 'day' });
  expect(data.rows).toHaveLength(366);
});
