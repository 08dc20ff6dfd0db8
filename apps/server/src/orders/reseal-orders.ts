import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database, Queryable } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { lockOldOrders, lockOldPatients, rewriteOrder, rewritePatient } from './reseal-orders.sql.ts';
import { openOrder, sealOrder } from './sealed-order.ts';
import { openPatient, patientHashes, sealPatient } from './sealed-patient.ts';

/** Rows that are locked at a time. */
const ROWS_A_BATCH = 100;

/**
 * Seals and hashes every patient, and seals every order, anew with the newest
 * key of the ring, in batches, while the servers go on. Whoever writes one
 * holds the key of the moment (`current-key.ts`), so that none is added behind it.
 */
export async function resealOrders(db: Database, keys: KeyRing): Promise<void> {
  for (const batch of [patientBatch, orderBatch]) {
    for (;;) {
      const rows = await retryWhenUndone(() => db.transaction((tx) => batch(tx, keys)));
      if (rows === 0) break;
    }
  }
}

async function patientBatch(tx: Queryable, keys: KeyRing): Promise<number> {
  const rows = await lockOldPatients(tx, keys.newestId, ROWS_A_BATCH);
  for (const row of rows) {
    const person = openPatient(keys, row);
    const { keyId, bytes } = sealPatient(keys, row.id, person);
    const [newest] = patientHashes(keys, person.documentType, person.documentNumber);
    if (newest === undefined) throw new Error('the key ring is empty');
    await rewritePatient(tx, { id: row.id, keyId, person: bytes, documentHash: newest.hash });
  }
  return rows.length;
}

async function orderBatch(tx: Queryable, keys: KeyRing): Promise<number> {
  const rows = await lockOldOrders(tx, keys.newestId, ROWS_A_BATCH);
  for (const row of rows) {
    const { keyId, bytes } = sealOrder(keys, row.id, openOrder(keys, row));
    await rewriteOrder(tx, { id: row.id, keyId, sealed: bytes });
  }
  return rows.length;
}
