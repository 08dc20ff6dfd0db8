import type { SealedPersonRow } from '../booking/sealed-person.ts';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';

/** An appointment on a slot that will have fewer places. */
export type SlotBooking = SealedPersonRow &
  Row<
    'appointment',
    'slot_id' | 'service_point_id' | 'service_type' | 'starts_at' | 'status' | 'version' | 'language'
  > &
  FilledRow<'appointment', 'reservation_code' | 'document_hash'>;

/** Those on some slots that are not cancelled, the ones made last first. */
export async function readSlotBookings(db: Queryable, slotIds: readonly string[]): Promise<SlotBooking[]> {
  const { rows } = await db.query<SlotBooking>({
    name: 'schedule-bookings',
    text: `
SELECT id, slot_id, service_point_id, service_type, starts_at, status, version, reservation_code, language,
  key_id, name, document_number, phone, email, document_hash
FROM appointment WHERE slot_id = ANY ($1::uuid[]) AND status <> 'CANCELLED'
ORDER BY created_at DESC, id`,
    values: [slotIds],
  });
  return rows;
}

/** Locks appointments, in the order in which the slots are to be locked after them. */
export async function lockBookings(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'schedule-bookings-lock',
    text: 'SELECT FROM appointment WHERE id = ANY ($1::uuid[]) ORDER BY slot_id, id FOR UPDATE',
    values: [ids],
  });
}

/** A booking of somebody whose other booking is hit. */
export type OtherBooking = Row<'appointment', 'id' | 'service_type' | 'service_day' | 'starts_at'> &
  FilledRow<'appointment', 'document_hash'>;

/** All coming bookings of some people. */
export async function readBookingsOf(
  db: Queryable,
  documentHashes: readonly Buffer[],
  now: Date,
): Promise<OtherBooking[]> {
  const { rows } = await db.query<OtherBooking>({
    name: 'schedule-bookings-of',
    text: `
SELECT id, document_hash, service_type, service_day, starts_at FROM appointment
WHERE document_hash = ANY ($1::bytea[]) AND status <> 'CANCELLED' AND starts_at > $2`,
    values: [documentHashes, now],
  });
  return rows;
}
