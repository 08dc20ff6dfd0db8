import type { Queryable } from '../../db/pool.ts';
import type { EncryptedOrderRow } from './encrypted-order.ts';
import type { EncryptedPatientRow } from './encrypted-patient.ts';

/** Some patients whom another key has sealed or hashed, locked. Erased ones have no key, which is never another. */
export async function lockOldPatients(
  tx: Queryable,
  keyId: string,
  after: string,
  limit: number,
): Promise<EncryptedPatientRow[]> {
  return tx.rows<EncryptedPatientRow>({
    name: 'reseal-patients',
    text: `
SELECT id, key_id, person FROM patient WHERE (key_id <> $1 OR hash_key_id <> $1) AND id > $2::uuid
ORDER BY id LIMIT $3
FOR UPDATE`,
    values: [keyId, after, limit],
  });
}

export async function rewritePatient(
  tx: Queryable,
  patient: { id: string; keyId: string; person: Buffer; documentHash: Buffer },
): Promise<void> {
  await tx.query({
    name: 'reseal-patient',
    text: 'UPDATE patient SET key_id = $2, hash_key_id = $2, person = $3, document_hash = $4 WHERE id = $1',
    values: [patient.id, patient.keyId, patient.person, patient.documentHash],
  });
}

/** Some orders that another key has sealed, locked. */
export async function lockOldOrders(
  tx: Queryable,
  keyId: string,
  after: string,
  limit: number,
): Promise<EncryptedOrderRow[]> {
  return tx.rows<EncryptedOrderRow>({
    name: 'reseal-orders',
    text: 'SELECT id, key_id, sealed FROM lab_order WHERE key_id <> $1 AND id > $2::uuid ORDER BY id LIMIT $3 FOR UPDATE',
    values: [keyId, after, limit],
  });
}

export async function rewriteOrder(
  tx: Queryable,
  order: { id: string; keyId: string; sealed: Buffer },
): Promise<void> {
  await tx.query({
    name: 'reseal-order',
    text: 'UPDATE lab_order SET key_id = $2, sealed = $3 WHERE id = $1',
    values: [order.id, order.keyId, order.sealed],
  });
}
