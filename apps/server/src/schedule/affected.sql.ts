import { type DayKey, endOfDay, instantOf } from '@phial/domain/hong-kong-time';
import type { EncryptedPersonRow } from '../booking/encrypted-person.ts';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';
import { bookedSeats, heldSeats } from '../db/slot-seats.ts';
import type { Service } from '../service-points/schedule-state.ts';
import type { SlotTime } from './planned-slots.ts';

/** A slot that lies ahead, and who is on it. */
export interface SlotState extends SlotTime, Row<'slot', 'id' | 'capacity'> {
  /** Appointments that are not cancelled. */
  booked: number;
  /** Holds that have not ended. */
  held: number;
}

/** The slots of some services on some days that have not begun. @param days in order */
export async function readSlotStates(
  db: Queryable,
  services: readonly Service[],
  days: readonly DayKey[],
  now: Date,
): Promise<SlotState[]> {
  const stretches = stretchesOf(days);
  return db.rows<SlotState>({
    name: 'schedule-slots',
    text: `
SELECT slot.id, slot.service_point_id AS "servicePointId", slot.service_type AS type,
  slot.starts_at AS "startsAt", slot.capacity,
  ${bookedSeats()} AS booked,
  ${heldSeats('$5')} AS held
FROM unnest($1::text[], $2::text[]) AS service (point, type)
CROSS JOIN unnest($3::timestamptz[], $4::timestamptz[]) AS stretch (from_time, until_time)
JOIN slot ON slot.service_point_id = service.point AND slot.service_type = service.type
  AND slot.starts_at >= stretch.from_time AND slot.starts_at < stretch.until_time AND slot.starts_at > $5`,
    values: [
      services.map(({ servicePointId }) => servicePointId),
      services.map(({ type }) => type),
      stretches.map(({ from }) => from),
      stretches.map(({ until }) => until),
      now,
    ],
  });
}

/** Days that follow one another as one stretch of time. */
function stretchesOf(days: readonly DayKey[]): { from: Date; until: Date }[] {
  const stretches: { from: Date; until: Date }[] = [];
  for (const day of days) {
    const from = instantOf(day, '00:00');
    const until = endOfDay(day);
    const last = stretches.at(-1);
    if (last?.until.getTime() === from.getTime()) last.until = until;
    else stretches.push({ from, until });
  }
  return stretches;
}

/** An appointment on a slot that will have fewer places. */
export interface SlotBooking
  extends EncryptedPersonRow,
    SlotTime,
    Row<'appointment', 'status' | 'version' | 'language'> {
  slotId: string;
  reservationCode: string;
  documentHash: Buffer;
}

/** Those on some slots that are not cancelled, the ones made last first. */
export async function readSlotBookings(db: Queryable, slotIds: readonly string[]): Promise<SlotBooking[]> {
  return db.rows<SlotBooking>({
    name: 'schedule-bookings',
    text: `
SELECT id, slot_id AS "slotId", service_point_id AS "servicePointId", service_type AS type,
  starts_at AS "startsAt", status, version, reservation_code AS "reservationCode", language,
  key_id, name, document_number, phone, email, document_hash AS "documentHash"
FROM appointment WHERE slot_id = ANY ($1::uuid[]) AND status <> 'CANCELLED'
ORDER BY created_at DESC, id`,
    values: [slotIds],
  });
}

/** Locks appointments, in the order in which the slots are to be locked after them. */
export async function lockBookings(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'schedule-bookings-lock',
    text: 'SELECT FROM appointment WHERE id = ANY ($1::uuid[]) ORDER BY slot_id, id FOR UPDATE',
    values: [ids],
  });
}

/** A booking of somebody whose other booking is affected. */
export interface OtherBooking extends Pick<Service, 'type'> {
  id: string;
  documentHash: Buffer;
  serviceDay: DayKey;
  startsAt: Date;
}

/** All coming bookings of some people. */
export async function readBookingsOf(
  db: Queryable,
  documentHashes: readonly Buffer[],
  now: Date,
): Promise<OtherBooking[]> {
  return db.rows<OtherBooking>({
    name: 'schedule-bookings-of',
    text: `
SELECT id, document_hash AS "documentHash", service_type AS type, service_day AS "serviceDay",
  starts_at AS "startsAt"
FROM appointment
WHERE document_hash = ANY ($1::bytea[]) AND status <> 'CANCELLED' AND starts_at > $2`,
    values: [documentHashes, now],
  });
}
