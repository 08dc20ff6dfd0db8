import type { Queryable } from '../../../db/pool.ts';
import type { FilledRow, Row } from '../../../db/row.ts';
import { stillOpen } from '../entry.sql.ts';

/** Which ways of sending are set up. */
interface Ways {
  mail: boolean;
  /** By which text messages go; undefined where they cannot be sent. */
  text: 'sms' | 'whatsapp' | undefined;
}

/** Whether a message says what still holds. @param now the parameter with the present instant */
function stillTrue(now: string): string {
  return `CASE outbox.kind
    WHEN 'waiting-joined' THEN waiting_entry.state IN ('WAITING', 'OFFERED')
    WHEN 'waiting-offer' THEN EXISTS (
      SELECT FROM waiting_offer WHERE waiting_offer.id = outbox.id AND ${stillOpen('waiting_offer', now)})
    ELSE waiting_entry.state = 'ENDED' END`;
}

/** By which way a message goes; null where none leads there. E-mail goes before, and a way once tried is kept. */
function wayOf({ mail, text }: { mail: string; text: string }): string {
  const goesByMail = `(${mail}::boolean AND waiting_entry.by_mail)`;
  return `CASE
    WHEN outbox.channel = 'email' THEN CASE WHEN ${goesByMail} THEN 'email' END
    WHEN outbox.channel IS NOT NULL THEN CASE WHEN waiting_entry.by_text THEN ${text}::text END
    WHEN ${goesByMail} THEN 'email'
    WHEN waiting_entry.by_text THEN ${text}::text END`;
}

/** Settles what need not or cannot be sent any more. @returns how many */
export async function settleNeedless(db: Queryable, now: Date, ways: Ways): Promise<number> {
  const { rowCount } = await db.query({
    name: 'waiting-message-needless',
    text: `
UPDATE outbox SET settled_at = $1,
  state = CASE WHEN ${stillTrue('$1')} THEN 'SKIPPED' ELSE 'OVERTAKEN' END,
  failure = CASE WHEN ${stillTrue('$1')} THEN 'no-channel' ELSE outbox.failure END
FROM waiting_entry
WHERE waiting_entry.id = outbox.waiting_entry_id AND outbox.state = 'QUEUED' AND outbox.due_at <= $1
  AND (NOT ${stillTrue('$1')} OR ${wayOf({ mail: '$2', text: '$3' })} IS NULL)`,
    values: [now, ways.mail, ways.text ?? null],
  });
  return rowCount;
}

/** A message that is to be sent now, with the entry it is about. */
export interface ClaimedWaitingMessage
  extends Row<'outbox', 'id' | 'attempts' | 'service_point_id' | 'starts_at'>,
    Row<'waiting_entry', 'language' | 'key_id' | 'person'>,
    FilledRow<'outbox', 'waiting_entry_id' | 'channel'> {
  kind: 'waiting-joined' | 'waiting-offer' | 'waiting-ended';
  /** Until when the place is kept; null where none is offered. */
  ends_at: Date | null;
}

/**
 * Takes the message that is most in a hurry and marks it as being sent, as {@link claimMessage} does.
 * @param until when the answer is no longer awaited
 */
export async function claimWaitingMessage(
  db: Queryable,
  { now, until, ways }: { now: Date; until: Date; ways: Ways },
): Promise<ClaimedWaitingMessage | undefined> {
  return db.row<ClaimedWaitingMessage>({
    name: 'waiting-message-claim',
    text: `
WITH next AS (
  SELECT outbox.id, ${wayOf({ mail: '$3', text: '$4' })} AS way
  FROM outbox JOIN waiting_entry ON waiting_entry.id = outbox.waiting_entry_id
  WHERE outbox.state = 'QUEUED' AND outbox.due_at <= $1 AND ${stillTrue('$1')}
    AND ${wayOf({ mail: '$3', text: '$4' })} IS NOT NULL
  ORDER BY outbox.kind <> 'waiting-offer', outbox.created_at, outbox.id LIMIT 1
  FOR UPDATE OF outbox SKIP LOCKED
), claimed AS (
  UPDATE outbox SET state = 'SENDING', channel = next.way, attempts = attempts + 1, due_at = $2
  FROM next WHERE outbox.id = next.id
  RETURNING outbox.*
)
SELECT claimed.id, claimed.kind, claimed.attempts, claimed.channel, claimed.service_point_id, claimed.starts_at,
  claimed.waiting_entry_id, waiting_entry.language, waiting_entry.key_id, waiting_entry.person, waiting_offer.ends_at
FROM claimed JOIN waiting_entry ON waiting_entry.id = claimed.waiting_entry_id
LEFT JOIN waiting_offer ON waiting_offer.id = claimed.id`,
    values: [now, until, ways.mail, ways.text ?? null],
  });
}
