import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import { callerOf } from '../network-address.ts';
import { LIMIT_TABLE, type Share, type Shares } from './limit-table.ts';

/** What is rationed; the numbers stand in `limit-table.ts`. */
export type LimitKind =
  | 'captcha'
  | 'enquiry'
  | 'hold'
  | 'create'
  | 'change'
  | 'client-information'
  | 'register'
  | 'request-note'
  | 'lab-report';

/**
 * Whose share a call uses up: `address` is `request.ip`, an IPv6 one counting
 * with its whole /64 network; `documentHash` is the newest of
 * `KeyRing.lookupHashes`. The address is counted first of all; the document
 * number only once a captcha was read, so that a script cannot use up the share
 * of somebody whose number it tries. `apiKey` is the id of a program's key.
 */
export type LimitKey = { address: string } | { documentHash: Buffer } | { apiKey: string };

/** Shares by address and by document number (D-56). Nothing in the store can be read back to a person. */
export interface Limits {
  /**
   * Counts one call; a kind without a share of that sort lets it pass.
   * @throws Refused `too-many-requests` with the seconds to wait
   */
  consume(kind: LimitKind, key: LimitKey): Promise<void>;
}

interface Counter {
  consume(key: string): Promise<unknown>;
}

/**
 * Counts in memory beside the embedded database, which has one server process,
 * and in the database of `DATABASE_URL`, which may have many. Off with
 * `PHIAL_TEST_LIMITS=off`.
 */
export function createLimits(deps: { config: Config; db: Database; keys: KeyRing }): Limits {
  const { config, db, keys } = deps;
  if (!config.test.limits) return { consume: async () => undefined };

  const shared = config.databaseUrl !== undefined;
  const counters = new Map<string, Counter>();
  for (const [kind, shares] of Object.entries(LIMIT_TABLE)) {
    for (const [subject, share] of Object.entries(shares)) {
      const name = `${kind}-${subject}`;
      counters.set(
        name,
        shared ? sharedCounter(db, name, share, counters.size === 0) : memoryCounter(name, share),
      );
    }
  }

  async function count(kind: LimitKind, subject: keyof Shares, whose: string): Promise<void> {
    const counter = counters.get(`${kind}-${subject}`);
    if (counter === undefined) return;
    try {
      await counter.consume(keys.keyedHash('limit', whose).toString('base64url'));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new Refused('too-many-requests', undefined, Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
    }
  }

  return {
    consume(kind, key) {
      if ('address' in key) return count(kind, 'address', callerOf(key.address));
      if ('apiKey' in key) return count(kind, 'apiKey', key.apiKey);
      return count(kind, 'document', key.documentHash.toString('base64url'));
    },
  };
}

function memoryCounter(keyPrefix: string, { calls, seconds }: Share): Counter {
  return new RateLimiterMemory({ keyPrefix, points: calls, duration: seconds });
}

/**
 * In table `rate_limit` (migration 0003), through the named statements of our own pool.
 * @param sweeps whether this one takes away the expired rows of all
 */
function sharedCounter(db: Database, keyPrefix: string, { calls, seconds }: Share, sweeps: boolean): Counter {
  return new RateLimiterPostgres({
    keyPrefix,
    points: calls,
    duration: seconds,
    storeClient: db,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: sweeps,
  });
}
