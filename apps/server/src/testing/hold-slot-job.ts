import { onTestFinished } from 'vitest';
import { liftTimeLimits, waitForLock } from '../db/locks.ts';
import type { Database } from '../db/pool.ts';

/** As {@link keepSlotJob}, until the test is over. */
export async function holdSlotJob(db: Database): Promise<void> {
  onTestFinished(await keepSlotJob(db));
}

/**
 * Keeps the servers of a database from making slots: the job closes slots that belong to no opening hours, as those of
 * a test, whenever a process begins with its jobs.
 * @returns lets them
 */
export async function keepSlotJob(db: Database): Promise<() => Promise<void>> {
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await waitForLock(tx, 'make-slots');
    hold();
    await finished;
  });
  await Promise.race([held, holding]);
  return async () => {
    finish();
    await holding;
  };
}
