import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../../db/pool.ts';
import { bookedSeats, heldSeats } from '../../db/slot-seats.ts';
import type { EncryptedPerson } from '../encrypted-person.ts';

/** What a slot is found by. */
export interface SlotKey {
  servicePointId: string;
  serviceType: ServiceType;
  startsAt: Date;
}

/** A slot under lock. */
export interface LockedSlot extends SlotKey {
  id: string;
  /** Seats in all; 0 once it was closed. */
  capacity: number;
  /** Without those of appointments and of holds that have not ended. */
  free: number;
}

/**
 * Locks those of some slots that there are, in the order of their ids, as whoever takes seats does, and then counts
 * what is free: by a statement of its own, which sees what those have done for whom the locks were waited.
 */
export async function lockSlots(tx: Queryable, wanted: readonly SlotKey[], now: Date): Promise<LockedSlot[]> {
  const locked = await tx.rows<{ id: string }>({
    name: 'booking-import-lock-slots',
    text: `
SELECT id FROM slot
WHERE (service_point_id, service_type, starts_at) IN (
  SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[])
)
ORDER BY id FOR UPDATE`,
    values: [
      wanted.map(({ servicePointId }) => servicePointId),
      wanted.map(({ serviceType }) => serviceType),
      wanted.map(({ startsAt }) => startsAt),
    ],
  });
  return tx.rows<LockedSlot>({
    name: 'booking-import-count-seats',
    text: `
SELECT slot.id, service_point_id AS "servicePointId", service_type AS "serviceType", starts_at AS "startsAt",
  capacity, capacity - ${bookedSeats()} - ${heldSeats('$2')} AS free
FROM slot WHERE id = ANY ($1::uuid[])`,
    values: [locked.map(({ id }) => id), now],
  });
}

/** A person at a time, by one of the hashes of the document number. */
export interface PersonTime {
  line: number;
  hash: Buffer;
  serviceType: ServiceType;
  startsAt: Date;
  serviceDay: DayKey;
}

/** Lines whose person has an appointment at that time, or of that service on that day. */
export async function findClashes(
  tx: Queryable,
  times: readonly PersonTime[],
): Promise<{ line: number; sameTime: boolean }[]> {
  return tx.rows<{ line: number; sameTime: boolean }>({
    name: 'booking-import-clashes',
    text: `
SELECT wanted.line, bool_or(appointment.starts_at = wanted.starts_at) AS "sameTime"
FROM unnest($1::int[], $2::bytea[], $3::text[], $4::timestamptz[], $5::date[])
  AS wanted (line, hash, service_type, starts_at, service_day)
JOIN appointment ON appointment.document_hash = wanted.hash AND appointment.status <> 'CANCELLED'
  AND (appointment.starts_at = wanted.starts_at
    OR (appointment.service_type = wanted.service_type AND appointment.service_day = wanted.service_day))
GROUP BY wanted.line`,
    values: [
      times.map(({ line }) => line),
      times.map(({ hash }) => hash),
      times.map(({ serviceType }) => serviceType),
      times.map(({ startsAt }) => startsAt),
      times.map(({ serviceDay }) => serviceDay),
    ],
  });
}

/** Those of some reservation codes that appointments have. */
export async function findTakenCodes(tx: Queryable, codes: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ code: string }>({
    name: 'booking-import-codes',
    text: 'SELECT reservation_code AS code FROM appointment WHERE reservation_code = ANY ($1::text[])',
    values: [codes],
  });
  return new Set(rows.map(({ code }) => code));
}

/** An appointment to store. */
export interface ImportedAppointment extends SlotKey {
  appointmentId: string;
  eventId: string;
  slotId: string;
  serviceDay: DayKey;
  reservationCode: string;
  language: string;
  person: EncryptedPerson;
  documentHash: Buffer;
}

/**
 * Stores appointments on slots under lock, each with its entry in the audit log. The counters are put right by
 * {@link settleSeats} afterwards.
 * @param by actor of the entries, as the audit log's column has it
 * @throws a database error of the constraint `appointment_same_time`, `appointment_same_day` or
 *   `appointment_reservation_code`
 */
export async function insertAppointments(
  tx: Queryable,
  appointments: readonly ImportedAppointment[],
  { hashKeyId, by, now }: { hashKeyId: string; by: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'booking-import-insert',
    text: `
WITH imported AS (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::timestamptz[], $7::date[],
    $8::text[], $9::text[], $10::text[], $11::bytea[], $12::bytea[], $13::bytea[], $14::bytea[], $15::bytea[])
    AS imported (id, event_id, slot_id, service_point_id, service_type, starts_at, service_day,
      reservation_code, language, key_id, name, document_number, phone, email, document_hash)
), stored AS (
  INSERT INTO appointment (id, reservation_code, slot_id, service_point_id, service_type, starts_at, service_day,
    language, key_id, name, document_number, phone, email, hash_key_id, document_hash, created_at, updated_at)
  SELECT id, reservation_code, slot_id, service_point_id, service_type, starts_at, service_day,
    language, key_id, name, document_number, phone, email, $16, document_hash, $17, $17
  FROM imported
)
INSERT INTO event (id, at, actor, action, appointment_id, detail)
SELECT event_id, $17, $18, 'appointment-imported', id, jsonb_build_object('slot', slot_id) FROM imported`,
    values: [
      appointments.map(({ appointmentId }) => appointmentId),
      appointments.map(({ eventId }) => eventId),
      appointments.map(({ slotId }) => slotId),
      appointments.map(({ servicePointId }) => servicePointId),
      appointments.map(({ serviceType }) => serviceType),
      appointments.map(({ startsAt }) => startsAt),
      appointments.map(({ serviceDay }) => serviceDay),
      appointments.map(({ reservationCode }) => reservationCode),
      appointments.map(({ language }) => language),
      appointments.map(({ person }) => person.keyId),
      appointments.map(({ person }) => person.name),
      appointments.map(({ person }) => person.documentNumber),
      appointments.map(({ person }) => person.phone),
      appointments.map(({ person }) => person.email),
      appointments.map(({ documentHash }) => documentHash),
      hashKeyId,
      now,
      by,
    ],
  });
}

/** Ends the holds of slots under lock whose time is over, and counts anew what is taken. */
export async function settleSeats(tx: Queryable, slotIds: readonly string[], now: Date): Promise<void> {
  await tx.query({
    name: 'booking-import-end-holds',
    text: 'DELETE FROM hold WHERE slot_id = ANY ($1::uuid[]) AND expires_at <= $2',
    values: [slotIds, now],
  });
  await tx.query({
    name: 'booking-import-count-taken',
    text: `
UPDATE slot SET taken = ${bookedSeats()} + (SELECT count(*)::int FROM hold WHERE hold.slot_id = slot.id)
WHERE id = ANY ($1::uuid[])`,
    values: [slotIds],
  });
}
