import { randomUUID } from 'node:crypto';
import type { VisitorMessageId } from '@phial/contract/content/text-bodies';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';
import type { NewConfirmation, NewMessage } from './queue-message.ts';

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
  -- What a visitor asked for is confirmed as it stands.
  CASE WHEN new.former_starts_at IS NOT NULL
    THEN coalesce(overtaken.former_service_point_id, new.former_service_point_id) END,
  CASE WHEN new.former_starts_at IS NOT NULL THEN coalesce(overtaken.former_starts_at, new.former_starts_at) END,
  appointment.service_point_id, appointment.starts_at, $1, $1
FROM new
JOIN appointment ON appointment.id = new.appointment_id
LEFT JOIN LATERAL (
  SELECT former_service_point_id, former_starts_at FROM overtaken
  WHERE overtaken.appointment_id = new.appointment_id AND former_starts_at IS NOT NULL LIMIT 1
) AS overtaken ON true
ON CONFLICT ON CONSTRAINT outbox_event DO NOTHING`;

/** @returns how many were queued */
export async function insertMessages(
  tx: Queryable,
  now: Date,
  messages: readonly (NewMessage | NewConfirmation)[],
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
      messages.map((message) => ('former' in message ? message.former.servicePointId : null)),
      messages.map((message) => ('former' in message ? message.former.startsAt : null)),
    ],
  });
  return rowCount;
}

/**
 * Whether a message is still true and in time: the booking is as it was
 * left, lies ahead and has its person. One that was moved back to where the
 * visitor knew it needs no message, and of two reminders that are due the
 * nearer one will do.
 * @param now the parameter with the present instant
 */
function stillTrue(now: string): string {
  return `(appointment.starts_at > ${now} AND appointment.erased_at IS NULL
    AND appointment.starts_at = outbox.starts_at AND appointment.service_point_id = outbox.service_point_id
    AND (appointment.status = 'CANCELLED') = (outbox.kind IN ('cancelled', 'cancellation-confirmation'))
    AND appointment.status IN ('BOOKED', 'CANCELLED')
    AND NOT (outbox.kind = 'moved' AND outbox.former_starts_at = outbox.starts_at
      AND outbox.former_service_point_id = outbox.service_point_id)
    AND NOT (outbox.kind = 'reminder' AND EXISTS (
      SELECT FROM outbox AS nearer
      WHERE nearer.appointment_id = outbox.appointment_id AND nearer.kind = 'reminder'
        AND nearer.starts_at = outbox.starts_at AND nearer.hours_ahead < outbox.hours_ahead
        AND nearer.due_at <= ${now})))`;
}

/** Whether the desk calls where nothing else reaches the visitor. */
export const IS_TO_BE_CALLED = `outbox.kind IN ('moved', 'cancelled', 'changed')`;

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

/** Which ways of sending are set up. */
export interface Ways {
  mail: boolean;
  text: boolean;
}

/** Whether a message goes by e-mail. @param mail the parameter that says whether there is a mail server */
export function goesByMail(mail: string): string {
  return `(${mail}::boolean AND appointment.email IS NOT NULL AND coalesce(outbox.channel, 'email') = 'email')`;
}

/**
 * Whether a message goes by text message: one that may go by either way does only where no e-mail leads to the visitor.
 * @param text the parameter that says whether text messages can be sent
 */
export function goesByText({ mail, text }: { mail: string; text: string }): string {
  return `(${text}::boolean AND appointment.phone IS NOT NULL AND coalesce(outbox.channel,
    CASE WHEN ${mail}::boolean AND appointment.email IS NOT NULL THEN 'email' ELSE 'sms' END) IN ('sms', 'whatsapp'))`;
}

/**
 * Settles what nobody has to call about and no way leads to: nothing to send it by is set up, or the visitor left no
 * address for it.
 */
export async function settleUnreachable(db: Queryable, now: Date, ways: Ways): Promise<number> {
  const { rowCount } = await db.query({
    name: 'outbox-unreachable',
    text: `
UPDATE outbox SET state = 'SKIPPED', failure = 'no-channel', settled_at = $1
FROM appointment
WHERE outbox.state = 'QUEUED' AND outbox.due_at <= $1 AND appointment.id = outbox.appointment_id
  AND NOT ${IS_TO_BE_CALLED}
  AND NOT ${goesByMail('$2')} AND NOT ${goesByText({ mail: '$2', text: '$3' })}`,
    values: [now, ways.mail, ways.text],
  });
  return rowCount;
}

/** The messages to be sent now. @param goes by which way */
function due(goes: string): string {
  return `
