import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DocumentHash } from '../crypto/document-hash.ts';
import type { Queryable } from '../db/pool.ts';
import type { EncryptedPersonRow } from './encrypted-person.ts';

/**
 * Whether an appointment of a document number keeps it from another one: at the same time, or of that type on the day.
 * Each is a parameter of the statement; `except` is the id of the appointment that is changed, `hashes` those of the
 * number by every key that counts.
 */
function clashing(wanted: {
  hashes: string;
  except: string;
  startsAt: string;
  serviceType: string;
  serviceDay: string;
}): string {
  return `document_hash = ANY (${wanted.hashes}::bytea[]) AND status <> 'CANCELLED' AND id <> ${wanted.except}::uuid
    AND (starts_at = ${wanted.startsAt} OR (service_type = ${wanted.serviceType} AND service_day = ${wanted.serviceDay}::date))`;
}

/**
 * One person, one booking at a time (docs/rules/booking.md#one-booking-at-a-time), as the beginning of create and
 * modify, parameters `$6` to `$9`. While all rows are hashed with one key the
 * unique indexes say all there is to say; during a rotation of keys
 *
 * - `hash_key` lets only the processes work that hash with the key of the
 *   moment, so that two new rows always meet in the indexes;
 * - `clash` finds the rows that still carry a hash of an older key. They were
 *   there before the key was changed, so every view of the database has them.
 */
export const PERSON_GUARD = `
hash_key AS MATERIALIZED (
  SELECT key_id = $6 AS current FROM document_hash_key
), clash AS MATERIALIZED (
  SELECT starts_at = $3 AS same_time FROM appointment
  WHERE ${clashing({ hashes: '$7', except: '$9', startsAt: '$3', serviceType: '$2', serviceDay: '$8' })}
  ORDER BY same_time DESC
  LIMIT 1
)`;

/**
 * {@link PERSON_GUARD} while all rows are hashed with one key: there is nothing of an older key to clash with. With
 * hashes of older keys the statement does nothing.
 */
export const GUARD_OF_ONE_KEY = `
hash_key AS MATERIALIZED (
  SELECT key_id = $6 AND cardinality($7::bytea[]) = 0 AS current FROM document_hash_key
), clash AS (
  SELECT NULL::boolean AS same_time WHERE false
)`;

/** Whether the guard lets the statement go on; without it nothing is locked or changed. */
export const GUARD_PASSES = '(SELECT current FROM hash_key) AND NOT EXISTS (SELECT FROM clash)';

/** What the guard answers. */
export interface GuardRow {
  /** False: the hash was made with a key that is not the one of the moment. */
  current: boolean | null;
  /** Null: no clash with a row of an older key; else whether it is at the same time. */
  same_time: boolean | null;
}

/** See {@link GuardRow}. */
export const GUARD_ANSWER = `
  (SELECT current FROM hash_key) AS current,
  (SELECT same_time FROM clash) AS same_time`;

/**
 * @param serviceDay Hong Kong day of the start
 * @param appointmentId the row to write
 */
export function guardValues(document: DocumentHash, serviceDay: string, appointmentId: string): unknown[] {
  return [document.keyId, document.older, serviceDay, appointmentId];
}

/** Names of a document number's bookings that keep it from another one: at the same time, or of that type on the day. */
export async function readClashing(
  db: Queryable,
  wanted: {
    /** Of the number, by every key. */
    hashes: Buffer[];
    startsAt: Date;
    serviceType: ServiceType;
    /** Hong Kong day of the start. */
    serviceDay: string;
    /** Left out. */
    appointmentId: string;
  },
): Promise<Pick<EncryptedPersonRow, 'id' | 'key_id' | 'name'>[]> {
  return db.rows<Pick<EncryptedPersonRow, 'id' | 'key_id' | 'name'>>({
    name: 'booking-clashing',
    text: `
SELECT id, key_id, name FROM appointment
WHERE ${clashing({ hashes: '$1', except: '$5', startsAt: '$2', serviceType: '$3', serviceDay: '$4' })}`,
    values: [wanted.hashes, wanted.startsAt, wanted.serviceType, wanted.serviceDay, wanted.appointmentId],
  });
}
