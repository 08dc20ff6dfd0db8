import type { KeyRing } from '../crypto/key-ring.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import type { Database, Queryable } from '../db/pool.ts';
import { type ResealedBatch, resealInBatches } from '../key-rotation/reseal-batches.ts';
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
export function resealOrders(db: Database, keys: KeyRing): Promise<number> {
  return resealInBatches(db, keys, [patientBatch, orderBatch]);
}

async function patientBatch(tx: Queryable, keys: KeyRing, after: string): Promise<ResealedBatch> {
  const rows = await lockOldPatients(tx, keys.newestId, after, ROWS_A_BATCH);
  let unreadable = 0;
  for (const row of rows) {
    const person = orUnreadable(() => openPatient(keys, row), undefined);
    if (person === undefined) {
      unreadable += 1;
      continue;
    }
    const { keyId, bytes } = sealPatient(keys, row.id, person);
    const [newest] = patientHashes(keys, person.documentType, person.documentNumber);
    if (newest === undefined) throw new Error('the key ring is empty');
    await rewritePatient(tx, { id: row.id, keyId, person: bytes, documentHash: newest.hash });
  }
  return { unreadable, last: rows.at(-1)?.id };
}

async function orderBatch(tx: Queryable, keys: KeyRing, after: string): Promise<ResealedBatch> {
  const rows = await lockOldOrders(tx, keys.newestId, after, ROWS_A_BATCH);
  let unreadable = 0;
  for (const row of rows) {
    const content = orUnreadable(() => openOrder(keys, row), undefined);
    if (content === undefined) {
      unreadable += 1;
      continue;
    }
    const { keyId, bytes } = sealOrder(keys, row.id, content);
    await rewriteOrder(tx, { id: row.id, keyId, sealed: bytes });
  }
  return { unreadable, last: rows.at(-1)?.id };
}
