import type { AppDependencies } from '../../app-dependencies.ts';
import { deleteExpiredHolds } from '../../booking/holds/hold.sql.ts';
import { readConfig } from '../../config.ts';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { openDatabase } from '../../db/pool.ts';
import { doJob } from '../../jobs/jobs.ts';
import { createLimits } from '../../limits/limits.ts';
import { createLogger } from '../../logging/logger.ts';
import { type StormOrder, type StormReport, stormNow } from './storm-order.ts';
import { liveThroughStorm } from './storm-person.ts';

/* A server process of the storm: takes one order from its parent, reports, ends. */
process.once('message', (order: StormOrder) => {
  void weather(order).then((report) => {
    process.send?.(report, () => process.disconnect());
  });
});

async function weather(order: StormOrder): Promise<StormReport> {
  const config = readConfig({ PHIAL_TEST_CAPTCHA: 'TEST', PHIAL_TEST_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const db = openDatabase(order.databaseUrl);
  const keys = createKeyRing([{ id: 'storm', key: Buffer.from(order.key, 'hex') }]);
  const deps: AppDependencies = {
    db,
    config,
    keys,
    log: createLogger(config),
    limits: createLimits({ config, db, keys }),
    clock: { now: () => stormNow(order.clock) },
  };
  const report: StormReport = { outcomes: {}, held: {} };
  const crowd = {
    deps,
    slots: order.slots,
    random: randomFrom(order.seed),
    count(outcome: string) {
      report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
    },
  };
  let over = false;
  const sweeping = (async () => {
    while (!over)
      await doJob(deps, {
        name: 'sweep-holds',
        work: ({ db, clock }) => deleteExpiredHolds(db, clock.now()),
      });
  })();
  await Promise.all(
    order.documentNumbers.map(async (docNo) => {
      const booked = await liveThroughStorm(crowd, docNo, order.stepsEach);
      if (booked !== undefined) report.held[booked.recordId] = booked.slot.id;
    }),
  );
  over = true;
  await sweeping;
  await db.close();
  return report;
}

/** Mulberry32: small, seeded, good enough to choose steps with. */
function randomFrom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}
