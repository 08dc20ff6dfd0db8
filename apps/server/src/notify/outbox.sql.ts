import { randomUUID } from 'node:crypto';
import type { LocalText } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';
import type { NewMessage } from './queue-message.ts';

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

/** @returns how many were queued */
export async function insertMessages(
  tx: Queryable,
  now: Date,
  messages: readonly NewMessage[],
): Promise<number> {
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

/**
 * Whether a message is still true and in time: the booking is as it was
 * left, lies ahead and has its person. One that was moved back to where the
 * visitor knew it needs no message.
 * @param now the parameter with the present instant
 */
function stillTrue(now: string): string {
  return `(appointment.starts_at > ${now} AND appointment.erased_at IS NULL
    AND appointment.starts_at = outbox.starts_at AND appointment.service_point_id = outbox.service_point_id
    AND (appointment.status = 'CANCELLED') = (outbox.kind = 'cancelled')
    AND appointment.status IN ('BOOKED', 'CANCELLED')
    AND NOT (outbox.kind = 'moved' AND outbox.former_starts_at = outbox.starts_at
      AND outbox.former_service_point_id = outbox.service_point_id))`;
}

/** Messages that need not be sent any more. @returns how many were found */
export async function settleOvertaken(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'outbox-overtaken',
    text: `
UPDATE outbox SET state = 'OVERTAKEN', settled_at = $1
FROM appointment
WHERE outbox.state IN ('QUEUED', 'FAILED') AND appointment.id = outbox.appointment_id AND NOT ${stillTrue('$1')}`,
    values: [now],
  });
  return rowCount;
}

/**
 * Messages whose process ended before it learned what the mail server said.
 * They may have arrived, so nobody but a member of staff sends them again.
 */
export async function settleUnconfirmed(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'outbox-unconfirmed',
    text: `
UPDATE outbox SET state = 'FAILED', failure = 'unconfirmed', settled_at = $1
WHERE state = 'SENDING' AND due_at <= $1`,
    values: [now],
  });
  return rowCount;
}

const DUE = `
FROM outbox JOIN appointment ON appointment.id = outbox.appointment_id
WHERE outbox.state = 'QUEUED' AND outbox.due_at <= $1 AND appointment.email IS NOT NULL AND ${stillTrue('$1')}`;

/** Whether there is anything to send now. */
export async function hasDue(db: Queryable, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'outbox-has-due',
    text: `SELECT ${DUE} LIMIT 1`,
    values: [now],
  });
  return rowCount > 0;
}

/** A message that is to be sent now, with what its email is made of. */
export interface ClaimedMessage
  extends Row<'outbox', 'id' | 'kind' | 'attempts' | 'former_starts_at' | 'starts_at' | 'appointment_id'>,
    Row<'appointment', 'language'>,
    FilledRow<'appointment', 'reservation_code' | 'key_id' | 'name' | 'email'>,
    Row<'service_point', 'address' | 'tel'> {
  former_point: LocalText;
  point: LocalText;
  service: LocalText;
}

/**
 * Takes the due message whose appointment comes first and marks it as being
 * sent, so that no other process sends it, nor this one again if it breaks off.
 * @param until when the mail server's answer is no longer awaited
 */
export async function claimMessage(
  db: Queryable,
  now: Date,
  until: Date,
): Promise<ClaimedMessage | undefined> {
  return db.row<ClaimedMessage>({
    name: 'outbox-claim',
    text: `
WITH next AS (
  SELECT outbox.id ${DUE}
  ORDER BY outbox.starts_at, outbox.id LIMIT 1
  FOR UPDATE OF outbox SKIP LOCKED
), claimed AS (
  UPDATE outbox SET state = 'SENDING', attempts = attempts + 1, due_at = $2
  FROM next WHERE outbox.id = next.id
  RETURNING outbox.*
)
SELECT claimed.id, claimed.kind, claimed.attempts, claimed.former_starts_at, former.name AS former_point,
  claimed.starts_at, point.name AS point, point.address, point.tel, service.name AS service,
  appointment.language, appointment.reservation_code, appointment.id AS appointment_id,
  appointment.key_id, appointment.name, appointment.email
FROM claimed
JOIN appointment ON appointment.id = claimed.appointment_id
JOIN service ON service.code = appointment.service_type
JOIN service_point AS point ON point.id = claimed.service_point_id
JOIN service_point AS former ON former.id = claimed.former_service_point_id`,
    values: [now, until],
  });
}

export async function settleSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query({
    name: 'outbox-sent',
    text: `
UPDATE outbox SET state = 'SENT', failure = NULL, settled_at = $2 WHERE id = $1::uuid AND state = 'SENDING'`,
    values: [id, now],
  });
}

/** @param dueAt of the next attempt; null: given up */
export async function settleFailure(
  db: Queryable,
  message: { id: string; failure: string; dueAt: Date | null; now: Date },
): Promise<void> {
  await db.query({
    name: 'outbox-failure',
    text: `
UPDATE outbox SET failure = $2,
  state = CASE WHEN $3::timestamptz IS NULL THEN 'FAILED' ELSE 'QUEUED' END,
  due_at = coalesce($3::timestamptz, due_at),
  settled_at = CASE WHEN $3::timestamptz IS NULL THEN $4::timestamptz END
WHERE id = $1::uuid AND state = 'SENDING'`,
    values: [message.id, message.failure, message.dueAt, message.now],
  });
}

/** Mail servers may take their time: the transaction that holds the job's lock rests meanwhile. */
export async function allowRest(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'outbox-rest',
    text: `SET LOCAL idle_in_transaction_session_timeout = '90s'`,
  });
}
