import type { DocumentHash } from '../crypto/document-hash.ts';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';

/** The one row of the join when there are no bookings. */
interface NoAppointment {
  id: null;
}

export type StoredAppointment = Row<
  'appointment',
  'id' | 'service_point_id' | 'service_type' | 'starts_at' | 'phone' | 'email' | 'modified' | 'link_version'
> &
  FilledRow<'appointment', 'reservation_code' | 'key_id' | 'name' | 'document_number'>;

/**
 * Future bookings of a document number, by all its hashes, sorted by time.
 * @returns undefined when document numbers are hashed with another key by now: rows may have been missed
 */
export async function findFutureAppointments(
  db: Queryable,
  { keyId, hash, older }: DocumentHash,
  now: Date,
): Promise<StoredAppointment[] | undefined> {
  const { rows } = await db.query<StoredAppointment | NoAppointment>({
    name: 'booking-enquiry',
    text: `
SELECT id, reservation_code, service_point_id, service_type, starts_at, appointment.key_id,
  name, document_number, phone, email, modified, link_version
FROM document_hash_key LEFT JOIN appointment
  ON document_hash = ANY ($1::bytea[]) AND status <> 'CANCELLED' AND starts_at > $2
WHERE document_hash_key.key_id = $3
ORDER BY starts_at, id`,
    values: [[hash, ...older], now, keyId],
  });
  if (rows.length === 0) return undefined;
  return rows.filter((row) => row.id !== null);
}
