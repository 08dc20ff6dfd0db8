import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';
import type { RowsOfDay } from '../personal-data/personal-table.ts';
import type { StoredAppointment } from './enquiry.sql.ts';

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
    | 'attendance_confirmed_at'
  >;

/** Bookings by their ids, by time. */
export function readPerson(tx: Queryable, ids: readonly string[]) {
  return tx.rows<PersonRow>({
    name: 'privacy-person',
    text: `
SELECT id, slot_id, reservation_code, service_point_id, service_type, starts_at, status, language,
  key_id, name, document_number, phone, email, modified, created_at, updated_at, cancelled_at,
  walk_in, arrived_at, identity_seen, attendance_confirmed_at, link_version
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

export type MessageOfBooking = Row<
  'outbox',
  'kind' | 'channel' | 'state' | 'created_at' | 'settled_at' | 'former_service_point_id' | 'former_starts_at'
> &
  FilledRow<'outbox', 'appointment_id' | 'service_point_id' | 'starts_at'>;

/** The messages about these bookings, the oldest first. */
export function readMessages(tx: Queryable, appointmentIds: readonly string[]) {
  return tx.rows<MessageOfBooking>({
    name: 'privacy-messages',
    text: `
SELECT appointment_id, kind, channel, state, created_at, settled_at,
  former_service_point_id, former_starts_at, service_point_id, starts_at
FROM outbox WHERE appointment_id = ANY ($1::uuid[])
ORDER BY created_at, id`,
    values: [appointmentIds],
  });
}

export interface EventOfBooking extends Row<'event', 'at' | 'action'>, FilledRow<'event', 'appointment_id'> {
  by: 'visitor' | 'staff' | 'program';
  /** A code, of a cancellation by staff or of a number that was shown in full. */
  reason: string | null;
}

/** What the audit log has of these bookings, the oldest first. */
export function readEventsOf(tx: Queryable, appointmentIds: readonly string[]) {
  return tx.rows<EventOfBooking>({
    name: 'privacy-audit-log',
    text: `
SELECT appointment_id, at, action, detail->>'reason' AS reason,
  CASE WHEN actor = 'visitor' THEN 'visitor' WHEN actor IN ('job', 'command', 'laboratory') THEN 'program'
    ELSE 'staff' END AS by
FROM event WHERE appointment_id = ANY ($1::uuid[])
ORDER BY at, id`,
    values: [appointmentIds],
  });
}

/** Everything of a person, and `erased_at` from `$1`; the constraint `appointment_person` wants it whole. */
const ERASE = `
UPDATE appointment SET erased_at = $1, reservation_code = NULL, key_id = NULL, name = NULL,
  document_number = NULL, phone = NULL, email = NULL, hash_key_id = NULL, document_hash = NULL`;

/**
 * Erases some of the bookings that are due, oldest first. Rows that somebody
 * has under lock are passed over, so this waits for nobody and nobody meets it
 * in a deadlock.
 * @returns how many, at most `limit`
 */
export async function eraseBatch(
  db: Queryable,
  { now, before, limit }: { now: Date; before: DayKey; limit: number },
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'privacy-erase-batch',
    text: `
WITH due AS MATERIALIZED (
  SELECT id FROM appointment WHERE service_day < $2::date AND erased_at IS NULL
  ORDER BY service_day LIMIT $3
  FOR UPDATE SKIP LOCKED
)
${ERASE}
FROM due WHERE appointment.id = due.id`,
    values: [now, before, limit],
  });
  return rowCount;
}

/** Erases bookings by their ids, whose locks the caller has. */
export async function eraseBookings(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await tx.query({
    name: 'privacy-erase-some',
    text: `${ERASE} WHERE id = ANY ($2::uuid[])`,
    values: [now, ids],
  });
}

/** How many bookings of each day before one are not erased, the days in order. */
export function countByDay(db: Queryable, before: DayKey) {
  return db.rows<RowsOfDay>({
    name: 'privacy-count-by-day',
    text: `
SELECT service_day AS day, count(*)::int AS rows FROM appointment
WHERE service_day < $1::date AND erased_at IS NULL
GROUP BY service_day ORDER BY service_day`,
    values: [before],
  });
}

export type StoredResponse = Row<'idempotency', 'key_hash' | 'key_id' | 'response'>;

/** Some of the stored responses, in the order of their keys. */
export function readResponsesAfter(db: Queryable, keyHash: Buffer, limit: number) {
  return db.rows<StoredResponse>({
    name: 'privacy-answers',
    text: `
SELECT key_hash, key_id, response FROM idempotency WHERE key_hash > $1
ORDER BY key_hash LIMIT $2`,
    values: [keyHash, limit],
  });
}

export async function deleteResponses(db: Queryable, keyHashes: readonly Buffer[]): Promise<void> {
  await db.query({
    name: 'privacy-answers-delete',
    text: 'DELETE FROM idempotency WHERE key_hash = ANY ($1::bytea[])',
    values: [keyHashes],
  });
}
