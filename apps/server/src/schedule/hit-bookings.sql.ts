import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { ServiceType } from '@phial/domain/service-type';
import type { SealedPersonRow } from '../booking/sealed-person.ts';
import type { Queryable } from '../db/pool.ts';
import type { AppointmentStatus } from '../db/schema.ts';

/** An appointment on a slot that will have fewer places. */
export interface SlotBooking extends SealedPersonRow {
  slot_id: string;
  service_point_id: string;
  service_type: ServiceType;
  starts_at: Date;
  status: AppointmentStatus;
  version: number;
  reservation_code: string;
  language: Language;
  document_hash: Buffer;
}

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
export interface OtherBooking {
  id: string;
  document_hash: Buffer;
  service_type: ServiceType;
  service_day: DayKey;
  starts_at: Date;
}

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
