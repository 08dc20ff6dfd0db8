import type { Queryable } from '../../../db/pool.ts';
import type { CamelRow } from '../../../db/row.ts';
import { ORDER_COLUMNS, type OrderRow } from '../order.sql.ts';
import type { PatientRow } from '../patients/encrypted-patient.ts';

export type PersonalPatientRow = PatientRow & CamelRow<'patient', 'updated_at'>;

/** Every doctor's row of a person, locked, always in the same order; not those erased already. */
export function lockPatientsOfPerson(tx: Queryable, hashes: readonly Buffer[]) {
  return tx.rows<PersonalPatientRow>({
    name: 'order-personal-patients',
    text: `
SELECT id, key_id, person, language, version, updated_at AS "updatedAt" FROM patient
WHERE document_hash = ANY ($1::bytea[])
ORDER BY id
FOR UPDATE`,
    values: [hashes],
  });
}

/** All orders of these patients, drafts as well: locked first and then read, as the lines are not locked with them. */
export async function lockOrdersOfPatients(
  tx: Queryable,
  patientIds: readonly string[],
): Promise<OrderRow[]> {
  await tx.query({
    name: 'order-personal-lock',
    text: 'SELECT FROM lab_order WHERE patient_id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
    values: [patientIds],
  });
  return tx.rows<OrderRow>({
    name: 'order-personal-orders',
    text: `
SELECT ${ORDER_COLUMNS} FROM lab_order WHERE patient_id = ANY ($1::uuid[])
ORDER BY lab_order.id`,
    values: [patientIds],
  });
}

/** Drafts, which the laboratory never knew of. */
export async function deleteOrders(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'order-personal-delete',
    text: 'DELETE FROM lab_order WHERE id = ANY ($1::uuid[])',
    values: [ids],
  });
}

/** An order that stays for the statistics, and for the reports that name it, without what is personal. */
export async function emptyOrder(
  tx: Queryable,
  order: { id: string; keyId: string; nothing: Buffer },
): Promise<void> {
  await tx.query({
    name: 'order-personal-empty',
    text: `
UPDATE lab_order SET key_id = $2, sealed = $3, note_token_hash = NULL, note_token_until = NULL, version = version + 1
WHERE id = $1`,
    values: [order.id, order.keyId, order.nothing],
  });
}

/** Takes the person out of patients and leaves the rows for their orders. */
export async function emptyPatients(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await tx.query({
    name: 'order-personal-empty-patients',
    text: `
UPDATE patient SET key_id = NULL, person = NULL, hash_key_id = NULL, document_hash = NULL,
  erased_at = $2, updated_at = $2, version = version + 1
WHERE id = ANY ($1::uuid[])`,
    values: [ids, now],
  });
}

export async function countUnsearchablePatients(tx: Queryable, keyIds: readonly string[]): Promise<number> {
  const { rows } = await tx.query<{ patients: number }>({
    name: 'order-personal-unsearchable',
    text: 'SELECT count(*)::int AS patients FROM patient WHERE hash_key_id <> ALL ($1::text[])',
    values: [keyIds],
  });
  return rows[0]?.patients ?? 0;
}
