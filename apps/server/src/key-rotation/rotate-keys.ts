import { NIL_UUID } from '@phial/domain/uuid';
import { ENCRYPTED_CLIENT_SECRETS } from '../accounts/provider/provider-client.ts';
import { ENCRYPTED_SECRETS } from '../accounts/second-factor/second-factor.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { decryptPerson, encryptPerson } from '../booking/encrypted-person.ts';
import { ENCRYPTED_WAITING } from '../booking/waiting/encrypted-entry.ts';
import { hasOldRows, recordRotation } from '../crypto/database-keys.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import { reencryptColumns } from '../crypto/reencrypt.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import type { Database } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { ENCRYPTED_ORDERS } from '../diagnostics/orders/encrypted-order.ts';
import { ENCRYPTED_PATIENTS } from '../diagnostics/orders/patients/encrypted-patient.ts';
import { ENCRYPTED_ATTACHMENTS } from '../diagnostics/reports/attachments/encrypted-attachment.ts';
import { ENCRYPTED_CONTENTS, ENCRYPTED_OUTLINES } from '../diagnostics/reports/encrypted-report.ts';
import { ENCRYPTED_TEXT_SECRETS } from '../text-messages/provider/provider-sender.ts';
import { ENCRYPTED_WEBHOOK_SECRETS } from '../webhooks/endpoints/endpoint-secret.ts';
import {
  awaitWriters,
  lockOldRows,
  type OldRow,
  type RewrittenRow,
  rewriteRows,
  setHashKey,
  whileAlone,
} from './rotate-keys.sql.ts';

/** What a rotation did: bookings re-encrypted, and records of every kind that could not be read and stay as they are. */
interface Rotation {
  rewritten: number;
  unreadable: number;
}

/** Every encrypted column but those of bookings, which are rewritten with their guard. */
export const OTHER_COLUMNS = [
  ENCRYPTED_SECRETS,
  ENCRYPTED_CLIENT_SECRETS,
  ENCRYPTED_PATIENTS,
  ENCRYPTED_ORDERS,
  ENCRYPTED_OUTLINES,
  ENCRYPTED_CONTENTS,
  ENCRYPTED_WEBHOOK_SECRETS,
  ENCRYPTED_TEXT_SECRETS,
  ENCRYPTED_ATTACHMENTS,
  ENCRYPTED_WAITING,
];

/** Rows that are locked at a time: a visitor who changes one of them waits for a moment only. */
const ROWS_A_BATCH = 200;

/**
 * Re-encrypts and hashes every appointment anew with the newest key of the ring,
 * while the servers go on working. In this order:
 *
 * 1. The database names the newest key as the one document numbers are hashed
 *    with, once whoever was writing with the former key is done. From here on no
 *    row with a former key is added. A server that does not know the key yet learns
 *    so from its next statement, and finds it in the key file.
 * 2. Rows are rewritten in batches. Until a row's turn comes, its guard is that
 *    create and change look for the person under the former keys as well
 *    (`person-guard.sql.ts`).
 * 3. The secrets of second factors and of the identity provider, patients, orders, reports and webhooks follow in batches of their own.
 *
 * Broken off anywhere, it is simply done again. What cannot be read stays as it is
 * and is counted; the start no longer asks for its key.
 * @param keys newest key first, and every key that a row may have
 * @returns undefined when another rotation is under way
 */
export async function rotateKeys(
  { db, clock, keys }: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  rowsABatch = ROWS_A_BATCH,
): Promise<Rotation | undefined> {
  const { newestId } = keys;
  return whileAlone(db, async () => {
    if (!(await hasOldRows(db, keys))) return { rewritten: 0, unreadable: 0 };
    await retryWhenUndone(() => changeHashKey(db, newestId));
    let [rewritten, unreadable] = [0, 0];
    for (let after = NIL_UUID; ; ) {
      const batch = await retryWhenUndone(() => rewriteBatch({ db, keys }, after, rowsABatch));
      if (batch.last === undefined) break;
      rewritten += batch.rewritten;
      unreadable += batch.unreadable;
      after = batch.last;
    }
    unreadable += await reencryptColumns(db, keys, OTHER_COLUMNS);
    await recordRotation(db, keys);
    const detail = { key: newestId, appointments: rewritten, ...(unreadable > 0 && { unreadable }) };
    await recordEvent(db, { at: clock.now(), actor: 'command', action: 'keys-rotated', detail });
    return { rewritten, unreadable };
  });
}

/** Were the new key seen while somebody writes with the former one, two bookings of one person could miss each other. */
async function changeHashKey(db: Database, keyId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await awaitWriters(tx);
    await setHashKey(tx, keyId);
  });
}

async function rewriteBatch(
  { db, keys }: Pick<AppDependencies, 'db' | 'keys'>,
  after: string,
  limit: number,
): Promise<Rotation & { last: string | undefined }> {
  return db.transaction(async (tx) => {
    const rows = await lockOldRows(tx, keys.newestId, after, limit);
    const written = rows.flatMap((row) => orUnreadable(() => [rewritten(keys, row)], []));
    if (written.length > 0) await rewriteRows(tx, keys.newestId, written);
    return {
      rewritten: written.length,
      unreadable: rows.length - written.length,
      last: rows.at(-1)?.id,
    };
  });
}

function rewritten(keys: KeyRing, row: OldRow): RewrittenRow {
  const person = decryptPerson(keys, row);
  const [newest] = keys.lookupHashes(person.docNo);
  if (newest === undefined) throw new Error('the key ring is empty');
  return { id: row.id, ...encryptPerson(keys, row.id, person), documentHash: newest.hash };
}
