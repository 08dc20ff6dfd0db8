import { contentEntries } from '@phial/content/sample/content-entries';
import { SAMPLE_REPORT_SYSTEM } from '@phial/content/sample/reports/sample-bundle';
import type { ContentKind } from '@phial/contract/content/content-body';
import type { SampleCensus, SampleObstacle, SampleObstacleKind } from '@phial/contract/staff/sample';
import { lockAccountsOfSample, removeSampleAccounts } from '../accounts/administration/sample-accounts.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { type Actor, recordEvent } from '../audit/record-event.ts';
import { beginFixedEntries } from '../content/fixed-entries.ts';
import { liftTimeLimits, lockRegister, waitForLock } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { Refused } from '../errors.ts';
import { clearOpening, closeWithoutPoints } from '../opening/opening.service.ts';
import { clearSchedule } from '../schedule/confirm.service.ts';
import {
  deleteFirstVersions,
  deleteSampleRows,
  lockSampleRows,
  lockSampleSeats,
  readSampleServices,
  recordRemoval,
} from './remove-sample.sql.ts';
import { readSampleCensus } from './sample-census.sql.ts';
import { readSampleObstacles } from './sample-obstacles.sql.ts';

/** What was only tried out: the command removes it, where it is asked to. */
const TRIALS: readonly SampleObstacleKind[] = ['booking', 'order'];

interface RemovalOptions {
  /** Also bookings and orders that somebody made at the sample's service points and as its doctor. */
  withTrials?: boolean;
}

/**
 * Removes the sample from a database in use, all of it or nothing; it is never loaded again. What staff have changed
 * stays, and so do districts and public holidays.
 *
 * In the order of everybody's locks: lists and accounts, service points and services, the making of slots, bookings,
 * slots. Then the real things that hang on the sample are looked for: whoever booked just before is among them, and
 * whoever books now waits at the slot's row and finds none.
 * @returns what was removed
 * @throws Refused `sample-in-use` with the obstacles, `not-found` where nothing is left of the sample
 */
export async function removeSample(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  actor: Actor,
  { withTrials = false }: RemovalOptions = {},
): Promise<SampleCensus> {
  const { removed, services } = await retryWhenUndone(() =>
    deps.db.transaction(async (tx) => {
      await liftTimeLimits(tx);
      const accounts = await lockSample(tx);
      const removed = await readSampleCensus(tx);
      if (Object.values(removed).every((count) => count === 0)) throw new Refused('not-found');
      const obstacles = (await findObstacles(tx)).filter(({ kind }) => !withTrials || !TRIALS.includes(kind));
      if (obstacles.length > 0) throw new Refused('sample-in-use', { obstacles });
      const services = await readSampleServices(tx);
      const now = deps.clock.now();
      await deleteSampleRows(tx);
      await deleteFirstVersions(tx, loadedEntries());
      await removeSampleAccounts(tx, accounts, now);
      await recordRemoval(tx, now);
      await beginFixedEntries({ db: tx, clock: deps.clock });
      await closeWithoutPoints(tx, now);
      const { bookings: appointments, orders, reports, entries, testItems, servicePoints } = removed;
      const detail = { appointments, orders, reports, removed: entries + testItems + servicePoints };
      await recordEvent(tx, { at: now, actor, action: 'sample-removed', detail });
      return { removed, services };
    }),
  );
  clearSchedule(deps.db, services);
  clearOpening(deps.db);
  return removed;
}

/** Real things that hang on the sample. */
export function findObstacles(db: Queryable): Promise<SampleObstacle[]> {
  return readSampleObstacles(db, SAMPLE_REPORT_SYSTEM);
}

/** @returns the ids of the accounts */
async function lockSample(tx: Queryable): Promise<string[]> {
  await waitForLock(tx, 'sample');
  for (const register of ['service_point', 'service', 'test_item'] as const) await lockRegister(tx, register);
  const accounts = await lockAccountsOfSample(tx);
  await lockSampleRows(tx);
  await waitForLock(tx, 'make-slots');
  await lockSampleSeats(tx);
  return accounts;
}

function loadedEntries(): { kind: ContentKind; id: string }[] {
  const kinds = Object.keys(contentEntries) as ContentKind[];
  return kinds.flatMap((kind) => contentEntries[kind].map(({ id }) => ({ kind, id })));
}
