import type { ContentKind } from '@phial/contract/content/content-body';
import type { Language } from '@phial/domain/language';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

type SampleTable =
  | 'district'
  | 'service_point'
  | 'service_ability'
  | 'opening_pattern'
  | 'break_day'
  | 'content_entry';

export async function isEmpty(tx: Queryable, table: SampleTable | 'test_item'): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: `sample-empty-${table}`,
    text: `SELECT FROM ${table} LIMIT 1`,
  });
  return rowCount === 0;
}

/** Whether a kind of content has an entry with one of these ids, in whatever state. */
export async function hasEntries(tx: Queryable, kind: ContentKind, ids: readonly string[]): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'sample-has-entries',
    text: 'SELECT FROM content_entry WHERE kind = $1 AND id = ANY($2::text[]) LIMIT 1',
    values: [kind, ids],
  });
  return rowCount !== 0;
}

/** The vacancies of the sample that an earlier version loaded, when their page was part of the site. */
export async function vacanciesWithoutDuties(tx: Queryable): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>({
    name: 'sample-vacancies-without-duties',
    text: `
SELECT id FROM content_entry
WHERE kind = 'job' AND sample AND state = 'PUBLISHED' AND draft IS NULL AND NOT body ? 'duties'`,
  });
  return rows.map(({ id }) => id);
}

/** Whether anything that visitors read came with the sample. */
export async function hasSampleEntries(tx: Queryable): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'sample-has-sample',
    text: 'SELECT FROM content_entry WHERE sample LIMIT 1',
  });
  return rowCount !== 0;
}

/** Rows of one table, each an object with the table's own column names. */
export async function insertRows(tx: Queryable, table: SampleTable, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns === '') return;
  await tx.query({
    name: `sample-${table}`,
    text: `
INSERT INTO ${table} (${columns})
SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    values: [JSON.stringify(rows)],
  });
}

export type FreshSlot = Omit<Row<'slot'>, 'taken'>;

/** Slots from an instant on, in a fixed order. */
export function readSlotsFrom(tx: Queryable, from: Date) {
  return tx.rows<FreshSlot>({
    name: 'sample-slots',
    text: `
SELECT id, service_point_id, service_type, starts_at, capacity
FROM slot WHERE starts_at >= $1
ORDER BY service_point_id, service_type, starts_at`,
    values: [from],
  });
}

/** A sample booking; the encrypted columns as the appointment table keeps them. */
export interface SampleAppointment {
  id: string;
  reservationCode: string;
  slotId: string;
  serviceDay: string;
  keyId: string;
  name: Buffer;
  documentNumber: Buffer;
  phone: Buffer | null;
  email: Buffer | null;
  hashKeyId: string;
  documentHash: Buffer;
  language: Language;
  status: 'BOOKED' | 'ATTENDED' | 'NO_SHOW';
  /** Check-in; null unless ATTENDED. */
  arrivedAt: Date | null;
  createdAt: Date;
  /** When the visitor said that they will come. */
  attendanceConfirmedAt: Date | null;
}

/** Books them all and counts them in; there must be room. */
export async function insertAppointments(
  tx: Queryable,
  appointments: readonly SampleAppointment[],
): Promise<void> {
  const column = <Key extends keyof SampleAppointment>(key: Key) => appointments.map((row) => row[key]);
  await tx.query({
    name: 'sample-appointments',
    text: `
WITH booked AS (
  INSERT INTO appointment (id, reservation_code, slot_id, service_point_id, service_type, starts_at, service_day,
    language, key_id, name, document_number, phone, email, hash_key_id, document_hash, status, arrived_at,
    identity_seen, created_at, updated_at, attendance_confirmed_at)
  SELECT new.id, code, slot.id, slot.service_point_id, slot.service_type, slot.starts_at, day,
    language, key_id, new.name, document_number, phone, email, hash_key_id, document_hash, status, arrived_at,
    arrived_at IS NOT NULL, new.created_at, new.created_at, confirmed_at
  FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::date[], $5::text[], $6::bytea[], $7::bytea[], $8::bytea[],
      $9::bytea[], $10::text[], $11::bytea[], $12::text[], $13::text[], $14::timestamptz[], $15::timestamptz[],
      $16::timestamptz[])
    AS new (id, code, slot_id, day, key_id, name, document_number, phone, email, hash_key_id, document_hash,
      language, status, arrived_at, created_at, confirmed_at)
  JOIN slot ON slot.id = new.slot_id
  RETURNING id, slot_id
), marked AS (
  INSERT INTO sample_appointment (appointment_id) SELECT id FROM booked
)
UPDATE slot SET taken = taken + booked.places
FROM (SELECT slot_id, count(*)::int AS places FROM booked GROUP BY slot_id) AS booked
WHERE slot.id = booked.slot_id`,
    values: [
      column('id'),
      column('reservationCode'),
      column('slotId'),
      column('serviceDay'),
      column('keyId'),
      column('name'),
      column('documentNumber'),
      column('phone'),
      column('email'),
      column('hashKeyId'),
      column('documentHash'),
      column('language'),
      column('status'),
      column('arrivedAt'),
      column('createdAt'),
      column('attendanceConfirmedAt'),
    ],
  });
}
