import * as calls from '@phial/contract/calls/statistics';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readStatistics } from './statistics.service.ts';

/** Bookings, use of capacity, no-shows and lead time, for those who plan. */
export async function statisticsRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readStatistics, ({ query }) => readStatistics(deps, query));
}
