import * as calls from '@phial/contract/calls/statistics';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readNumbers } from './numbers.service.ts';

/** Bookings, use of capacity, no-shows and lead time, for those who plan. */
export async function numbersRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readStatistics, ({ query }) => readNumbers(deps, query));
}
