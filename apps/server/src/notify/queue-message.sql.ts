import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

/** Something the laboratory did to a booking, of which its visitor is notified. */
export interface NewMessage {
  appointmentId: string;
  /** Of the row in `event` that says what was done; a second message for it is not queued. */
  eventId: string;
  /**
   * `moved`: to another time or service point; `cancelled`: by the laboratory;
   * `changed`: something else, by the desk.
   */
  kind: Row<'outbox'>['kind'];
  /** Where and when the booking was before. */
  former: { servicePointId: string; startsAt: Date };
}

/**
 * One message for each event. What is still waiting to be sent about the same
 * booking is overtaken, and the new message names the slot the visitor
 * last knew.
 */
const QUEUE = `
WITH new AS (
  SELECT * FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::timestamptz[])
    AS new (id, appointment_id, event_id, kind, former_service_point_id, former_starts_at)
), overtaken AS (
  UPDATE outbox SET state = 'OVERTAKEN', settled_at = $1
  FROM new
  WHERE outbox.appointment_id = new.appointment_id AND outbox.state = 'QUEUED'
    AND outbox.event_id <> new.event_id
  RETURNING outbox.appointment_id, outbox.former_service_point_id, outbox.former_starts_at
)
INSERT INTO outbox (id, appointment_id, event_id, kind, former_service_point_id, former_starts_at,
  service_point_id, starts_at, due_at, created_at)
SELECT new.id, new.appointment_id, new.event_id, new.kind,
  coalesce(overtaken.former_service_point_id, new.former_service_point_id),
  coalesce(overtaken.former_starts_at, new.former_starts_at),
  appointment.service_point_id, appointment.starts_at, $1, $1
FROM new
JOIN appointment ON appointment.id = new.appointment_id
LEFT JOIN LATERAL (
  SELECT former_service_point_id, former_starts_at FROM overtaken
  WHERE overtaken.appointment_id = new.appointment_id LIMIT 1
) AS overtaken ON true
ON CONFLICT ON CONSTRAINT outbox_event DO NOTHING`;

/**
 * Queues messages to visitors. Call it in the transaction that does
 * what they say, after the appointments were written: their new places are read
 * from them. To whom, and in which language, is looked up at sending time.
 * @param tx a transaction
 * @returns how many were queued
 */
export async function queueMessages(
  tx: Queryable,
  now: Date,
  messages: readonly NewMessage[],
): Promise<number> {
  if (messages.length === 0) return 0;
  const { rowCount } = await tx.query({
    name: 'outbox-queue',
    text: QUEUE,
    values: [
      now,
      messages.map(() => randomUUID()),
      messages.map(({ appointmentId }) => appointmentId),
      messages.map(({ eventId }) => eventId),
      messages.map(({ kind }) => kind),
      messages.map(({ former }) => former.servicePointId),
      messages.map(({ former }) => former.startsAt),
    ],
  });
  return rowCount;
}

/** {@link queueMessages} of one. */
export async function queueMessage(tx: Queryable, now: Date, message: NewMessage): Promise<void> {
  await queueMessages(tx, now, [message]);
}
