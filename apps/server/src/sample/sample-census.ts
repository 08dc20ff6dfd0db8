import type { SampleCensus, SampleState } from '@phial/contract/staff/sample';
import type { AppDependencies } from '../app-dependencies.ts';
import { readRemoval } from './remove-sample.sql.ts';
import { findObstacles } from './remove-sample.ts';
import { readSampleCensus } from './sample-census.sql.ts';

/** What of this database came with the sample, for the administrator. */
export async function readSampleState({
  db,
  config,
}: Pick<AppDependencies, 'db' | 'config'>): Promise<SampleState> {
  return {
    production: config.production,
    removedAt: (await readRemoval(db))?.toISOString() ?? null,
    ...(await readSampleCensus(db)),
    obstacles: await findObstacles(db),
  };
}

/**
 * One line for the log of a server in production whose database has rows that stand for people: an earlier version made
 * them, or it was tried out before. Undefined where there are none.
 */
export async function inventedPeopleLine({ db }: Pick<AppDependencies, 'db'>): Promise<string | undefined> {
  const { bookings, accounts, patients, orders, reports } = await readSampleCensus(db);
  const counts = Object.entries({
    bookings,
    accounts,
    patients,
    orders,
    reports,
  } satisfies Partial<SampleCensus>)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`);
  if (counts.length === 0) return undefined;
  return `This database holds invented rows of the sample: ${counts.join(', ')}. Remove the sample before it is opened to visitors (docs/operations.md#sample)`;
}