FROM outbox JOIN appointment ON appointment.id = outbox.appointment_id
WHERE outbox.state = 'QUEUED' AND outbox.due_at <= $1 AND ${goes} AND ${stillTrue('$1')}`;
}

const DUE_BY_MAIL = due(goesByMail('true'));
const DUE_BY_TEXT = due(goesByText({ mail: '$3', text: 'true' }));

/** Whether there is anything to send by e-mail now. */
export async function hasDue(db: Queryable, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'outbox-has-due',
    text: `SELECT ${DUE_BY_MAIL} LIMIT 1`,
    values: [now],
  });
  return rowCount > 0;
}

/** A message that is to be sent now, with what its words are made of. */
export interface MessageToWrite
  extends Row<'outbox', 'id' | 'attempts' | 'former_service_point_id' | 'former_starts_at'>,
    FilledRow<'outbox', 'service_point_id' | 'starts_at' | 'appointment_id'>,
    Row<'appointment', 'language' | 'service_type' | 'version' | 'link_version'>,
    FilledRow<'appointment', 'reservation_code' | 'key_id' | 'name'> {
  kind: VisitorMessageId;
}

export interface ClaimedMessage extends MessageToWrite, FilledRow<'appointment', 'email'> {}
export interface ClaimedText extends MessageToWrite, FilledRow<'appointment', 'phone'> {}

/**
 * Takes the due message whose appointment comes first, reminders last, and marks it as being
 * sent, so that no other process sends it, nor this one again if it breaks off. The parameters `$1`
 * and `$2` are now, and when the answer is no longer awaited; `$4`
 * is the channel of text messages.
 */
function claim(channel: "'email'" | '$4', contact: 'email' | 'phone', dueOnes: string): string {
  return `
WITH next AS (
  SELECT outbox.id ${dueOnes}
  ORDER BY outbox.kind = 'reminder', outbox.starts_at, outbox.id LIMIT 1
  FOR UPDATE OF outbox SKIP LOCKED
), claimed AS (
  UPDATE outbox SET state = 'SENDING', channel = ${channel}, attempts = attempts + 1, due_at = $2
  FROM next WHERE outbox.id = next.id
  RETURNING outbox.*
)
SELECT claimed.id, claimed.kind, claimed.attempts, claimed.former_service_point_id, claimed.former_starts_at,
  claimed.service_point_id, claimed.starts_at, appointment.service_type, appointment.version, appointment.link_version,
  appointment.language,
  appointment.reservation_code, appointment.id AS appointment_id,
  appointment.key_id, appointment.name, appointment.${contact}
FROM claimed JOIN appointment ON appointment.id = claimed.appointment_id`;
}

const CLAIM_MAIL = claim("'email'", 'email', DUE_BY_MAIL);
const CLAIM_TEXT = claim('$4', 'phone', DUE_BY_TEXT);

/** @param until when the mail server's answer is no longer awaited */
export async function claimMessage(
  db: Queryable,
  now: Date,
  until: Date,
): Promise<ClaimedMessage | undefined> {
  return db.row<ClaimedMessage>({ name: 'outbox-claim', text: CLAIM_MAIL, values: [now, until] });
}

/**
 * @param until when the provider's answer is no longer awaited
 * @param mail whether there is a mail server, by which messages go rather
 * @param channel of the provider
 */
export async function claimText(
  db: Queryable,
  { now, until, mail, channel }: { now: Date; until: Date; mail: boolean; channel: 'sms' | 'whatsapp' },
): Promise<ClaimedText | undefined> {
  return db.row<ClaimedText>({
    name: 'outbox-claim-text',
    text: CLAIM_TEXT,
    values: [now, until, mail, channel],
  });
}

/** @param providerMessageId what the provider calls it; null where it does not say */
export async function settleSent(
  db: Queryable,
  { id, now, providerMessageId }: { id: string; now: Date; providerMessageId: string | null },
): Promise<void> {
  await db.query({
    name: 'outbox-sent',
    text: `
UPDATE outbox SET state = 'SENT', failure = NULL, settled_at = $2, provider_message_id = $3
WHERE id = $1::uuid AND state = 'SENDING'`,
    values: [id, now, providerMessageId],
  });
}

/** @param dueAt of the next attempt; null: given up, or skipped where no way leads there and nobody has to call */
export async function settleFailure(
  db: Queryable,
  message: { id: string; failure: string; dueAt: Date | null; now: Date },
): Promise<void> {
  await db.query({
    name: 'outbox-failure',
    text: `
UPDATE outbox SET failure = $2,
  state = CASE WHEN $3::timestamptz IS NOT NULL THEN 'QUEUED'
    WHEN $2 IN ('no-channel', 'opted-out') AND NOT ${IS_TO_BE_CALLED} THEN 'SKIPPED' ELSE 'FAILED' END,
  due_at = coalesce($3::timestamptz, due_at),
  settled_at = CASE WHEN $3::timestamptz IS NULL THEN $4::timestamptz END
WHERE id = $1::uuid AND state = 'SENDING'`,
    values: [message.id, message.failure, message.dueAt, message.now],
  });
}
