import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, type GivenSlot, givenSlot, newDocumentNumber, readSeats } from '../testing/builders.ts';
import {
  type StormClock,
  type StormOrder,
  type StormReport,
  stormNow,
} from '../testing/storm/storm-order.ts';
import { visitor } from '../testing/visitor.ts';

const PROCESSES = 3;
const PEOPLE_EACH = 40;
const STEPS_EACH = 12;
const CAPACITY = 4;
const PROCESS = new URL('../testing/storm/storm-process.ts', import.meta.url);

/** The refusals a person may get; anything else is a fault. */
const FAIR =
  /^(?:(?:hold|release|create|modify|cancel) ok|enquiry found [01]|(?:hold|create|modify) slot-full)$/;

const key = randomBytes(32);
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'storm', key }]) });
});
afterAll(() => test.close());

async function inProcess(order: StormOrder): Promise<StormReport> {
  const child = fork(PROCESS, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(order);
  const [report] = (await once(child, 'message')) as [StormReport];
  return report;
}

async function givenSlots(): Promise<GivenSlot[]> {
  const slots: GivenSlot[] = [];
  for (const day of ['03', '04', '05', '06', '09', '10']) {
    slots.push(await givenSlot(test.db, { servTime: `2026-04-${day} 10:00:00`, capacity: CAPACITY }));
  }
  return slots;
}

describe('a storm of several processes with many connections each', () => {
  it('sells no seat twice, loses none, and every counter equals its rows', async () => {
    const slots = await givenSlots();
    const clock: StormClock = { startedAt: Date.now(), showed: '2026-03-02T09:00:00+08:00', speed: 300 };
    const reports = await Promise.all(
      Array.from({ length: PROCESSES }, (_, number) =>
        inProcess({
          databaseUrl: test.db.url,
          key: key.toString('hex'),
          seed: 1 + number,
          slots,
          clock,
          documentNumbers: Array.from({ length: PEOPLE_EACH }, newDocumentNumber),
          stepsEach: STEPS_EACH,
        }),
      ),
    );
    const outcomes = reports.flatMap((report) => Object.entries(report.outcomes));
    expect(outcomes.filter(([outcome]) => !FAIR.test(outcome))).toEqual([]);
    for (const kind of [
      'hold ok',
      'create ok',
      'modify ok',
      'cancel ok',
      'create slot-full',
      'modify slot-full',
    ]) {
      expect(outcomes.map(([outcome]) => outcome)).toContain(kind);
    }

    expect(await findDrift(test.db)).toEqual([]);
    const held = Object.assign({}, ...reports.map((report) => report.held)) as Record<string, string>;
    const rows = await test.db.kysely
      .selectFrom('appointment')
      .select(['id', 'slot_id'])
      .where('status', '=', 'BOOKED')
      .execute();
    expect(Object.fromEntries(rows.map(({ id, slot_id }) => [id, slot_id]))).toEqual(held);

    // When every hold has ended, exactly the seats that are left can still be booked.
    test.clock.set(new Date(stormNow(clock).getTime() + 600_000));
    for (const slot of slots) {
      const before = await readSeats(test.db, slot.id);
      const late = [];
      for (let attempt = 0; attempt <= CAPACITY; attempt++)
        late.push((await visitor(test).book(slot)).status);
      expect(late.filter((status) => status === 200)).toHaveLength(CAPACITY - (before?.booked ?? 0));
      expect(await readSeats(test.db, slot.id)).toEqual({ taken: CAPACITY, booked: CAPACITY, held: 0 });
    }
  }, 120_000);
});
