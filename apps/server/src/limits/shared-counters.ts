import { inBatches } from '../db/batches.ts';
import type { Database } from '../db/pool.ts';
import type { CountedShare, Counters } from './counters.ts';
import { type CountedKey, countCalls, giveBackCalls, readCounters } from './shared-counters.sql.ts';

/** Calls counted by one statement, at most. */
const CALLS_AT_ONCE = 100;

/**
 * Counts in the database, for all processes together: all shares of a call in one statement, and calls that come while
 * one is under way together in the next. One row counts the whole site; taken one by one, calls would queue at it.
 */
export function sharedCounters(db: Database): Counters {
  return {
    consume: inBatches(CALLS_AT_ONCE, (calls) => consumeAll(db, calls)),
    giveBack: inBatches(CALLS_AT_ONCE, async (calls) => {
      await giveBackCalls(db, numberByKey(calls.flat()));
      return calls.map(() => undefined);
    }),
    async read(shares) {
      const keys = shares.map(({ key }) => key);
      const counted = new Map((await readCounters(db, keys)).map((row) => [row.key, row.points]));
      return keys.map((key) => counted.get(key) ?? 0);
    },
  };
}

async function consumeAll(
  db: Database,
  calls: readonly (readonly CountedShare[])[],
): Promise<(number | undefined)[]> {
  const counted = new Map(
    (await countCalls(db, calls)).map((row) => [row.key, { ...row, next: row.before }]),
  );
  const tooMany: CountedShare[] = [];
  const waits = calls.map((shares, call) => {
    let wait: number | undefined;
    for (const share of shares) {
      const counter = counted.get(share.key);
      // A narrower share was used up before: this call was not counted here.
      if (counter === undefined || !counter.calls.includes(call)) break;
      if (wait !== undefined) {
        tooMany.push(share);
        continue;
      }
      counter.next += 1;
      if (counter.next > share.calls) wait = counter.left;
    }
    return wait;
  });
  if (tooMany.length > 0) await giveBackCalls(db, numberByKey(tooMany));
  return waits;
}

function numberByKey(shares: readonly CountedShare[]): CountedKey[] {
  const numbers = new Map<string, number>();
  for (const { key } of shares) numbers.set(key, (numbers.get(key) ?? 0) + 1);
  return [...numbers].map(([key, points]) => ({ key, points }));
}
