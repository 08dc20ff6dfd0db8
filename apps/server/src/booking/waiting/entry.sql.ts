import type { DocumentHash } from '../../crypto/document-hash.ts';
import type { Encrypted } from '../../crypto/key-ring.ts';
import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import type { EncryptedPersonRow } from '../encrypted-person.ts';

export interface NewEntry {
  id: string;
  serviceType: string;
  servicePointIds: string[];
  /** Hong Kong days, both inclusive. */
  firstDay: string;
  lastDay: string;
  weekdays: number[];
  /** `HH:mm`; a visit begins at `from` or later, and before `until`. */
  from: string;
  until: string;
  former: { appointmentId: string; startsAt: Date } | undefined;
  language: string;
  person: Encrypted;
  /** By which ways the person can be reached. */
  byMail: boolean;
  byText: boolean;
  document: DocumentHash;
  now: Date;
}

/**
 * @returns false when document numbers are hashed with another key by now; nothing is written then
 * @throws a database error of the constraint `waiting_entry_once`
 */
export async function insertEntry(db: Queryable, entry: NewEntry): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'waiting-join',
    text: `
WITH joined AS (
  INSERT INTO waiting_entry (id, service_type, service_point_ids, first_day, last_day, weekdays, from_time, until_time,
    former_appointment_id, before, language, key_id, person, hash_key_id, document_hash, joined_at, by_mail, by_text)
  SELECT $1::uuid, $2, $3::text[], $4::date, $5::date, $6::smallint[], $7::time, $8::time, $9::uuid, $10::timestamptz,
    $11, $12, $13, $14, $15, $16::timestamptz, $17, $18
  FROM document_hash_key WHERE key_id = $14
  RETURNING id
), told AS (
  INSERT INTO outbox (id, waiting_entry_id, kind, due_at, created_at)
  SELECT id, id, 'waiting-joined', $16, $16 FROM joined
)
SELECT FROM joined`,
    values: [
      entry.id,
      entry.serviceType,
      entry.servicePointIds,
      entry.firstDay,
      entry.lastDay,
      entry.weekdays,
      entry.from,
      entry.until,
      entry.former?.appointmentId ?? null,
      entry.former?.startsAt ?? null,
      entry.language,
      entry.person.keyId,
      entry.person.bytes,
      entry.document.keyId,
      entry.document.hash,
      entry.now,
      entry.byMail,
      entry.byText,
    ],
  });
  return rowCount === 1;
}

/** Whether the laboratory has a waiting list. */
export async function isListOn(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'waiting-is-on',
    text: 'SELECT FROM waiting_setting WHERE is_on',
  });
  return rowCount === 1;
}

/** An entry with its open offer, if there is one. */
export interface EntryRow
  extends Row<
    'waiting_entry',
    | 'id'
    | 'state'
    | 'service_type'
    | 'service_point_ids'
    | 'first_day'
    | 'last_day'
    | 'weekdays'
    | 'former_appointment_id'
    | 'appointment_id'
    | 'language'
    | 'key_id'
    | 'person'
  > {
  from_time: string;
  until_time: string;
  /** Entries that joined before, for the same service at one of its points. */
  ahead: number;
  hold_id: string | null;
  ends_at: Date | null;
  offered_point: string | null;
  offered_time: Date | null;
  /** What became of the offer before, while there is no other. */
  last_outcome: 'PASSED' | 'EXPIRED' | 'WITHDRAWN' | null;
}

/** An offer is as good as its hold, which goes with whatever closes the place. @param now the parameter with the instant */
export function stillOpen(offer: string, now: string): string {
  return `${offer}.state = 'OPEN' AND ${offer}.ends_at > ${now}
    AND EXISTS (SELECT FROM hold WHERE hold.id = ${offer}.hold_id)`;
}

const READ = `
SELECT entry.id, entry.state, entry.service_type, entry.service_point_ids, entry.first_day, entry.last_day,
  entry.weekdays, to_char(entry.from_time, 'HH24:MI') AS from_time, to_char(entry.until_time, 'HH24:MI') AS until_time,
  entry.former_appointment_id, entry.appointment_id, entry.language, entry.key_id, entry.person,
  (SELECT count(*)::int FROM waiting_entry AS other
    WHERE other.state = 'WAITING' AND other.service_type = entry.service_type AND other.position < entry.position
      AND other.service_point_ids && entry.service_point_ids) AS ahead,
  offer.hold_id, offer.ends_at, slot.service_point_id AS offered_point, slot.starts_at AS offered_time,
  CASE WHEN offer.id IS NULL THEN (
    SELECT CASE WHEN last.state <> 'OPEN' THEN last.state WHEN last.ends_at > $2 THEN 'WITHDRAWN' ELSE 'EXPIRED' END
    FROM waiting_offer AS last WHERE last.entry_id = entry.id ORDER BY last.offered_at DESC, last.position DESC LIMIT 1
  ) END AS last_outcome
FROM waiting_entry AS entry
  LEFT JOIN waiting_offer AS offer ON offer.entry_id = entry.id AND ${stillOpen('offer', '$2')}
  LEFT JOIN slot ON slot.id = offer.slot_id`;

export function readEntry(db: Queryable, id: string, now: Date): Promise<EntryRow | undefined> {
  return db.row<EntryRow>({
    name: 'waiting-entry',
    text: `${READ} WHERE entry.id = $1::uuid`,
    values: [id, now],
  });
}

/** Those of some entries that wait or have an offer, in the order of joining. */
export function readEntries(db: Queryable, ids: readonly string[], now: Date): Promise<EntryRow[]> {
  return db.rows<EntryRow>({
    name: 'waiting-entries',
    text: `${READ}
WHERE entry.id = ANY ($1::uuid[]) AND entry.state IN ('WAITING', 'OFFERED') ORDER BY entry.position`,
    values: [ids, now],
  });
}

/** Locks an entry, so that it is neither offered anything nor ended until the transaction is over. */
export async function lockEntry(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'waiting-lock',
    text: 'SELECT FROM waiting_entry WHERE id = $1::uuid FOR UPDATE',
    values: [id],
  });
}

/** The booking was made with the open offer; the caller has the lock of the entry. */
export async function settleTaken(
  tx: Queryable,
  taken: { id: string; appointmentId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'waiting-taken',
    text: `
WITH offer AS (
  UPDATE waiting_offer SET state = 'TAKEN', settled_at = $3 WHERE entry_id = $1::uuid AND state = 'OPEN'
)
UPDATE waiting_entry SET state = 'TAKEN', appointment_id = $2::uuid, settled_at = $3 WHERE id = $1::uuid`,
    values: [taken.id, taken.appointmentId, taken.now],
  });
}

/** Ends an entry that waits; one with an open offer has to pass it on first. @returns whether it was ended */
export async function endEntry(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'waiting-end',
    text: `
UPDATE waiting_entry SET state = 'ENDED', settled_at = $2 WHERE id = $1::uuid AND state = 'WAITING'`,
    values: [id, now],
  });
  return rowCount === 1;
}

/** The booking that is to be given up; undefined when it does not stand any more, or does not lie ahead. */
export async function readComing(
  tx: Queryable,
  appointmentId: string,
  now: Date,
): Promise<EncryptedPersonRow | undefined> {
  return tx.row<EncryptedPersonRow>({
    name: 'waiting-former',
    text: `
SELECT id, key_id, name, document_number, phone, email FROM appointment
WHERE id = $1::uuid AND status = 'BOOKED' AND starts_at > $2 AND erased_at IS NULL`,
    values: [appointmentId, now],
  });
}
