import type { Reminder } from '@phial/domain/booking/reminder';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';

/** A reminder that waits for its time, beside what its service asks for by now. */
export interface WaitingReminder
  extends Row<'outbox', 'id' | 'channel'>,
    FilledRow<'outbox', 'starts_at' | 'due_at'> {
  hours: number;
  list: Reminder[];
  /** Whether the visitor was reminded of this time before. */
  reminded: boolean;
}

/** The reminders that are not due yet. One that was tried keeps the time of its next attempt. */
export function readWaitingReminders(db: Queryable, now: Date) {
  return db.rows<WaitingReminder>({
    name: 'reminders-waiting',
    text: `
SELECT outbox.id, outbox.channel, outbox.starts_at, outbox.due_at, outbox.hours_ahead AS hours,
  service.reminders AS list, EXISTS (
    SELECT FROM outbox AS other
    WHERE other.appointment_id = outbox.appointment_id AND other.kind = 'reminder'
      AND other.starts_at = outbox.starts_at AND other.state IN ('SENDING', 'SENT')) AS reminded
FROM outbox
JOIN appointment ON appointment.id = outbox.appointment_id
JOIN service ON service.code = appointment.service_type
WHERE outbox.state = 'QUEUED' AND outbox.due_at > $1 AND outbox.kind = 'reminder' AND outbox.attempts = 0`,
    values: [now],
  });
}

/** @param ids of reminders; one that is being sent by now stays */
export async function removeReminders(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query({
    name: 'reminders-remove',
    text: `DELETE FROM outbox WHERE id = ANY ($1::uuid[]) AND state = 'QUEUED' AND attempts = 0`,
    values: [ids],
  });
}

/** Another time or way of a reminder. */
export interface ChangedReminder {
  id: string;
  dueAt: Date;
  /** By text message alone. */
  byText: boolean;
}

/** One that is being sent by now stays as it is. */
export async function changeReminders(db: Queryable, reminders: readonly ChangedReminder[]): Promise<void> {
  await db.query({
    name: 'reminders-change',
    text: `
UPDATE outbox SET due_at = wanted.due_at, channel = CASE WHEN wanted.by_text THEN 'sms' END
FROM unnest($1::uuid[], $2::timestamptz[], $3::boolean[]) AS wanted (id, due_at, by_text)
WHERE outbox.id = wanted.id AND outbox.state = 'QUEUED' AND outbox.attempts = 0`,
    values: [
      reminders.map(({ id }) => id),
      reminders.map(({ dueAt }) => dueAt),
      reminders.map(({ byText }) => byText),
    ],
  });
}
