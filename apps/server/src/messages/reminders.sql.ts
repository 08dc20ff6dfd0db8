import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

/** A reminder that has no message yet. */
export interface UnplannedReminder extends Row<'appointment', 'id' | 'service_point_id' | 'starts_at'> {
  hours: number;
  by: 'any' | 'text';
  /** When the visitor last heard of this booking, by having made it or by a message. */
  known_at: Date;
  /** Since when its service has these reminders; null: always. */
  reminders_since: Date | null;
}

/**
 * Reminders of the coming bookings whose time is near and that have no message yet. A day more is looked at than the
 * hours say, as one that falls into quiet hours goes out sooner.
 */
export function readUnplanned(db: Queryable, now: Date, limit: number) {
  return db.rows<UnplannedReminder>({
    name: 'reminders-unplanned',
    text: `
SELECT appointment.id, appointment.service_point_id, appointment.starts_at, reminder.hours, reminder.by,
  greatest(appointment.created_at, (
    SELECT max(outbox.created_at) FROM outbox
    WHERE outbox.appointment_id = appointment.id AND outbox.kind <> 'reminder')) AS known_at,
  service.reminders_since
FROM appointment
JOIN service ON service.code = appointment.service_type
CROSS JOIN LATERAL jsonb_to_recordset(service.reminders) AS reminder (hours int, by text)
WHERE appointment.status = 'BOOKED' AND appointment.erased_at IS NULL AND appointment.starts_at > $1
  AND appointment.starts_at <= $1::timestamptz + make_interval(hours => 336 + 24)
  AND appointment.starts_at <= $1::timestamptz + make_interval(hours => reminder.hours + 24)
  AND NOT EXISTS (
    SELECT FROM outbox
    WHERE outbox.appointment_id = appointment.id AND outbox.service_point_id = appointment.service_point_id
      AND outbox.starts_at = appointment.starts_at AND outbox.hours_ahead = reminder.hours)
ORDER BY appointment.starts_at, appointment.id
LIMIT $2`,
    values: [now, limit],
  });
}

/** A message for a reminder. */
export interface PlannedReminder {
  id: string;
  appointmentId: string;
  servicePointId: string;
  startsAt: Date;
  hours: number;
  dueAt: Date;
  /** By text message alone. */
  byText: boolean;
  /** It is kept, so that it is not planned again, and never goes out. */
  needless: boolean;
}

/** @returns how many were new */
export async function insertReminders(
  db: Queryable,
  reminders: readonly PlannedReminder[],
  now: Date,
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'reminders-insert',
    text: `
INSERT INTO outbox (id, appointment_id, kind, service_point_id, starts_at, hours_ahead, due_at, channel, state,
  settled_at, created_at)
SELECT new.id, new.appointment_id, 'reminder', new.service_point_id, new.starts_at, new.hours, new.due_at,
  CASE WHEN new.by_text THEN 'sms' END, CASE WHEN new.needless THEN 'OVERTAKEN' ELSE 'QUEUED' END,
  CASE WHEN new.needless THEN $1::timestamptz END, $1
FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::int[], $7::timestamptz[], $8::boolean[],
    $9::boolean[])
  AS new (id, appointment_id, service_point_id, starts_at, hours, due_at, by_text, needless)
ON CONFLICT ON CONSTRAINT outbox_reminder_once DO NOTHING`,
    values: [
      now,
      reminders.map(({ id }) => id),
      reminders.map(({ appointmentId }) => appointmentId),
      reminders.map(({ servicePointId }) => servicePointId),
      reminders.map(({ startsAt }) => startsAt),
      reminders.map(({ hours }) => hours),
      reminders.map(({ dueAt }) => dueAt),
      reminders.map(({ byText }) => byText),
      reminders.map(({ needless }) => needless),
    ],
  });
  return rowCount;
}
