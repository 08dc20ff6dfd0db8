import { NIL_UUID } from '@phial/domain/uuid';
import type { Database, Queryable } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import type { KeyRing } from './key-ring.ts';

export interface ReencryptedBatch {
  /** Rows that could not be read and stay as they are. */
  readonly unreadable: number;
  /** Where the next batch begins; undefined when there was no row. */
  readonly last: string | undefined;
}

/**
 * Locks the rows after a place that are not sealed with the newest key, and seals them anew.
 * @param after `last` of the batch before, {@link NIL_UUID} for the first
 */
export type ReencryptBatch = (tx: Queryable, keys: KeyRing, after: string) => Promise<ReencryptedBatch>;

/**
 * Seals tables anew one after the other, each in batches of one transaction.
 * @returns rows that could not be read
 */
export async function reencryptInBatches(
  db: Database,
  keys: KeyRing,
  tables: readonly ReencryptBatch[],
): Promise<number> {
  let unreadable = 0;
  for (const reseal of tables) {
    for (let after = NIL_UUID; ; ) {
      const batch = await retryWhenUndone(() => db.transaction((tx) => reseal(tx, keys, after)));
      if (batch.last === undefined) break;
      unreadable += batch.unreadable;
      after = batch.last;
    }
  }
  return unreadable;
}
