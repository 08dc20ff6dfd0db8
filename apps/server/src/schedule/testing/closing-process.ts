import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { readConfig } from '../../config.ts';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { Refused } from '../../errors.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { type StormClock, stormNow } from '../../testing/storm/storm-order.ts';
import { readClosureYear } from '../changes/closure.ts';
import { readSchedule } from '../changes/week.ts';
import { confirmChange } from '../confirm.service.ts';
import { previewChange } from '../preview.service.ts';
import { firstProposals, NAMES, pattern } from './manager.ts';
import { findFaults } from './schedule-faults.ts';

/** What a manager's process is told to do. */
export interface ClosingOrder {
  databaseUrl: string;
  /** 32 bytes in hex; the same for all processes. */
  key: string;
  /** Of the manager. */
  account: string;
  clock: StormClock;
  points: readonly string[];
  /** Days that are closed, one a round, and opened again but for the last round of each. */
  days: readonly string[];
  rounds: number;
}

/** How often each answer was given. */
export type ClosingReport = Record<string, number>;

/* A server process in which a manager closes days, opens some again and changes hours, while visitors book. */
process.once('message', (order: ClosingOrder) => {
  void close(order).then((report) => {
    process.send?.(report, () => process.disconnect());
  });
});

async function close(order: ClosingOrder): Promise<ClosingReport> {
  const db = openTestDatabase(order.databaseUrl);
  const deps = {
    db,
    config: readConfig({}),
    clock: { now: () => stormNow(order.clock) },
    keys: createKeyRing([{ id: 'storm', key: Buffer.from(order.key, 'hex') }]),
  };
  const report: ClosingReport = {};
  const count = (outcome: string) => {
    report[outcome] = (report[outcome] ?? 0) + 1;
  };

  for (let round = 0; round < order.rounds; round++) {
    const day = order.days[round % order.days.length] ?? '';
    const servPtId = order.points[round % order.points.length] ?? '';
    await insist(async () => ({
      kind: 'closure',
      from: day,
      until: day,
      servPtId,
      city: null,
      type: round % 2 === 0 ? null : 'ECG',
      hours: round % 3 === 1 ? { from: '09:30', until: '11:00' } : null,
      names: NAMES,
    }));
    await insist(async () => {
      const { weeks } = await readSchedule(deps);
      const version = weeks.find((week) => week.servPtId === servPtId && week.type === 'ECG')?.version ?? 1;
      const patterns = [pattern({ capacity: 2 + (round % 2), closes: round % 3 === 0 ? '12:00' : '13:00' })];
      return { kind: 'week', servPtId, type: 'ECG', version, patterns };
    });
    if (round < order.rounds - order.days.length) {
      await insist(async () => {
        const { closures } = await readClosureYear(deps, 2026);
        const former = closures.find((one) => one.servPtId === servPtId && one.from === day);
        if (former === undefined) throw new Error('the closure is gone');
        return { kind: 'closure-end', closureId: former.closureId, version: former.version };
      });
    }
  }
  await db.close();
  return report;

  /** Looks and confirms until nobody came between. */
  async function insist(next: () => Promise<ScheduleChange>): Promise<void> {
    for (;;) {
      const change = await next();
      try {
        const preview = await previewChange(deps, change);
        const done = await confirmChange(
          deps,
          { account: order.account },
          { change, fingerprint: preview.fingerprint, decisions: firstProposals(preview) },
        );
        count(`${change.kind} ok`);
        // At once: a later change puts right what this one left wrong.
        for (const fault of await findFaults(db, order.days[0] ?? ''))
          count(`fault ${JSON.stringify(fault)}`);
        if (done.moved > 0) count('moved');
        if (done.cancelled > 0) count('cancelled');
        return;
      } catch (error) {
        if (!(error instanceof Refused)) {
          count(String(error));
          return;
        }
        count(error.code);
      }
    }
  }
}
