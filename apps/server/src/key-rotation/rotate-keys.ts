import { resealSecrets } from '../accounts/second-factor.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/event.sql.ts';
import { openPerson, sealPerson } from '../booking/sealed-person.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { resealOrders } from '../orders/reseal-orders.ts';
import { resealReports } from '../reports/reseal-reports.ts';
import {
  awaitWriters,
  hasOldRows,
  lockOldRows,
  type OldRow,
  type RewrittenRow,
  rewriteRows,
  setHashKey,
  whileAlone,
} from './rotate-keys.sql.ts';

/** Rows that are locked at a time: a visitor who changes one of them waits for a moment only. */
const ROWS_A_BATCH = 200;

/**
 * Seals and hashes every appointment anew with the newest key of the ring,
 * while the servers go on working. In this order:
 *
 * 1. The database names the newest key as the one document numbers are hashed
 *    with. A server that does not know it yet is told so by its next statement,
 *    and finds the key in the key file.
 * 2. Whoever was still writing with the former key is waited for. From here on
 *    no row with a former key is added.
 * 3. Rows are rewritten in batches. Until a row's turn comes, its guard is that
 *    create and change look for the person under the former keys as well
 *    (`person-guard.sql.ts`).
 * 4. The secrets of second factors, which are few, are sealed anew at once, and
 *    patients, orders and reports in batches of their own.
 *
 * Broken off anywhere, it is simply done again.
 * @param keys newest key first, and every key that a row may have
 * @returns how many rows were rewritten; undefined when another rotation is under way
 */
export async function rotateKeys(
  { db, clock, keys }: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  rowsABatch = ROWS_A_BATCH,
): Promise<number | undefined> {
  const { newestId } = keys;
  return whileAlone(db, async () => {
    if (!(await hasOldRows(db, newestId))) return 0;
    await setHashKey(db, newestId);
    await retryWhenUndone(() => db.transaction(awaitWriters));
    let rewritten = 0;
    for (;;) {
      const rows = await retryWhenUndone(() => rewriteBatch({ db, keys }, rowsABatch));
      if (rows === 0) break;
      rewritten += rows;
    }
    await resealSecrets(db, keys);
    await resealOrders(db, keys);
    await resealReports(db, keys);
    const detail = { key: newestId, appointments: rewritten };
    await recordEvent(db, { at: clock.now(), actor: 'command', action: 'keys-rotated', detail });
    return rewritten;
  });
}

async function rewriteBatch(
  { db, keys }: Pick<AppDependencies, 'db' | 'keys'>,
  limit: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await lockOldRows(tx, keys.newestId, limit);
    if (rows.length > 0)
      await rewriteRows(
        tx,
        keys.newestId,
        rows.map((row) => rewritten(keys, row)),
      );
    return rows.length;
  });
}

function rewritten(keys: KeyRing, row: OldRow): RewrittenRow {
  const person = openPerson(keys, row);
  const [newest] = keys.lookupHashes(person.docNo);
  if (newest === undefined) throw new Error('the key ring is empty');
  return { id: row.id, ...sealPerson(keys, row.id, person), documentHash: newest.hash };
}
