import { randomUUID } from 'node:crypto';
import type { Availability } from '@phial/contract/booking/availability';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropStoredResponses } from '../booking/idempotency.ts';
import { tryLock } from '../db/locks.ts';
import { makeSlots } from '../schedule/slots.ts';
import { SERVER_JOBS } from '../server-jobs.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenBreak, givenServicePoint, givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { doJob, type Job, startJobs } from './jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const make = () => doJob(test, { name: 'make-slots', work: makeSlots });

async function givenPattern(servicePointId: string, more: object = {}) {
  await test.db.kysely
    .insertInto('opening_pattern')
    .values({
      id: randomUUID(),
      service_point_id: servicePointId,
      service_type: 'ECG',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      opens: '09:00',
      closes: '10:45',
      every_minutes: 30,
      capacity: 2,
      valid_from: null,
      valid_until: null,
      ...more,
    })
    .execute();
}

async function slotDays(servicePointId: string) {
  const { rows } = await sql<{ day: string; times: string; capacity: number }>`
    SELECT (starts_at AT TIME ZONE 'Asia/Hong_Kong')::date AS day, max(capacity) AS capacity,
      string_agg(to_char(starts_at AT TIME ZONE 'Asia/Hong_Kong', 'HH24:MI'), ' ' ORDER BY starts_at) AS times
    FROM slot WHERE service_point_id = ${servicePointId} GROUP BY day ORDER BY day`.execute(test.db.kysely);
  return rows;
}

describe('slot making', () => {
  it('fills ninety days ahead from the patterns, minus rest days and breaks', async () => {
    const point = await givenServicePoint(test.db, { restWeekdays: [7] });
    await givenPattern(point);
    await givenPattern(point, { opens: '14:00', closes: '14:30', weekdays: [1], valid_from: '2026-03-09' });
    await givenBreak(test.db, '2026-03-04', { until: '2026-03-05', servPtId: point });
    await make();
    const days = await slotDays(point);
    expect(days[0]).toEqual({ day: '2026-03-02', times: '09:00 09:30 10:00', capacity: 2 });
    expect(days.at(-1)?.day).toBe('2026-05-30');
    const byDay = new Map(days.map(({ day, times }) => [day, times]));
    expect(byDay.get('2026-03-09')).toBe('09:00 09:30 10:00 14:00');
    for (const rest of ['2026-03-04', '2026-03-05', '2026-03-08']) expect(byDay.has(rest)).toBe(false);
    // 91 days, 12 Sundays, two days of closure.
    expect(days).toHaveLength(91 - 13 - 2);
  });

  it('does nothing the second time, and leaves what was changed by hand', async () => {
    const point = await givenServicePoint(test.db);
    await givenPattern(point);
    await make();
    await sql`UPDATE slot SET capacity = 7 WHERE service_point_id = ${point}`.execute(test.db.kysely);
    expect(await make()).toBe(0);
    expect((await slotDays(point)).every(({ capacity }) => capacity === 7)).toBe(true);
  });

  it('can run in several processes at once', async () => {
    const point = await givenServicePoint(test.db);
    await givenPattern(point);
    const made = await Promise.all([1, 2, 3, 4].map(make));
    expect(made.filter((count) => count !== undefined && count > 0)).toHaveLength(1);
    expect(await make()).toBe(0);
  });

  it('closes a day that became a break: free slots go, booked ones stay and accept no more', async () => {
    const point = await givenServicePoint(test.db);
    await givenPattern(point);
    await make();
    const person = visitor(test);
    const slot = { id: '', servPtId: point, servTime: '2026-03-11 09:30:00', type: 'ECG' as const };
    const booked = await person.book(slot);
    await givenBreak(test.db, '2026-03-11', { servPtId: point });
    await make();
    test.clock.advance(2);
    expect((await slotDays(point)).find(({ day }) => day === '2026-03-11')).toMatchObject({
      times: '09:30',
      capacity: 0,
    });
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
    const { data } = await person.call<Availability>('GET', `/rest/appointment/servPtApptTime/${point}`);
    expect(data['2026-03-11']).toEqual({ tag: 'BREAKDAY', slots: [] });
    expect((await person.enquire()).data).toEqual([booked.data]);
    expect((await person.cancel(booked.data.apptRecordId)).status).toBe(200);
  });
});

describe('stored responses', () => {
  it('are kept for 24 hours', async () => {
    const drop = () => doJob(test, dropStoredResponses);
    const morning = test.clock.now();
    await visitor(test).book(await givenSlot(test.db), {}, { 'idempotency-key': 'to be forgotten' });
    test.clock.advance(24 * 3600);
    expect(await drop()).toBe(0);
    test.clock.advance(1);
    expect(await drop()).toBe(1);
    test.clock.set(morning);
  });
});

describe('running jobs', () => {
  it('run every job at once, and end when stopped', async () => {
    const point = await givenServicePoint(test.db);
    await givenPattern(point);
    const jobs = startJobs(test, SERVER_JOBS);
    await expect.poll(async () => (await slotDays(point)).length).toBeGreaterThan(0);
    await jobs.stop();
  });

  it('continue after one has failed, and log it', async () => {
    const failing = { ...test.db, transaction: () => Promise.reject(new Error('no database')) };
    const jobs = startJobs({ ...test, db: failing }, SERVER_JOBS);
    await expect
      .poll(() => test.logLines.filter((line) => line.includes('job failed')).length)
      .toBe(SERVER_JOBS.length);
    await jobs.stop();
  });

  it('log that one works again, which a turn of another process does not say', async () => {
    type Turn = typeof test.db.transaction;
    const away: Turn = () => Promise.reject(new Error('no database'));
    const besideAnother: Turn = (work) =>
      test.db.transaction(async (other) => {
        await tryLock(other, 'make-slots');
        return test.db.transaction(work);
      });
    const first = [away, besideAnother, away];
    const transaction: Turn = (work) => (first.shift() ?? test.db.transaction)(work);
    test.logLines.length = 0;
    const job: Job = { name: 'make-slots', everySeconds: 0.01, work: async () => 0 };
    const jobs = startJobs({ ...test, db: { ...test.db, transaction } }, [job]);
    const lines = () => test.logLines.map((line) => JSON.parse(line));
    await expect
      .poll(lines)
      .toMatchObject([{ msg: 'job failed' }, { msg: 'job works again', job: 'make-slots', turns: 2 }]);
    await jobs.stop();
  });
});
