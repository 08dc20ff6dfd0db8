import { RateLimiterRes } from 'rate-limiter-flexible';
import type { KeyRing } from '../crypto/key-ring.ts';
import { Refused } from '../errors.ts';
import { networksOf } from '../network-address.ts';
import { type Counter, type CounterDependencies, counterMaker } from './counters.ts';
import { LIMIT_TABLE, type LimitKind, type Shares } from './limit-table.ts';
import { createWorkLoad, type WorkLoad } from './work-load.ts';

/**
 * Who asks: `address` is `request.ip`, which counts for its networks as well; with `documentHash`, the newest of
 * `KeyRing.lookupHashes`, what that network asks about the number counts, so that nobody uses up the share of somebody
 * else whose number they try. `apiKey` is the id of a program's key.
 */
export type LimitKey = { address: string; documentHash?: Buffer } | { apiKey: string };

/** Shares by address, network, document number and site. Nothing in the store can be read back to a person. */
export interface Limits {
  /**
   * Counts one call against every share it belongs to, the narrowest first; a kind without a share of that sort lets it
   * pass.
   * @throws Refused `too-many-requests` with the seconds to wait
   */
  consume(kind: LimitKind, key: LimitKey): Promise<void>;
  /** Takes a call back that {@link Limits.consume} let pass and that turned out not to count. */
  giveBack(kind: LimitKind, key: LimitKey): Promise<void>;
  /** Solved challenges, which are not rationed: the price of the next follows their number. */
  readonly workLoad: WorkLoad;
}

/**
 * Counts in memory where one process serves on the embedded database, and in the
 * database where there are several, or may be (`DATABASE_URL`). Off with
 * `PHIAL_TEST_LIMITS=off`.
 */
export function createLimits(deps: CounterDependencies & { keys: KeyRing }): Limits {
  const { keys } = deps;
  const workLoad = createWorkLoad(deps);
  if (!deps.config.test.limits) {
    return { consume: async () => undefined, giveBack: async () => undefined, workLoad };
  }

  const newCounter = counterMaker(deps);
  const counters = new Map<string, Counter>();
  for (const [kind, shares] of Object.entries<Shares>(LIMIT_TABLE)) {
    for (const [subject, share] of Object.entries(shares)) {
      const name = `${kind}-${subject}`;
      counters.set(name, newCounter(name, share));
    }
  }

  /** The counters a call belongs to, with its key in each. */
  function countedBy(kind: LimitKind, key: LimitKey) {
    return subjectsOf(key).flatMap(([subject, whose]) => {
      const counter = counters.get(`${kind}-${subject}`);
      return counter && whose !== undefined
        ? [{ counter, key: keys.keyedHash('limit', whose).toString('base64url') }]
        : [];
    });
  }

  return {
    workLoad,
    async consume(kind, key) {
      for (const { counter, key: whose } of countedBy(kind, key)) {
        try {
          await counter.consume(whose);
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason;
          const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
          throw new Refused('too-many-requests', undefined, seconds);
        }
      }
    },
    async giveBack(kind, key) {
      for (const { counter, key: whose } of countedBy(kind, key)) await counter.reward(whose);
    },
  };
}

function subjectsOf(key: LimitKey): [keyof Shares, string | undefined][] {
  if ('apiKey' in key) return [['apiKey', key.apiKey]];
  const { caller, customer, network } = networksOf(key.address);
  return [
    ['address', caller],
    ['customer', customer],
    ['network', network],
    ['everybody', ''],
    ['document', key.documentHash && `${network} ${key.documentHash.toString('base64url')}`],
  ];
}
