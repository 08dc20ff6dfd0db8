import type { VisitorMessageId } from '@phial/contract/content/text-bodies';
import type { MessageGroup } from '@phial/contract/schedule/schedule-message';
import type { Language } from '@phial/domain/language';
import type { LocalText } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';
import { goesByMail, goesByText, IS_TO_BE_CALLED, type Ways } from './outbox.sql.ts';

/** The group of a message. The parameters `$1` and `$2` say whether there is a mail server, and a provider of text messages. */
export const GROUP = `
CASE outbox.state
  WHEN 'QUEUED' THEN
    CASE WHEN ${goesByMail('$1')} OR ${goesByText({ mail: '$1', text: '$2' })} OR NOT ${IS_TO_BE_CALLED}
      THEN 'queued' ELSE 'telephone' END
  WHEN 'SENDING' THEN 'queued'
  WHEN 'FAILED' THEN CASE WHEN ${IS_TO_BE_CALLED} THEN 'telephone' ELSE 'failed' END
  ELSE lower(outbox.state)
END`;

/** Where it was booked or is booked now: both points may have to answer the visitor. Null: everywhere. */
const isAmong = (among: string) => `
(${among}::text[] IS NULL OR outbox.service_point_id = ANY (${among}) OR outbox.former_service_point_id = ANY (${among}))`;

/** Which messages are looked at, whatever their group. */
interface MessageFilter extends Ways {
  /** Service points; null: all of them. */
  among: readonly string[] | null;
  /** Code of the service in any case; null: all of them. */
  type: string | null;
  /** Of the booking; null: all of them. */
  language: Language | null;
}

const isOfType = (type: string) => `
(${type}::text IS NULL OR lower(appointment.service_type) = lower(${type}))`;

const isIn = (language: string) => `(${language}::text IS NULL OR appointment.language = ${language})`;

/** How many messages each group has. */
export async function countMessages(
  db: Queryable,
  { mail, text, among, type, language }: MessageFilter,
): Promise<{ group: MessageGroup; messages: number }[]> {
  return db.rows<{ group: MessageGroup; messages: number }>({
    name: 'outbox-count',
    text: `
SELECT ${GROUP} AS "group", count(*)::int AS messages
FROM outbox JOIN appointment ON appointment.id = outbox.appointment_id
WHERE ${isAmong('$3')} AND ${isOfType('$4')} AND ${isIn('$5')}
GROUP BY 1`,
    values: [mail, text, among, type, language],
  });
}

export interface MessageRow
  extends Row<
      'outbox',
      | 'id'
      | 'channel'
      | 'hours_ahead'
      | 'state'
      | 'failure'
      | 'attempts'
      | 'created_at'
      | 'settled_at'
      | 'former_starts_at'
    >,
    FilledRow<'outbox', 'appointment_id' | 'starts_at'>,
    Row<'appointment', 'language' | 'service_type' | 'reservation_code' | 'key_id' | 'name' | 'phone'> {
  /** Null of what the visitor did, and of reminders. */
  former_point: LocalText | null;
  point: LocalText;
  kind: VisitorMessageId;
  has_email: boolean;
}

/** The messages of a group. */
export async function listMessages(
  db: Queryable,
  { group, mail, text, among, type, language, limit }: MessageFilter & { group: MessageGroup; limit: number },
): Promise<MessageRow[]> {
  return db.rows<MessageRow>({
    name: 'outbox-list',
    text: `
SELECT outbox.id, outbox.appointment_id, outbox.kind, outbox.channel, outbox.hours_ahead, outbox.state, outbox.failure, outbox.attempts,
  outbox.created_at, outbox.settled_at, former.name AS former_point, outbox.former_starts_at,
  point.name AS point, outbox.starts_at, appointment.language, appointment.service_type,
  appointment.reservation_code, appointment.key_id, appointment.name, appointment.phone,
  appointment.email IS NOT NULL AS has_email
FROM outbox
JOIN appointment ON appointment.id = outbox.appointment_id
LEFT JOIN service_point AS former ON former.id = outbox.former_service_point_id
JOIN service_point AS point ON point.id = outbox.service_point_id
WHERE ${GROUP} = $3 AND ${isAmong('$5')} AND ${isOfType('$6')} AND ${isIn('$7')}
ORDER BY CASE WHEN $3 IN ('telephone', 'queued') THEN outbox.starts_at END,
  outbox.created_at DESC, outbox.id
LIMIT $4`,
    values: [mail, text, group, limit, among, type, language],
  });
}

/** Where a message's booking was and is; undefined where there is no such message. */
export async function readPointsOfMessage(db: Queryable, id: string): Promise<string[] | undefined> {
  const row = await db.row<{ points: string[] }>({
    name: 'outbox-points',
    text: 'SELECT array_remove(ARRAY[former_service_point_id, service_point_id], NULL) AS points FROM outbox WHERE id = $1::uuid',
    values: [id],
  });
  return row?.points;
}

/**
 * Marks a message as passed on by a member of staff.
 * @returns false when it has been dealt with, or is on its way at this moment
 */
export async function settleNotified(
  tx: Queryable,
  { id, account, now }: { id: string; account: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'outbox-told',
    text: `
UPDATE outbox SET state = 'TOLD', settled_at = $2, settled_by = $3::uuid
WHERE id = $1::uuid AND state IN ('QUEUED', 'FAILED')`,
    values: [id, now, account],
  });
  return rowCount === 1;
}

/** Puts a message that was given up back into the queue. @returns false when it is not there any more */
export async function requeueMessage(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'outbox-requeue',
    text: `
UPDATE outbox SET state = 'QUEUED', attempts = 0, due_at = $2, settled_at = NULL,
  channel = CASE WHEN outbox.kind = 'reminder' THEN outbox.channel END
FROM appointment
WHERE outbox.id = $1::uuid AND outbox.state = 'FAILED' AND appointment.id = outbox.appointment_id
  AND (appointment.email IS NOT NULL OR appointment.phone IS NOT NULL)`,
    values: [id, now],
  });
  return rowCount === 1;
}
