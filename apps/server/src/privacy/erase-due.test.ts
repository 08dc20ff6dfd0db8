import { addDays, dayOf, instantOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJob, startJobs } from '../jobs/jobs.ts';
import { SERVER_JOBS } from '../server-jobs.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { eraseDue } from './erase-due.ts';
import { eraseOldPersonalData } from './held-erasure.ts';

const DAYS = 30;
const MORNING = instantOf('2026-03-02', '09:00');

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { retentionDays: DAYS } });
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

/** One turn of the job, with batches of two rows. */
const turn = () => doJob(test, { ...eraseOldPersonalData, work: (deps) => eraseDue(deps, 'job', 2) });

/** A booking of its own person, made in the morning of 2 March. */
async function booked(day: string, time = '10:00') {
  test.clock.set(MORNING);
  const person = visitor(test);
  const { data } = await person.book(await givenSlot(test.db, { servTime: `${day} ${time}:00` }));
  return { id: data.apptRecordId, person };
}

async function row(id: string) {
  return test.db.kysely.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

const erasures = () =>
  test.db.kysely
    .selectFrom('event')
    .select(['at', 'actor', 'appointment_id', 'detail'])
    .where('action', '=', 'personal-data-erased')
    .orderBy('at')
    .execute();

describe('the daily erasure', () => {
  it('keeps bookings of N Hong Kong days ago, and erases them a minute after', async () => {
    const [late, early, cancelled] = [
      await booked('2026-03-10', '23:30'),
      await booked('2026-03-11', '00:00'),
      await booked('2026-03-10', '00:00'),
    ];
    await cancelled.person.cancel(cancelled.id);
    const before = await row(late.id);

    test.clock.set(instantOf(addDays('2026-03-10', DAYS), '23:59'));
    expect(await turn()).toBe(0);
    expect(await row(late.id)).toEqual(before);

    test.clock.advance(60);
    expect(dayOf(test.clock.now())).toBe(addDays('2026-03-10', DAYS + 1));
    expect(await turn()).toBe(2);
    expect(await row(late.id)).toEqual({
      ...before,
      reservation_code: null,
      key_id: null,
      name: null,
      document_number: null,
      phone: null,
      email: null,
      hash_key_id: null,
      document_hash: null,
      erased_at: test.clock.now(),
    });
    expect(await row(cancelled.id)).toMatchObject({ status: 'CANCELLED', name: null });
    expect((await row(early.id)).erased_at).toBeNull();
    expect(await erasures()).toEqual([
      {
        at: test.clock.now(),
        actor: 'job',
        appointment_id: null,
        detail: { appointments: 2, before: '2026-03-11' },
      },
    ]);

    const erasedAt = test.clock.now();
    test.clock.advance(60);
    expect(await turn()).toBe(0);
    expect((await row(late.id)).erased_at).toEqual(erasedAt);
    expect(await erasures()).toHaveLength(1);
  });

  it('works in batches, and erases each booking once from several processes', async () => {
    for (let number = 1; number <= 25; number++) await booked('2026-03-12');
    const before = (await erasures()).length;
    test.clock.set(instantOf('2026-04-20', '03:00'));
    const first = await Promise.all([turn(), turn(), turn()]);
    // Of the bookings here 26 are due, ten batches of two in a turn; who has not got the lock does nothing.
    expect(first.filter((erased) => erased === 20)).toHaveLength(1);
    const later: (number | undefined)[] = [];
    while (later.at(-1) !== 0) later.push(await turn());
    const counts = (await erasures()).slice(before).map(({ detail }) => Number(detail.appointments));
    const done = [...first, ...later].reduce<number>((sum, erased) => sum + (erased ?? 0), 0);
    expect(done).toBe(26);
    expect(counts.reduce((sum, erased) => sum + erased, 0)).toBe(26);
  });

  it('skips a locked booking, and erases it the next time', async () => {
    const { id } = await booked('2026-03-13');
    test.clock.set(instantOf('2026-04-25', '03:00'));
    await test.db.transaction(async (tx) => {
      const lock = 'SELECT FROM appointment WHERE id = $1::uuid FOR UPDATE';
      await tx.query({ name: 'test-lock', text: lock, values: [id] });
      expect(await turn()).toBe(0);
    });
    expect(await turn()).toBe(1);
  });

  it('runs among the jobs of the server until nothing is left, and is measured', async () => {
    const { id } = await booked('2026-03-14');
    test.clock.set(instantOf('2026-05-01', '03:00'));
    const jobs = startJobs(test, SERVER_JOBS);
    await expect.poll(async () => (await row(id)).erased_at).toEqual(test.clock.now());
    await jobs.stop();
    expect((await test.app.inject('/metrics')).body).toContain(
      'phial_job_records_total{job="erase-personal-data"} 1\n',
    );
    expect(test.logLines.join('')).toContain('"job":"erase-personal-data","done":1');
  });
});

describe('an erased booking', () => {
  /** An answer without the number of its request. */
  const saidBy = ({ status, text }: { status: number; text: string }) => ({
    ...(JSON.parse(text) as object),
    status,
    requestId: '',
  });

  it('is found by nobody, and its id behaves like an unknown one', async () => {
    const { id, person } = await booked('2026-03-16');
    const token = (await person.enquire()).token;
    test.clock.set(instantOf('2026-05-02', '03:00'));
    expect(await turn()).toBe(1);
    // The token of the morning is brought back with the clock, as a leap in time would otherwise end it.
    test.clock.set(MORNING);
    person.setToken(token);
    const found = await person.enquire();
    expect(found).toMatchObject({ status: 200, data: [] });
    expect(found.token).toBeUndefined();
    const slot = await givenSlot(test.db, { servTime: '2026-03-17 10:00:00' });
    for (const attempt of [
      (record: string) => person.cancel(record),
      (record: string) => person.call('DELETE', `/system/record/${record}`, {}),
      (record: string) => person.change(record, slot),
    ]) {
      const unknown = await attempt('7b0e3a52-0000-4000-8000-000000000000');
      const erased = await attempt(id);
      expect(unknown).toMatchObject({ status: 403, error: 'booking-token' });
      expect(saidBy(erased)).toEqual(saidBy(unknown));
    }
    expect((await row(id)).erased_at).toEqual(instantOf('2026-05-02', '03:00'));
  });

  it('does not prevent its person from booking again', async () => {
    const { person } = await booked('2026-03-18');
    test.clock.set(instantOf('2026-05-03', '03:00'));
    await turn();
    test.clock.set(MORNING);
    expect((await person.book(await givenSlot(test.db, { servTime: '2026-03-18 10:00:00' }))).status).toBe(
      200,
    );
  });
});

describe('the table', () => {
  it.each([
    ["UPDATE appointment SET name = NULL WHERE id = '$'", 'appointment_person'],
    ["UPDATE appointment SET phone = NULL, email = NULL WHERE id = '$'", 'appointment_person'],
    ["UPDATE appointment SET erased_at = '2026-06-01Z' WHERE id = '$'", 'appointment_person'],
    [
      `UPDATE appointment SET erased_at = '2026-03-01Z', reservation_code = NULL, key_id = NULL, name = NULL,
        document_number = NULL, phone = NULL, email = NULL, hash_key_id = NULL, document_hash = NULL
        WHERE id = '$'`,
      'appointment_erased_is_over',
    ],
  ])(
    'holds all of a person or nothing, and no coming booking of nobody: %s',
    async (statement, constraint) => {
      const { id } = await booked('2026-03-19');
      const change = sql.raw(statement.replace('$', id)).execute(test.db.kysely);
      await expect(change).rejects.toThrow(constraint);
    },
  );
});
