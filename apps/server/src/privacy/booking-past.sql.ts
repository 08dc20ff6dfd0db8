import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';

export type MessageOfBooking = Row<
  'outbox',
  | 'appointment_id'
  | 'kind'
  | 'state'
  | 'created_at'
  | 'settled_at'
  | 'former_service_point_id'
  | 'former_starts_at'
  | 'service_point_id'
  | 'starts_at'
>;

/** The messages about these bookings, the oldest first. */
export async function readMessages(
  tx: Queryable,
  appointmentIds: readonly string[],
): Promise<MessageOfBooking[]> {
  return tx.rows<MessageOfBooking>({
    name: 'privacy-messages',
    text: `
SELECT appointment_id, kind, state, created_at, settled_at,
  former_service_point_id, former_starts_at, service_point_id, starts_at
FROM outbox WHERE appointment_id = ANY ($1::uuid[])
ORDER BY created_at, id`,
    values: [appointmentIds],
  });
}

export interface EventOfBooking extends Row<'event', 'at' | 'action'>, FilledRow<'event', 'appointment_id'> {
  by: 'visitor' | 'staff' | 'program';
  /** A code, of a cancellation by staff or of a number that was shown in full. */
  reason: string | null;
}

/** What the audit log has of these bookings, the oldest first. */
export async function readEventsOf(
  tx: Queryable,
  appointmentIds: readonly string[],
): Promise<EventOfBooking[]> {
  return tx.rows<EventOfBooking>({
    name: 'privacy-trail',
    text: `
SELECT appointment_id, at, action, detail->>'reason' AS reason,
  CASE WHEN actor = 'visitor' THEN 'visitor' WHEN actor IN ('job', 'command', 'laboratory') THEN 'program'
    ELSE 'staff' END AS by
FROM event WHERE appointment_id = ANY ($1::uuid[])
ORDER BY at, id`,
    values: [appointmentIds],
  });
}
