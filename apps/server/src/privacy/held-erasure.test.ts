import type { RetentionPreview } from '@phial/contract/staff/privacy';
import { addDays, type DayKey, dayOf, instantOf } from '@phial/domain/hong-kong-time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doJob } from '../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';
import { eraseOldPersonalData } from './held-erasure.ts';

const RETENTION_DAYS = 30;
const FIRST_DAY = '2026-03-02';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ config: { retentionDays: RETENTION_DAYS } });
});
afterEach(() => test.close());

/** All turns of one run of the job. */
async function run(): Promise<number> {
  let erased = 0;
  for (let done = -1; done !== 0; erased += done) done = (await doJob(test, eraseOldPersonalData)) ?? 0;
  return erased;
}

const setDay = (day: DayKey) => test.clock.set(instantOf(day, '09:00'));
const dayAfter = (days: number) => addDays(FIRST_DAY, days);

/** So many bookings for each of some days from the second on, made on the first. */
async function givenBookings(days: number, each: number): Promise<void> {
  setDay(FIRST_DAY);
  for (let day = 1; day <= days; day += 1) {
    const slot = await givenSlot(test.db, { servTime: `${dayAfter(day)} 10:00:00`, capacity: each });
    for (let number = 0; number < each; number += 1) await visitor(test).book(slot);
  }
}

async function personsLeft(): Promise<number> {
  const rows = await test.db.kysely
    .selectFrom('appointment')
    .select('id')
    .where('erased_at', 'is', null)
    .execute();
  return rows.length;
}

const events = (action: string) =>
  test.db.kysely.selectFrom('event').select(['actor', 'detail']).where('action', '=', action).execute();

async function readHeld() {
  const administrator = await signedIn(test, { role: 'administrator' });
  const { data } = await administrator.call<RetentionPreview>('GET', '/staff/privacy');
  return { administrator, held: data.held };
}

describe('a clock that jumps 200 days', () => {
  beforeEach(async () => {
    await givenBookings(4, 5);
    await run();
    setDay(dayAfter(200));
  });

  it('erases nothing, is recorded once in the audit log and each time in the log, and stays ready', async () => {
    const before = test.logLines.length;
    expect([await run(), await run(), await personsLeft()]).toEqual([0, 0, 20]);
    expect(await events('personal-data-erasure-held')).toEqual([
      { actor: 'job', detail: { records: 20, before: dayAfter(170), since: dayAfter(-30) } },
    ]);
    const warnings = test.logLines.slice(before).filter((line) => line.includes('"level":40'));
    expect(warnings.map((line) => JSON.parse(line) as object)).toMatchObject([
      { records: 20 },
      { records: 20 },
    ]);
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('is shown to an administrator, who can approve the erasure', async () => {
    await run();
    const { administrator, held } = await readHeld();
    expect(held).toEqual({
      records: 20,
      before: dayAfter(170),
      erasedBefore: dayAfter(-30),
      today: dayAfter(200),
    });
    const agree = (before: DayKey) =>
      administrator.call<RetentionPreview>('POST', '/staff/privacy/held-erasure', { before });
    expect(await agree(dayAfter(169))).toMatchObject({ status: 409, error: 'version-conflict' });
    expect(await personsLeft()).toBe(20);
    const { data } = await agree(dayAfter(170));
    expect(data).not.toHaveProperty('held');
    expect([data.days, await personsLeft()]).toEqual([[], 0]);
    expect(await events('personal-data-erasure-agreed')).toEqual([
      { actor: administrator.id, detail: { records: 20, before: dayAfter(170) } },
    ]);
    expect(await events('personal-data-erased')).toMatchObject([{ detail: { appointments: 20 } }]);
    expect(await agree(dayAfter(170))).toMatchObject({ error: 'version-conflict' });
  });

  it('clears the hold once the clock is right again', async () => {
    await run();
    setDay(dayAfter(1));
    expect(await run()).toBe(0);
    expect((await readHeld()).held).toBeUndefined();
    setDay(dayAfter(RETENTION_DAYS + 2));
    expect([await run(), await personsLeft()]).toEqual([5, 15]);
  });

  it('can only be approved by administrators', async () => {
    await run();
    const manager = await signedIn(test, { role: 'manager' });
    const answer = await manager.call('POST', '/staff/privacy/held-erasure', { before: dayAfter(170) });
    expect([answer.status, await personsLeft()]).toEqual([403, 20]);
  });
});

it('catches up automatically after 30 days without a server', async () => {
  await givenBookings(6, 5);
  setDay(dayAfter(4));
  await run();
  setDay(dayAfter(RETENTION_DAYS + 4));
  expect([await run(), await personsLeft()]).toEqual([15, 15]);
  expect(await events('personal-data-erasure-held')).toEqual([]);
});

it('asks before erasing old bookings of a database it has never seen', async () => {
  await givenBookings(3, 5);
  setDay(dayAfter(RETENTION_DAYS + 20));
  expect([await run(), await personsLeft()]).toEqual([0, 15]);
  const { held } = await readHeld();
  expect(held).toMatchObject({ records: 15, erasedBefore: null });
});

it('asks before erasing bookings of days that were erased before', async () => {
  setDay(dayAfter(70));
  await run();
  await givenBookings(3, 5);
  setDay(dayAfter(71));
  expect([await run(), await personsLeft()]).toEqual([0, 15]);
});

it('erases a few records without asking, as in a laboratory that is rarely open', async () => {
  await givenBookings(2, 5);
  setDay(dayAfter(200));
  expect([await run(), await personsLeft()]).toEqual([10, 0]);
  expect(dayOf(test.clock.now())).toBe(dayAfter(200));
});
