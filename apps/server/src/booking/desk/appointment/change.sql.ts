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

/** An appointment as it is to stand; the caller has its lock. */
export interface ChangedByStaff {
  wanted: WantedSlot;
  appointmentId: string;
  serviceDay: string;
  document: DocumentHash;
  person: EncryptedPerson;
  /** Undefined: as it is. */
  language: string | undefined;
  /** Ends the links that went to the former addresses. */
  hasOtherContacts: boolean;
}

export interface ChangeRow extends GuardRow {
  /** Null: no such slot (or the guard did not pass). */
  got: boolean | null;
  /** The wanted slot, if there is one. */
  slot_id: string | null;
}

/**
 * As a visitor's change (`booking/modify.sql.ts`): the new slot and the old
 * one in the order of their ids, after the appointment's row. The wanted slot
 * may be the one it has; then only the person is written.
 */
const CHANGE = `
WITH ${PERSON_GUARD}, record AS MATERIALIZED (
  SELECT id, slot_id FROM appointment WHERE id = $9::uuid
), locked AS MATERIALIZED (
  SELECT slot.id, slot.capacity, slot.taken, slot.id = record.slot_id AS former,
    slot.service_point_id = $1 AND slot.service_type = $2 AND slot.starts_at = $3 AS wanted
  FROM slot, record
  WHERE ${GUARD_PASSES}
    AND (slot.id = record.slot_id
      OR (slot.service_point_id = $1 AND slot.service_type = $2 AND slot.starts_at = $3))
  ORDER BY slot.id
  FOR UPDATE OF slot
), ${DECIDE}, given_up AS (
  SELECT record.slot_id FROM record, decided WHERE decided.got
), ${SETTLE}, changed AS (
  UPDATE appointment SET slot_id = decided.id, service_point_id = $1, service_type = $2, starts_at = $3,
    service_day = $8::date, key_id = $10, name = $11, document_number = $12, phone = $13, email = $14,
    hash_key_id = $6, document_hash = $15, language = coalesce($16, language), modified = true, updated_at = $4,
    link_version = link_version + $17::smallint,
    attendance_confirmed_at = CASE WHEN record.slot_id = decided.id THEN attendance_confirmed_at END
  FROM decided, record
  WHERE appointment.id = $9::uuid AND decided.got
)
SELECT ${GUARD_ANSWER}, (SELECT got FROM decided) AS got, (SELECT id FROM decided) AS slot_id`;

/** @throws a database error of the constraint `appointment_same_time` or `appointment_same_day`; nothing is written then */
export async function changeLocked(tx: Queryable, change: ChangedByStaff): Promise<ChangeRow> {
  const { person, document } = change;
  const { rows } = await tx.query<ChangeRow>({
    name: 'desk-change',
    text: CHANGE,
    values: [
      ...slotValues(change.wanted),
      ...guardValues(document, change.serviceDay, change.appointmentId),
      ...personValues(person),
      document.hash,
      change.language ?? null,
      Number(change.hasOtherContacts),
    ],
  });
  return rows[0] as ChangeRow;
}
