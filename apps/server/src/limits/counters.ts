import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Share } from './limit-table.ts';

export type CounterDependencies = Pick<AppDependencies, 'config' | 'db' | 'peers'>;

/** Counts calls by key. */
export interface Counter {
  /** Rejects with a `RateLimiterRes` when the share is used up. */
  consume(key: string): Promise<RateLimiterRes>;
  reward(key: string): Promise<RateLimiterRes>;
  get(key: string): Promise<RateLimiterRes | null>;
}

/** In memory, or in the database where several processes count together; see `createLimits`. */
export function counterMaker({ config, db, peers }: CounterDependencies) {
  let sweeps = true;
  return (keyPrefix: string, { calls, seconds }: Share): Counter => {
    const rule = { keyPrefix, points: calls, duration: seconds };
    if (config.databaseUrl === undefined && peers === undefined) return new RateLimiterMemory(rule);
    const counter = new RateLimiterPostgres({
      ...rule,
      // Table `rate_limit`, through the named statements of our own pool.
      storeClient: db,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      // One counter takes away the expired rows of all.
      clearExpiredByTimeout: sweeps,
    });
    sweeps = false;
    return counter;
  };
}
