import type { SampleCensus, SampleState } from '@phial/contract/staff/sample';
import type { AppDependencies } from '../app-dependencies.ts';
import { readSampleCensus } from './sample-census.sql.ts';

/** What of this database came with the sample, for the administrator. */
export async function readSampleState({
  db,
  config,
}: Pick<AppDependencies, 'db' | 'config'>): Promise<SampleState> {
  return { production: config.production, ...(await readSampleCensus(db)) };
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
  return `This database holds invented rows of the sample: ${counts.join(', ')}. Do not open it to visitors; begin with an empty database (docs/operations.md#sample)`;
}
