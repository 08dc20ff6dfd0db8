import type { StoredAppointment } from '../booking/enquiry.sql.ts';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

/** For a search through all there is: a person's request is seldom, and must not fail for its length. */
export async function takeTime(tx: Queryable): Promise<void> {
  await tx.query({ name: 'privacy-patience', text: 'SET LOCAL statement_timeout = 0' });
}

export type PersonRow = StoredAppointment &
  Row<
    'appointment',
    | 'slot_id'
    | 'status'
    | 'language'
    | 'created_at'
    | 'updated_at'
    | 'cancelled_at'
    | 'walk_in'
    | 'arrived_at'
    | 'identity_seen'
  >;

/**
 * Locks all bookings under the hashes of a document number, past, coming and
 * cancelled, in the order in which their slots are to be locked after them.
 * @returns their ids
 */
export async function lockPerson(tx: Queryable, hashes: readonly Buffer[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'privacy-person-lock',
    text: `
SELECT id FROM appointment WHERE document_hash = ANY ($1::bytea[]) AND erased_at IS NULL
ORDER BY slot_id, id FOR UPDATE`,
    values: [hashes],
  });
  return rows.map(({ id }) => id);
}

/** Bookings by their ids, by time. */
export async function readPerson(tx: Queryable, ids: readonly string[]): Promise<PersonRow[]> {
  return tx.rows<PersonRow>({
    name: 'privacy-person',
    text: `
SELECT id, slot_id, reservation_code, service_point_id, service_type, starts_at, status, language,
  key_id, name, document_number, phone, email, modified, created_at, updated_at, cancelled_at,
  walk_in, arrived_at, identity_seen
FROM appointment WHERE id = ANY ($1::uuid[]) AND erased_at IS NULL
ORDER BY starts_at, id`,
    values: [ids],
  });
}

/** How many bookings are hashed with a key other than these, so that no search by document number finds them. */
export async function countUnsearchable(db: Queryable, keyIds: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ bookings: number }>({
    name: 'privacy-unsearchable',
    text: `
SELECT count(*)::int AS bookings FROM appointment
WHERE hash_key_id <> ALL ($1::text[]) AND erased_at IS NULL`,
    values: [keyIds],
  });
  return rows[0]?.bookings ?? 0;
}
