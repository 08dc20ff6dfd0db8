import { type Actor, actorText } from '../audit/record-event.ts';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';

export interface StoredOwner
  extends Row<
      'appointment',
      'slot_id' | 'service_point_id' | 'service_type' | 'starts_at' | 'status' | 'phone' | 'email'
    >,
    FilledRow<'appointment', 'key_id' | 'name' | 'document_number'> {
  past: boolean;
}

/** Whose record it is, and whether it can still be cancelled. Undefined: no such record, or nobody's any more. */
export async function readOwner(db: Queryable, id: string, now: Date): Promise<StoredOwner | undefined> {
  return db.row<StoredOwner>({
    name: 'booking-owner',
    text: `
SELECT slot_id, service_point_id, service_type, starts_at, status, starts_at <= $2 AS past, key_id, name,
  document_number, phone, email
FROM appointment WHERE id = $1::uuid AND erased_at IS NULL`,
    values: [id, now],
  });
}

/**
 * The appointment's row first, then the slot's, in the order of `modify.sql.ts`.
 * The slot is the one that was read before: should the record have moved since,
 * the new slot might be newer than this statement's view and not be counted down.
 */
const CANCEL = `
WITH cancelled AS (
  UPDATE appointment SET status = 'CANCELLED', cancelled_at = $3, updated_at = $3
  WHERE id = $1::uuid AND slot_id = $2::uuid AND status = 'BOOKED' AND starts_at > $3
  RETURNING id, slot_id, service_point_id, starts_at
), freed AS (
  UPDATE slot SET taken = taken - 1 FROM cancelled WHERE slot.id = cancelled.slot_id
), told AS (
  INSERT INTO event (id, at, actor, action, appointment_id, detail)
  SELECT $4::uuid, $3, $5, 'appointment-cancelled', id, jsonb_build_object('slot', slot_id)
  FROM cancelled
), queued AS (
  INSERT INTO outbox (id, appointment_id, event_id, kind, service_point_id, starts_at, due_at, created_at)
  SELECT $4::uuid, id, $4::uuid, 'cancellation-confirmation', service_point_id, starts_at, $3, $3
  FROM cancelled WHERE $5 = 'visitor'
)
SELECT FROM cancelled`;

/** Cancels and frees the seat; false when the record has been moved or cancelled since it was read, or has begun. */
export async function cancelAppointment(
  db: Queryable,
  cancel: { id: string; slotId: string; now: Date; eventId: string; actor: Actor },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'booking-cancel',
    text: CANCEL,
    values: [cancel.id, cancel.slotId, cancel.now, cancel.eventId, actorText(cancel.actor)],
  });
  return rowCount === 1;
}
