import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import { ORDER_COLUMNS, type OrderRow } from './order.sql.ts';
import type { EncryptedPatientRow } from './patients/encrypted-patient.ts';

/*
 * Orders of whatever doctor: for the counter, for reports that come in, and for
 * the patient with the request note in hand. Never for a doctor's calls.
 */

const FROM = `SELECT ${ORDER_COLUMNS} FROM lab_order WHERE state <> 'DRAFT' AND`;

/** An order that was placed, by its number; drafts do not exist for anybody but their doctor. */
export function findOrderByNumber(db: Queryable, number: string) {
  return db.row<OrderRow>({
    name: 'order-by-number',
    text: `${FROM} number = $1`,
    values: [number],
  });
}

/** An order by the token of its request note, however old. */
export function findOrderByToken(db: Queryable, tokenHash: Buffer) {
  return db.row<OrderRow>({
    name: 'order-by-token',
    text: `${FROM} note_token_hash = $1`,
    values: [tokenHash],
  });
}

/** Any order that was placed, kept from changing until the transaction ends; locked first and then read. */
export async function lockAnyOrder(tx: Queryable, id: string): Promise<OrderRow | undefined> {
  await tx.query({
    name: 'order-lock-any',
    text: 'SELECT FROM lab_order WHERE id = $1 FOR UPDATE',
    values: [id],
  });
  return tx.row<OrderRow>({
    name: 'order-read-any',
    text: `${FROM} id = $1`,
    values: [id],
  });
}

/** A patient of whatever doctor, unless erased, and the name of the doctor. */
export async function findPersonOfOrder(
  db: Queryable,
  { doctorId, patientId }: Pick<OrderRow, 'doctorId' | 'patientId'>,
): Promise<{ doctorName: string; patient: EncryptedPatientRow | null }> {
  const row = await db.row<Row<'patient', 'id' | 'key_id' | 'person'> & { doctorName: string }>({
    name: 'order-person',
    text: `
SELECT display_name AS "doctorName", patient.id, key_id, person
FROM account LEFT JOIN patient ON patient.id = $2 AND patient.doctor_id = account.id
WHERE account.id = $1`,
    values: [doctorId, patientId],
  });
  const { doctorName = '', id = '', key_id = null, person = null } = row ?? {};
  return { doctorName, patient: key_id === null || person === null ? null : { id, key_id, person } };
}
