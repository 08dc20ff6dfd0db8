import * as calls from '@phial/contract/calls/numbers';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readNumbers } from './numbers.service.ts';

/** Bookings, use of capacity, no-shows and lead time, for those who plan. */
export async function numbersRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readNumbers, ({ query }) => readNumbers(deps, query));
}
