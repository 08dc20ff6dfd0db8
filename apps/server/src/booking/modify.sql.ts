import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DocumentHash } from '../crypto/document-hash.ts';
import type { Queryable } from '../db/pool.ts';
import type { FilledRow, Row } from '../db/row.ts';
import { type EncryptedPerson, personValues } from './encrypted-person.ts';
import { GUARD_ANSWER, GUARD_PASSES, type GuardRow, guardValues, PERSON_GUARD } from './person-guard.sql.ts';
import { DECIDE, SETTLE, slotValues, type WantedSlot } from './seat.sql.ts';

/** A change of an appointment as it is to stand in the database. */
export interface ChangedAppointment {
  wanted: WantedSlot;
  appointmentId: string;
  eventId: string;
  serviceDay: string;
  language: string;
  document: DocumentHash;
  /** Every hash of the document number; the record must carry one of them. */
  owner: Buffer[];
  person: EncryptedPerson;
  /** Ends the links that went to the former addresses. */
  hasOtherContacts: boolean;
}

/** The record as it was found, under its lock. */
interface FoundRecord extends Row<'appointment', 'status'>, FilledRow<'appointment', 'reservation_code'> {
  /** Whether the appointment that would be changed has begun. */
  past: boolean;
  former_service_point: string;
  former_service_type: ServiceType;
}

/** All null: the record does not exist or is somebody else's. */
type NoRecord = { [Column in keyof FoundRecord]: null };

export type ModifyRow = GuardRow &
  (FoundRecord | NoRecord) & {
    /** Null: no such slot (or something above stands in the way). */
    got: boolean | null;
    /** Null where nothing was changed. */
    link_version: number | null;
  };

/**
 * The change, whole: takes the new seat and gives up the old one, or leaves
 * both as they were. Locks the record first, then the slots in the order of
 * their ids, as cancelling does, so that changes that cross one another wait
 * and do not meet in a deadlock. Should the record have been moved, while this
 * waited for it, to a slot made after this began, then that slot is not in view
 * and cannot be counted down: nothing is done.
 */
const MODIFY = `
WITH ${PERSON_GUARD}, record AS MATERIALIZED (
  SELECT id, slot_id, service_point_id, service_type, status, starts_at <= $4 AS past, reservation_code
  FROM appointment
  WHERE id = $9::uuid AND document_hash = ANY ($10::bytea[])
  FOR UPDATE
), both_slots AS MATERIALIZED (
  SELECT slot.id, slot.capacity, slot.taken, slot.id = record.slot_id AS former,
    slot.service_point_id = $1 AND slot.service_type = $2 AND slot.starts_at = $3 AS wanted
  FROM slot, record
  WHERE record.status = 'BOOKED' AND NOT record.past AND ${GUARD_PASSES}
    AND (slot.id = record.slot_id
      OR (slot.service_point_id = $1 AND slot.service_type = $2 AND slot.starts_at = $3))
  ORDER BY slot.id
  FOR UPDATE OF slot
), locked AS MATERIALIZED (
  SELECT id, capacity, taken, wanted, former FROM both_slots
  WHERE EXISTS (SELECT FROM both_slots WHERE former)
), ${DECIDE}, given_up AS (
  SELECT record.slot_id FROM record, decided WHERE decided.got
), ${SETTLE}, changed AS (
  UPDATE appointment SET slot_id = decided.id, service_point_id = $1, service_type = $2, starts_at = $3,
    service_day = $8::date, language = $11, key_id = $12, name = $13, document_number = $14, phone = $15,
    email = $16, hash_key_id = $6, document_hash = $17, modified = true, updated_at = $4,
    link_version = link_version + $19::smallint,
    attendance_confirmed_at = CASE WHEN record.slot_id = decided.id THEN attendance_confirmed_at END
  FROM decided, record
  WHERE appointment.id = $9::uuid AND decided.got
  RETURNING appointment.id, appointment.slot_id, appointment.link_version
), told AS (
  INSERT INTO event (id, at, actor, action, appointment_id, detail)
  SELECT $18::uuid, $4, 'visitor', 'appointment-changed', changed.id,
    jsonb_build_object('slot', changed.slot_id, 'former', record.slot_id)
  FROM changed, record
), queued AS (
  INSERT INTO outbox (id, appointment_id, event_id, kind, service_point_id, starts_at, due_at, created_at)
  SELECT $18::uuid, id, $18::uuid, 'change-confirmation', $1, $3, $4, $4 FROM changed
)
SELECT ${GUARD_ANSWER}, record.status, record.past, record.reservation_code,
  record.service_point_id AS former_service_point, record.service_type AS former_service_type,
  (SELECT got FROM decided) AS got, (SELECT link_version FROM changed) AS link_version
FROM (VALUES (1)) AS always LEFT JOIN record ON true`;

/**
 * @throws a database error of the constraint `appointment_same_time` or `appointment_same_day`;
 *   nothing is written then
 */
export async function modifyAppointment(db: Queryable, change: ChangedAppointment): Promise<ModifyRow> {
  const { person, document } = change;
  const { rows } = await db.query<ModifyRow>({
    name: 'booking-modify',
    text: MODIFY,
    values: [
      ...slotValues(change.wanted),
      ...guardValues(document, change.serviceDay, change.appointmentId),
      change.owner,
      change.language,
      ...personValues(person),
      document.hash,
      change.eventId,
      Number(change.hasOtherContacts),
    ],
  });
  return rows[0] as ModifyRow;
}
