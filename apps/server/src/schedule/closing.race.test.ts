import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { addDays } from '@phial/domain/hong-kong-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyRing } from '../crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type GivenSlot, givenServicePoint, newDocumentNumber } from '../testing/builders.ts';
import type { StormClock, StormOrder, StormReport } from '../testing/storm/storm-order.ts';
import type { ClosingOrder, ClosingReport } from './testing/closing-process.ts';
import { manager, pattern } from './testing/manager.ts';
import { findFaults } from './testing/schedule-faults.ts';

const POINTS = 3;
const DAYS = 3;
const ROUNDS = 18;
const VISITOR_PROCESSES = 2;
const PEOPLE_EACH = 40;
const STEPS_EACH = 30;
const VISITORS = new URL('../testing/storm/storm-process.ts', import.meta.url);
const MANAGERS = new URL('./testing/closing-process.ts', import.meta.url);
const FIRST_DAY = '2026-04-07';

/** The refusals a visitor may get; anything else is a fault. */
const FAIR_TO_VISITORS =
  /^(?:(?:hold|release|create|modify|cancel) ok|enquiry found \d|(?:hold|create|modify) slot-(?:full|unknown)|(?:create|modify) same-(?:day|time)|(?:modify|cancel) already-cancelled)$/;
const FAIR_TO_MANAGERS =
  /^(?:(?:week|closure|closure-end) ok|moved|cancelled|preview-outdated|version-conflict|same-day|same-time)$/;

const key = randomBytes(32);
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'storm', key }]) });
});
afterAll(() => test.close());

async function report<Report>(child: ChildProcess, order: StormOrder | ClosingOrder): Promise<Report> {
  child.send(order);
  const [answer] = (await once(child, 'message')) as [Report];
  return answer;
}

const start = (program: URL) => fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

/** Points of one district, open from nine to one, and every slot of the days the storm is about. */
async function givenOpenPoints(boss: Awaited<ReturnType<typeof manager>>) {
  const points: string[] = [];
  const slots: GivenSlot[] = [];
  for (let number = 0; number < POINTS; number++) {
    const servPtId = await givenServicePoint(test.db, {
      district: 'Storm',
      types: ['ECG'],
      restWeekdays: [],
    });
    await boss.setWeek(servPtId, [pattern({ closes: '13:00', capacity: 3 })]);
    points.push(servPtId);
    for (let day = 0; day < DAYS; day++) {
      for (const time of ['09', '10', '11', '12']) {
        const servTime = `${addDays(FIRST_DAY, day)} ${time}:00:00`;
        slots.push({ id: '', servPtId, servTime, type: 'ECG' });
      }
    }
  }
  return { points, slots };
}

it('closures and cuts that race with visitors leave nobody without a seat and notify everybody once', async () => {
  const boss = await manager(test);
  const { points, slots } = await givenOpenPoints(boss);
  const clock: StormClock = { startedAt: Date.now(), showed: '2026-03-02T09:00:00+08:00', speed: 300 };
  const shared = { databaseUrl: test.db.url, key: key.toString('hex'), clock };
  const days = Array.from({ length: DAYS }, (_, day) => addDays(FIRST_DAY, day));
  const managers = [boss, await manager(test)].map(({ id }, number) =>
    report<ClosingReport>(start(MANAGERS), {
      ...shared,
      account: id,
      points: number === 0 ? points : points.toReversed(),
      days,
      rounds: ROUNDS,
    }),
  );
  const visitors = Array.from({ length: VISITOR_PROCESSES }, (_, number) =>
    report<StormReport>(start(VISITORS), {
      ...shared,
      seed: 1 + number,
      slots,
      stepsEach: STEPS_EACH,
      documentNumbers: Array.from({ length: PEOPLE_EACH }, newDocumentNumber),
    }),
  );
  const [closings, bookings] = [await Promise.all(managers), await Promise.all(visitors)];

  const seen = bookings.flatMap(({ outcomes }) => Object.keys(outcomes));
  expect(seen.filter((outcome) => !FAIR_TO_VISITORS.test(outcome))).toEqual([]);
  const done = closings.flatMap((outcomes) => Object.keys(outcomes));
  expect(done.filter((outcome) => !FAIR_TO_MANAGERS.test(outcome))).toEqual([]);
  // The storm was one: both sides met.
  for (const outcome of ['closure ok', 'week ok', 'closure-end ok', 'moved', 'preview-outdated']) {
    expect(done).toContain(outcome);
  }

  expect(await findFaults(test.db, FIRST_DAY)).toEqual([]);
}, 240_000);
