import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import type { StoredAppointment } from '../enquiry.sql.ts';

/** A booking that a link names. */
export type OwnRow = StoredAppointment &
  Row<
    'appointment',
    'slot_id' | 'status' | 'language' | 'version' | 'link_version' | 'attendance_confirmed_at'
  >;

/** @returns undefined when there is no such booking, or nobody's any more */
export function readOwn(db: Queryable, id: string): Promise<OwnRow | undefined> {
  return db.row<OwnRow>({
    name: 'own-booking',
    text: `
SELECT id, slot_id, reservation_code, service_point_id, service_type, starts_at, status, language, version,
  key_id, name, document_number, phone, email, modified, link_version, attendance_confirmed_at
FROM appointment WHERE id = $1::uuid AND erased_at IS NULL`,
    values: [id],
  });
}

/** Keeps the first time the visitor has said so; false when the booking was moved, cancelled or has begun. */
export async function confirmAttendance(
  db: Queryable,
  { id, slotId, now, eventId }: { id: string; slotId: string; now: Date; eventId: string },
): Promise<boolean> {
  const row = await db.row<{ found: boolean }>({
    name: 'own-attendance',
    text: `
WITH record AS MATERIALIZED (
  SELECT id, attendance_confirmed_at IS NULL AS is_new FROM appointment
  WHERE id = $1::uuid AND slot_id = $2::uuid AND status = 'BOOKED' AND starts_at > $3
  FOR UPDATE
), confirmed AS (
  UPDATE appointment SET attendance_confirmed_at = $3, updated_at = $3
  FROM record WHERE appointment.id = record.id AND record.is_new
  RETURNING appointment.id
), told AS (
  INSERT INTO event (id, at, actor, action, appointment_id, detail)
  SELECT $4::uuid, $3, 'visitor', 'attendance-confirmed', id, '{}' FROM confirmed
)
SELECT EXISTS (SELECT FROM record) AS found`,
    values: [id, slotId, now, eventId],
  });
  return row?.found === true;
}
