import type { RevealReason } from '@phial/contract/desk/desk-act';
import type { Queryable } from '../../../db/pool.ts';
import type { FilledRow, Row } from '../../../db/row.ts';

/** An attendance as it is to stand; the row's lock is the caller's. The seat stays taken, so no slot is touched. */
export interface Attendance {
  id: string;
  status: 'BOOKED' | 'ATTENDED' | 'NO_SHOW';
  /** Check-in, with the identity card seen; null unless ATTENDED. */
  arrivedAt: Date | null;
  now: Date;
}

export async function setAttendance(
  tx: Queryable,
  { id, status, arrivedAt, now }: Attendance,
): Promise<void> {
  await tx.query({
    name: 'desk-attendance',
    text: `
UPDATE appointment
SET status = $2, arrived_at = $3::timestamptz, identity_seen = $3::timestamptz IS NOT NULL, updated_at = $4
WHERE id = $1::uuid`,
    values: [id, status, arrivedAt, now],
  });
}

/** Cancels an appointment whose lock the caller has, and frees its seat. */
export async function cancelLocked(tx: Queryable, cancel: { id: string; now: Date }): Promise<void> {
  await tx.query({
    name: 'desk-cancel',
    text: `
WITH cancelled AS (
  UPDATE appointment SET status = 'CANCELLED', cancelled_at = $2, updated_at = $2
  WHERE id = $1::uuid
  RETURNING slot_id
)
UPDATE slot SET taken = taken - 1 FROM cancelled WHERE slot.id = cancelled.slot_id`,
    values: [cancel.id, cancel.now],
  });
}

export type EncryptedNumber = Row<'appointment', 'id'> &
  FilledRow<'appointment', 'key_id' | 'document_number'>;

/** One statement, so that nobody reads the number without a line in the audit log. Undefined: no such person. */
export async function readRevealedNumber(
  db: Queryable,
  call: { id: string; eventId: string; now: Date; account: string; reason: RevealReason },
): Promise<EncryptedNumber | undefined> {
  return db.row<EncryptedNumber>({
    name: 'desk-reveal',
    text: `
WITH found AS (
  SELECT id, key_id, document_number FROM appointment WHERE id = $1::uuid AND erased_at IS NULL
), recorded AS (
  INSERT INTO event (id, at, actor, action, appointment_id, detail)
  SELECT $2::uuid, $3, $4, 'document-number-revealed', id, jsonb_build_object('reason', $5::text) FROM found
)
SELECT id, key_id, document_number FROM found`,
    values: [call.id, call.eventId, call.now, call.account, call.reason],
  });
}
