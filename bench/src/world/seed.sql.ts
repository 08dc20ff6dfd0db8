import type { EncryptedPerson } from '../../../apps/server/src/booking/encrypted-person.ts';
import type { DocumentHash } from '../../../apps/server/src/crypto/document-hash.ts';
import type { Database, Queryable } from '../../../apps/server/src/db/pool.ts';

export interface OldBooking {
  id: string;
  /** Number of the person, by which pgbench finds the document hash. */
  person: number;
  reservationCode: string;
  servicePointId: string;
  startsAt: Date;
  serviceDay: string;
  encrypted: EncryptedPerson;
  document: DocumentHash;
}

/** Books them all and counts them in; whoever booked is remembered by number in `bench_person`. */
export async function insertBookings(
  db: Queryable,
  bookings: readonly OldBooking[],
  now: Date,
): Promise<void> {
  await db.query({
    name: 'bench-bookings',
    text: `
WITH new AS (
  SELECT * FROM unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::timestamptz[], $6::date[], $7::text[],
    $8::bytea[], $9::bytea[], $10::bytea[], $11::bytea[], $12::text[], $13::bytea[])
  AS new (id, person, code, point, starts_at, day, key_id, name, document_number, phone, email, hash_key_id, hash)
), known AS (
  INSERT INTO bench_person (person, document_hash) SELECT DISTINCT person, hash FROM new
), booked AS (
  INSERT INTO appointment (id, reservation_code, slot_id, service_point_id, service_type, starts_at, service_day,
    language, key_id, name, document_number, phone, email, hash_key_id, document_hash, created_at, updated_at)
  SELECT new.id, code, slot.id, point, service_type, slot.starts_at, day,
    'en', key_id, new.name, document_number, phone, email, hash_key_id, hash, $14, $14
  FROM new JOIN slot ON service_point_id = point AND service_type = 'ECG' AND slot.starts_at = new.starts_at
  RETURNING slot_id
)
UPDATE slot SET taken = taken + places
FROM (SELECT slot_id, count(*)::int AS places FROM booked GROUP BY slot_id) AS booked
WHERE slot.id = slot_id`,
    values: [
      bookings.map(({ id }) => id),
      bookings.map(({ person }) => person),
      bookings.map(({ reservationCode }) => reservationCode),
      bookings.map((row) => row.servicePointId),
      bookings.map(({ startsAt }) => startsAt),
      bookings.map(({ serviceDay }) => serviceDay),
      ...(['keyId', 'name', 'documentNumber', 'phone', 'email'] as const).map((column) =>
        bookings.map(({ encrypted }) => encrypted[column]),
      ),
      bookings.map(({ document }) => document.keyId),
      bookings.map(({ document }) => document.hash),
      now,
    ],
  });
}

/** Throws away what an earlier run left; the tables are made anew by the migrations. */
export async function emptyDatabase(db: Database): Promise<void> {
  for (const [name, text] of Object.entries({
    drop: 'DROP SCHEMA public CASCADE',
    make: 'CREATE SCHEMA public',
  })) {
    await db.query({ name: `bench-${name}`, text, values: [] });
  }
}

/** pgbench cannot compute the keyed hash of a document number, so it looks it up here. */
export async function makePersonTable(db: Database): Promise<void> {
  const text = 'CREATE TABLE bench_person (person int PRIMARY KEY, document_hash bytea NOT NULL)';
  await db.query({ name: 'bench-person', text, values: [] });
}

/** An appointment without anything that could be left out. */
export async function makeLeastBooking(db: Database): Promise<void> {
  for (const [name, text] of Object.entries({
    table: 'CREATE TABLE bench_least_booking (LIKE appointment INCLUDING DEFAULTS)',
    time: "CREATE UNIQUE INDEX ON bench_least_booking (document_hash, starts_at) WHERE status <> 'CANCELLED'",
    day: "CREATE UNIQUE INDEX ON bench_least_booking (document_hash, service_type, service_day) WHERE status <> 'CANCELLED'",
  })) {
    await db.query({ name: `bench-least-${name}`, text, values: [] });
  }
}

/** Lets the planner know what is there, and the vacuum begin with nothing to do. */
export async function settleTables(db: Database): Promise<void> {
  for (const table of ['slot', 'appointment', 'bench_person', 'document_hash_key', 'service_point']) {
    await db.query({ name: `bench-vacuum-${table}`, text: `VACUUM (ANALYZE) ${table}`, values: [] });
  }
}

/** Gives a slot so many seats. */
export async function setCapacity(
  db: Database,
  { servicePointId, serviceType, startsAt }: { servicePointId: string; serviceType: string; startsAt: Date },
  free: number,
): Promise<void> {
  await db.query({
    name: 'bench-capacity',
    text: `
UPDATE slot SET capacity = taken + $4 WHERE service_point_id = $1 AND service_type = $2 AND starts_at = $3`,
    values: [servicePointId, serviceType, startsAt, free],
  });
}
