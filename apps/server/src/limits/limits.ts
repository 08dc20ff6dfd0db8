import type { KeyRing } from '../crypto/key-ring.ts';
import { Refused } from '../errors.ts';
import { networksOf } from '../network-address.ts';
import { type CountedShare, type CounterDependencies, createCounters } from './counters.ts';
import { type LimitKind, limitTable, type Shares } from './limit-table.ts';
import { plannedLoad } from './planned-load.ts';
import { createWorkLoad, hashOfCaller, type WorkLoad } from './work-load.ts';

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
  const counters = createCounters(deps);
  const workLoad = createWorkLoad(keys, counters);
  const table = limitTable(plannedLoad(deps.config.peakBookings));
  if (!deps.config.test.limits) {
    return { consume: async () => undefined, giveBack: async () => undefined, workLoad };
  }

  /** The shares a call belongs to. */
  function sharesOf(kind: LimitKind, key: LimitKey): CountedShare[] {
    const shares = table[kind];
    return subjectsOf(key).flatMap(([subject, whose]) => {
      const share = shares[subject];
      if (share === undefined || whose === undefined) return [];
      return [{ ...share, key: `${kind}-${subject}:${hashOfCaller(keys, whose)}` }];
    });
  }

  return {
    workLoad,
    async consume(kind, key) {
      const wait = await counters.consume(sharesOf(kind, key));
      if (wait === undefined) return;
      throw new Refused('too-many-requests', undefined, Math.max(1, Math.ceil(wait / 1000)));
    },
    giveBack: (kind, key) => counters.giveBack(sharesOf(kind, key)),
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
