import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Share } from './limit-table.ts';
import { sharedCounters } from './shared-counters.ts';

export type CounterDependencies = Pick<AppDependencies, 'config' | 'db' | 'peers'>;

/** A share of somebody's, of which a call uses one. */
export interface CountedShare extends Share {
  /** Of all counters: `<name>:<hash>`, which says nothing of whose it is. */
  readonly key: string;
}

/** Counts calls by key, each from its first on for the seconds of its share. */
export interface Counters {
  /**
   * Counts a call against its shares, the narrowest first, and against none beyond one that is used up.
   * @returns milliseconds until that one begins anew; undefined where none was used up
   */
  consume(shares: readonly CountedShare[]): Promise<number | undefined>;
  /** Takes a call back. */
  giveBack(shares: readonly CountedShare[]): Promise<void>;
  /** How many calls were counted, in the order of the shares. */
  read(shares: readonly CountedShare[]): Promise<number[]>;
}

/** In memory, or in the database where several processes count together; see `createLimits`. */
export function createCounters({ config, db, peers }: CounterDependencies): Counters {
  return config.databaseUrl === undefined && peers === undefined ? countersInMemory() : sharedCounters(db);
}

function countersInMemory(): Counters {
  const counters = new Map<string, RateLimiterMemory>();
  const counterOf = ({ calls, seconds }: Share) => {
    const rule = `${calls} in ${seconds}`;
    const known = counters.get(rule);
    if (known) return known;
    const made = new RateLimiterMemory({ keyPrefix: rule, points: calls, duration: seconds });
    counters.set(rule, made);
    return made;
  };
  return {
    async consume(shares) {
      for (const share of shares) {
        try {
          await counterOf(share).consume(share.key);
        } catch (reason) {
          if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
          throw reason;
        }
      }
      return undefined;
    },
    async giveBack(shares) {
      for (const share of shares) await counterOf(share).reward(share.key);
    },
    read: (shares) =>
      Promise.all(shares.map(async (share) => (await counterOf(share).get(share.key))?.consumedPoints ?? 0)),
  };
}
