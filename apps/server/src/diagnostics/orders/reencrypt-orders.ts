import type { KeyRing } from '../../crypto/key-ring.ts';
import { type ReencryptedBatch, reencryptInBatches } from '../../crypto/reencrypt-batches.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import type { Database, Queryable } from '../../db/pool.ts';
import { decryptOrder, encryptOrder } from './encrypted-order.ts';
import { decryptPatient, encryptPatient, patientHashes } from './encrypted-patient.ts';
import { lockOldOrders, lockOldPatients, rewriteOrder, rewritePatient } from './reencrypt-orders.sql.ts';

/** Rows that are locked at a time. */
const ROWS_A_BATCH = 100;

/**
 * Seals and hashes every patient, and seals every order, anew with the newest
 * key of the ring, in batches, while the servers go on. Whoever writes one
 * holds the key of the moment (`current-key.ts`), so that none is added behind it.
 */
export function reencryptOrders(db: Database, keys: KeyRing): Promise<number> {
  return reencryptInBatches(db, keys, [patientBatch, orderBatch]);
}

async function patientBatch(tx: Queryable, keys: KeyRing, after: string): Promise<ReencryptedBatch> {
  const rows = await lockOldPatients(tx, keys.newestId, after, ROWS_A_BATCH);
  let unreadable = 0;
  for (const row of rows) {
    const person = orUnreadable(() => decryptPatient(keys, row), undefined);
    if (person === undefined) {
      unreadable += 1;
      continue;
    }
    const { keyId, bytes } = encryptPatient(keys, row.id, person);
    const [newest] = patientHashes(keys, person.documentType, person.documentNumber);
    if (newest === undefined) throw new Error('the key ring is empty');
    await rewritePatient(tx, { id: row.id, keyId, person: bytes, documentHash: newest.hash });
  }
  return { unreadable, last: rows.at(-1)?.id };
}

async function orderBatch(tx: Queryable, keys: KeyRing, after: string): Promise<ReencryptedBatch> {
  const rows = await lockOldOrders(tx, keys.newestId, after, ROWS_A_BATCH);
  let unreadable = 0;
  for (const row of rows) {
    const content = orUnreadable(() => decryptOrder(keys, row), undefined);
    if (content === undefined) {
      unreadable += 1;
      continue;
    }
    const { keyId, bytes } = encryptOrder(keys, row.id, content);
    await rewriteOrder(tx, { id: row.id, keyId, sealed: bytes });
  }
  return { unreadable, last: rows.at(-1)?.id };
}
