import type { DocumentHash } from '../../../crypto/document-hash.ts';
import type { Queryable } from '../../../db/pool.ts';
import { type EncryptedPerson, personValues } from '../../encrypted-person.ts';
import {
  GUARD_ANSWER,
  GUARD_PASSES,
  type GuardRow,
  guardValues,
  PERSON_GUARD,
} from '../../person-guard.sql.ts';
import { DECIDE, SETTLE, slotValues, type WantedSlot } from '../../seat.sql.ts';

/** A code that is spent by a registration, kept until it would have ended by itself. */
export interface SpentCode {
  hash: Buffer;
  endsAt: Date;
}

/** A walk-in as it is to stand in the database. */
export interface NewWalkIn {
  wanted: WantedSlot;
  appointmentId: string;
  eventId: string;
  /** Id of the account. */
  account: string;
  reservationCode: string;
  serviceDay: string;
  language: string;
  document: DocumentHash;
  person: EncryptedPerson;
  /** Checked in at once, the card seen. */
  arrived: boolean;
  overCapacity: boolean;
  code: SpentCode | undefined;
}

export interface WalkInRow extends GuardRow {
  /** Null: no such slot (or the guard did not pass). */
  got: boolean | null;
}

/**
 * As a visitor's booking (`booking/create.sql.ts`), with three differences:
 * the slot may count as endless (over capacity, but not once it was closed), who
 * is there is checked in at once, and a client information code may be spent with it.
 */
const WALK_IN = `
WITH ${PERSON_GUARD}, locked AS MATERIALIZED (
  SELECT id, CASE WHEN $18::boolean AND capacity > 0 THEN 2147483647 ELSE capacity END AS capacity, taken,
    true AS wanted, false AS former, capacity AS places
  FROM slot
  WHERE service_point_id = $1 AND service_type = $2 AND starts_at = $3 AND ${GUARD_PASSES}
  FOR UPDATE
), ${DECIDE}, given_up AS (
  SELECT NULL::uuid AS slot_id WHERE false
), ${SETTLE}, booked AS (
  INSERT INTO appointment (id, reservation_code, slot_id, service_point_id, service_type, starts_at,
    service_day, language, key_id, name, document_number, phone, email, hash_key_id, document_hash,
    created_at, updated_at, walk_in, status, arrived_at, identity_seen)
  SELECT $9::uuid, $10, decided.id, $1, $2, $3, $8::date, $11, $12, $13, $14, $15, $16, $6, $17, $4, $4,
    true, CASE WHEN $19::boolean THEN 'ATTENDED' ELSE 'BOOKED' END, CASE WHEN $19 THEN $4 END, $19
  FROM decided WHERE got
  RETURNING id, slot_id
), swept AS (
  DELETE FROM used_client_code WHERE ends_at <= $4
), spent AS (
  INSERT INTO used_client_code (code_hash, ends_at)
  SELECT $20::bytea, $21::timestamptz FROM booked WHERE $20 IS NOT NULL
), told AS (
  INSERT INTO event (id, at, actor, action, appointment_id, detail)
  SELECT $22::uuid, $4, $23, 'walk-in-booked', booked.id, jsonb_build_object('slot', slot_id,
    'arrived', $19, 'fromCode', $20 IS NOT NULL, 'overCapacity', counted.live >= locked.places)
  FROM booked JOIN locked ON locked.id = booked.slot_id JOIN counted ON counted.id = booked.slot_id
)
SELECT ${GUARD_ANSWER}, (SELECT got FROM decided) AS got`;

/**
 * @throws a database error of the constraint `appointment_same_time`, `appointment_same_day`,
 *   `appointment_reservation_code` or `used_client_code_key`; nothing is written then
 */
export async function insertWalkIn(db: Queryable, walkIn: NewWalkIn): Promise<WalkInRow> {
  const { person, document, code } = walkIn;
  const { rows } = await db.query<WalkInRow>({
    name: 'desk-walk-in',
    text: WALK_IN,
    values: [
      ...slotValues(walkIn.wanted),
      ...guardValues(document, walkIn.serviceDay, walkIn.appointmentId),
      walkIn.reservationCode,
      walkIn.language,
      ...personValues(person),
      document.hash,
      walkIn.overCapacity,
      walkIn.arrived,
      code?.hash ?? null,
      code?.endsAt ?? null,
      walkIn.eventId,
      walkIn.account,
    ],
  });
  return rows[0] as WalkInRow;
}

/** Whether a code was registered from. */
export async function isSpent(db: Queryable, hash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'desk-code-spent',
    text: 'SELECT FROM used_client_code WHERE code_hash = $1',
    values: [hash],
  });
  return rowCount === 1;
}
