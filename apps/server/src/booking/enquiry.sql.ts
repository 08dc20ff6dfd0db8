import type { DocumentHash } from '../crypto/document-hash.ts';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';

/** An entry of the waiting list with the person who waits, encrypted. */
export interface WaitingPerson {
  id: string;
  keyId: string;
  person: Buffer;
}

export interface FoundByDocument {
  /** Sorted by time. */
  appointments: StoredAppointment[];
  /** Entries that wait or have an offer, in no order. */
  waiting: WaitingPerson[];
}

/** Entries of the waiting list, in each row of the join; null where there are none. */
interface WaitingColumn {
  waiting: { id: string; keyId: string; person: string }[] | null;
}

/** The one row of the join when there are no bookings. */
interface NoAppointment extends WaitingColumn {
  id: null;
}

export type StoredAppointment = Row<
  'appointment',
  'id' | 'service_point_id' | 'service_type' | 'starts_at' | 'phone' | 'email' | 'modified' | 'link_version'
> &
  FilledRow<'appointment', 'reservation_code' | 'key_id' | 'name' | 'document_number'>;

/**
 * Future bookings of a document number and what is waited for under it, by all its hashes. Of the waiting list only
 * what tells whose an entry is: the rest is read for the one whose name was given.
 * @returns undefined when document numbers are hashed with another key by now: rows may have been missed
 */
export async function findByDocument(
  db: Queryable,
  { keyId, hash, older }: DocumentHash,
  now: Date,
): Promise<FoundByDocument | undefined> {
  const rows = await db.rows<(StoredAppointment & WaitingColumn) | NoAppointment>({
    name: 'booking-enquiry',
    text: `
SELECT id, reservation_code, service_point_id, service_type, starts_at, appointment.key_id,
  name, document_number, phone, email, modified, link_version,
  (SELECT json_agg(json_build_object('id', entry.id, 'keyId', entry.key_id, 'person', encode(entry.person, 'base64')))
    FROM waiting_entry AS entry
    WHERE entry.document_hash = ANY ($1::bytea[]) AND entry.state IN ('WAITING', 'OFFERED')) AS waiting
FROM document_hash_key LEFT JOIN appointment
  ON document_hash = ANY ($1::bytea[]) AND status <> 'CANCELLED' AND starts_at > $2
WHERE document_hash_key.key_id = $3
ORDER BY starts_at, id`,
    values: [[hash, ...older], now, keyId],
  });
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    appointments: rows.filter((row) => row.id !== null),
    waiting: (first.waiting ?? []).map((entry) => ({
      ...entry,
      person: Buffer.from(entry.person, 'base64'),
    })),
  };
}
