import type { DayKey } from '@phial/domain/hong-kong-time';
import type { EncryptedPersonRow } from '../booking/encrypted-person.ts';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';
import { bookedSeats, heldSeats } from '../db/slot-seats.ts';
import type { Service } from '../service-points/schedule-state.ts';
import type { SlotTime } from './slots.sql.ts';

/** An appointment on a slot that will have fewer seats. */
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

/** What becomes of a booking that is affected. */
export type Rebooking = Move | Cancellation;

interface Cancellation {
  id: string;
  formerSlotId: string;
  eventId: string;
  slotId: null;
}

/** To another slot, on that day. */
export interface Move extends Omit<Cancellation, 'slotId'> {
  slotId: string;
  day: DayKey;
}

/** The capacity of slots under lock, and the seats that appointments and holds which have not ended occupy. */
export async function readOccupied(
  tx: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, { capacity: number; occupied: number }>> {
  const { rows } = await tx.query<{ id: string; capacity: number; occupied: number }>({
    name: 'schedule-occupied',
    text: `
SELECT id, capacity, ${bookedSeats()} + ${heldSeats('$2')} AS occupied
FROM slot WHERE id = ANY ($1::uuid[])`,
    values: [ids, now],
  });
  return new Map(rows.map(({ id, capacity, occupied }) => [id, { capacity, occupied }]));
}

/** Moves bookings whose rows and slots the caller has under lock; the counters are put right by {@link settleSlots}. */
export async function moveBookings(
  tx: Queryable,
  moves: readonly Move[],
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  await tx.query({
    name: 'schedule-move',
    text: `
WITH move AS (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::date[], $5::uuid[])
    AS move (id, former, slot_id, day, event_id)
), moved AS (
  UPDATE appointment SET attendance_confirmed_at = NULL, slot_id = slot.id, service_point_id = slot.service_point_id,
    starts_at = slot.starts_at, service_day = move.day, modified = true, updated_at = $6
  FROM move JOIN slot ON slot.id = move.slot_id
  WHERE appointment.id = move.id
)
INSERT INTO event (id, at, actor, action, appointment_id, detail)
SELECT event_id, $6, $7, 'appointment-changed', id, jsonb_build_object('slot', slot_id, 'former', former) FROM move`,
    values: [
      moves.map(({ id }) => id),
      moves.map(({ formerSlotId }) => formerSlotId),
      moves.map(({ slotId }) => slotId),
      moves.map(({ day }) => day),
      moves.map(({ eventId }) => eventId),
      now,
      actor,
    ],
  });
}

/** Cancels bookings whose rows and slots the caller has under lock; see {@link moveBookings}. */
export async function cancelBookings(
  tx: Queryable,
  cancelled: readonly Rebooking[],
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  await tx.query({
    name: 'schedule-cancel',
    text: `
WITH gone AS (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS gone (id, former, event_id)
), cancelled AS (
  UPDATE appointment SET status = 'CANCELLED', cancelled_at = $4, updated_at = $4
  FROM gone WHERE appointment.id = gone.id
)
INSERT INTO event (id, at, actor, action, appointment_id, detail)
SELECT event_id, $4, $5, 'appointment-cancelled', id, jsonb_build_object('slot', former) FROM gone`,
    values: [
      cancelled.map(({ id }) => id),
      cancelled.map(({ formerSlotId }) => formerSlotId),
      cancelled.map(({ eventId }) => eventId),
      now,
      actor,
    ],
  });
}

/** Bookings still to come in some slots. */
export async function countComing(tx: Queryable, slotIds: readonly string[]): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'editing-point-bookings',
    text: `
SELECT count(*)::int AS count FROM appointment WHERE slot_id = ANY ($1::uuid[]) AND status = 'BOOKED'`,
    values: [slotIds],
  });
  return rows[0]?.count ?? 0;
}
