import type { DocumentHash } from '../crypto/document-hash.ts';
import type { Queryable } from '../db/pool.ts';
import { type EncryptedPerson, personValues } from './encrypted-person.ts';
import {
  GUARD_ANSWER,
  GUARD_OF_ONE_KEY,
  GUARD_PASSES,
  type GuardRow,
  guardValues,
  PERSON_GUARD,
} from './person-guard.sql.ts';
import { DECIDE, DECIDE_WITHOUT_HOLD, HAS_NO_HOLD, SETTLE, slotValues, type WantedSlot } from './seat.sql.ts';

/** The response to a create, kept under the caller's key. */
export interface StoredResponse {
  keyHash: Buffer;
  bodyHash: Buffer;
  /** Key of the encrypted response. */
  keyId: string;
  response: Buffer;
}

/** A booking as it is to stand in the database. */
export interface NewAppointment {
  wanted: WantedSlot;
  appointmentId: string;
  eventId: string;
  /** `visitor`, or the id of the account that books for a caller. */
  bookedBy: string;
  reservationCode: string;
  serviceDay: string;
  language: string;
  document: DocumentHash;
  person: EncryptedPerson;
  storedResponse: StoredResponse | undefined;
}

export interface CreateRow extends GuardRow {
  /** Null: no such slot (or the guard did not pass). */
  got: boolean | null;
}

/**
 * The booking, whole: seat, appointment, stored response, event and confirmation in one
 * statement and one round trip. The idempotency row is made from the
 * appointment's, so that two creates that share both meet in the same order.
 */
const create = ({ guard, mayLock, decide }: { guard: string; mayLock: string; decide: string }) => `
WITH ${guard}, locked AS MATERIALIZED (
  SELECT id, capacity, taken, true AS wanted, false AS former
  FROM slot
  WHERE service_point_id = $1 AND service_type = $2 AND starts_at = $3 AND ${mayLock}
  FOR UPDATE
), ${decide}, given_up AS (
  SELECT NULL::uuid AS slot_id WHERE false
), ${SETTLE}, booked AS (
  INSERT INTO appointment (id, reservation_code, slot_id, service_point_id, service_type, starts_at,
    service_day, language, key_id, name, document_number, phone, email, hash_key_id, document_hash,
    created_at, updated_at)
  SELECT $9::uuid, $10, decided.id, $1, $2, $3, $8::date, $11, $12, $13, $14, $15, $16, $6, $17, $4, $4
  FROM decided WHERE got
  RETURNING id, slot_id
), answered AS (
  INSERT INTO idempotency (key_hash, body_hash, key_id, response, created_at)
  SELECT $18::bytea, $19, $20, $21, $4 FROM booked WHERE $18 IS NOT NULL
), told AS (
  INSERT INTO event (id, at, actor, action, appointment_id, detail)
  SELECT $22::uuid, $4, $23, 'appointment-booked', id, jsonb_build_object('slot', slot_id)
  FROM booked
), queued AS (
  INSERT INTO outbox (id, appointment_id, event_id, kind, service_point_id, starts_at, due_at, created_at)
  SELECT $22::uuid, id, $22::uuid, 'confirmation', $1, $3, $4, $4 FROM booked
)
SELECT ${GUARD_ANSWER}, (SELECT got FROM decided) AS got`;

/** Nearly all: nobody has to look for a hold, nor for rows of older keys. */
const PLAIN = {
  name: 'booking-create',
  text: create({
    guard: GUARD_OF_ONE_KEY,
    mayLock: `${HAS_NO_HOLD} AND (SELECT current FROM hash_key)`,
    decide: DECIDE_WITHOUT_HOLD,
  }),
};
const HELD = {
  name: 'booking-create-held',
  text: create({ guard: GUARD_OF_ONE_KEY, mayLock: '(SELECT current FROM hash_key)', decide: DECIDE }),
};
const DURING_ROTATION = {
  name: 'booking-create-rotating',
  text: create({ guard: PERSON_GUARD, mayLock: GUARD_PASSES, decide: DECIDE }),
};

/**
 * @throws a database error of the constraint `appointment_same_time`, `appointment_same_day`,
 *   `appointment_reservation_code` or `idempotency_key`; nothing is written then
 */
export async function createAppointment(db: Queryable, booking: NewAppointment): Promise<CreateRow> {
  const { person, document, storedResponse } = booking;
  const { rows } = await db.query<CreateRow>({
    ...statementFor(booking),
    values: [
      ...slotValues(booking.wanted),
      ...guardValues(document, booking.serviceDay, booking.appointmentId),
      booking.reservationCode,
      booking.language,
      ...personValues(person),
      document.hash,
      storedResponse?.keyHash ?? null,
      storedResponse?.bodyHash ?? null,
      storedResponse?.keyId ?? null,
      storedResponse?.response ?? null,
      booking.eventId,
      booking.bookedBy,
    ],
  });
  return rows[0] as CreateRow;
}

function statementFor({ wanted, document }: NewAppointment) {
  if (document.older.length > 0) return DURING_ROTATION;
  return wanted.holdId === undefined ? PLAIN : HELD;
}
