import type { DayKey } from '@phial/domain/hong-kong-time';
import { type Database, openDatabase, type Statement } from '../../../apps/server/src/db/pool.ts';
import { EVERY_MINUTES, SLOTS_A_DAY } from './calendar.ts';
import { CAPACITY } from './seed.ts';

/**
 * Makes a database beside another one on the same server.
 * @returns its address
 */
export async function makeDatabaseBeside(db: Database, url: string, name: string): Promise<string> {
  for (const [step, text] of Object.entries({
    drop: `DROP DATABASE IF EXISTS ${name}`,
    make: `CREATE DATABASE ${name}`,
  })) {
    await db.query({ name: `bench-database-${step}-${name}`, text, values: [] });
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** One connection whose statements may take as long as they like, and whose rows pull no trigger. */
export async function openForFilling(url: string): Promise<Database> {
  const db = openDatabase(url, 1);
  for (const [name, text] of Object.entries({
    quiet: 'SET log_min_messages = error',
    patience: 'SET statement_timeout = 0',
    triggers: 'SET session_replication_role = replica',
  })) {
    await db.query({ name: `bench-filling-${name}`, text, values: [] });
  }
  return db;
}

async function patiently(db: Database, statement: Statement): Promise<number> {
  // What the client goes by; outside a transaction PostgreSQL takes no notice of it.
  await db.query({ name: 'bench-patience', text: 'SET LOCAL statement_timeout = 0', values: [] });
  return (await db.query(statement)).rowCount;
}

/** How many days ahead the last one lies that can be booked. */
export async function readDaysAhead(db: Database): Promise<number> {
  const text = "SELECT days_ahead FROM service WHERE code = 'ECG'";
  const row = await db.row<{ days_ahead: number }>({ name: 'bench-days-ahead', text, values: [] });
  return row?.days_ahead ?? 0;
}

/**
 * The slots of a day at every point, at the times that the opening hours of the benchmark give. Their ids are in order,
 * so that filling writes each page of their index once.
 * @returns how many there are
 */
export async function insertSlotsOfDay(db: Database, day: DayKey): Promise<number> {
  const { rowCount } = await db.query({
    name: 'bench-large-slots',
    text: `
INSERT INTO slot (id, service_point_id, service_type, starts_at, capacity)
SELECT uuidv7(), point.id, 'ECG',
  ($1::date + make_interval(mins => 540 + slot * ${EVERY_MINUTES} + CASE WHEN slot < ${SLOTS_A_DAY / 2} THEN 0 ELSE 60 END))
    AT TIME ZONE 'Asia/Hong_Kong', ${CAPACITY}
FROM service_point AS point, generate_series(0, ${SLOTS_A_DAY - 1}) AS slot
ORDER BY point.position, slot`,
    values: [day],
  });
  return rowCount;
}

/** Bookings of the past as the daily erasure leaves them, a tenth of them cancelled, at most one a slot. */
export async function insertPastBookings(db: Database, count: number): Promise<void> {
  await patiently(db, {
    name: 'bench-large-past',
    text: `
INSERT INTO appointment (id, slot_id, service_point_id, service_type, starts_at, service_day, status, language,
  created_at, updated_at, cancelled_at, erased_at)
SELECT gen_random_uuid(), id, service_point_id, service_type, starts_at,
  (starts_at AT TIME ZONE 'Asia/Hong_Kong')::date, CASE WHEN gone THEN 'CANCELLED' ELSE 'ATTENDED' END, 'tw',
  starts_at - any_number % 40 * interval '1 day', starts_at, CASE WHEN gone THEN starts_at END, starts_at
FROM (SELECT *, abs(hashtext(id::text)) AS any_number FROM slot WHERE starts_at < now() - interval '1 day') AS slot,
  LATERAL (SELECT any_number % 10 = 0 AS gone) AS outcome
ORDER BY any_number LIMIT $1`,
    values: [count],
  });
  await patiently(db, {
    name: 'bench-large-past-seats',
    text: `
UPDATE slot SET taken = taken + 1 FROM appointment
WHERE appointment.slot_id = slot.id AND appointment.status = 'ATTENDED'`,
    values: [],
  });
}

/** What each booking leaves beside itself: its entry in the audit log, and its confirmation, sent. */
export async function insertTraces(db: Database): Promise<void> {
  await patiently(db, {
    name: 'bench-large-events',
    text: `
INSERT INTO event (id, at, actor, action, appointment_id, detail)
SELECT id, created_at, 'visitor', 'appointment-booked', id, jsonb_build_object('slot', slot_id) FROM appointment`,
    values: [],
  });
  await patiently(db, {
    name: 'bench-large-outbox',
    text: `
INSERT INTO outbox (id, appointment_id, event_id, kind, service_point_id, starts_at, due_at, created_at,
  settled_at, channel, state)
SELECT id, id, id, 'confirmation', service_point_id, starts_at, created_at, created_at, created_at, 'email', 'SENT' FROM appointment
WHERE erased_at IS NULL`,
    values: [],
  });
}

/** Lets the planner know what is there, and the vacuum begin with nothing to do. */
export async function settleAll(db: Database): Promise<void> {
  await patiently(db, { name: 'bench-large-settle', text: 'VACUUM (ANALYZE)', values: [] });
}
