import type { ServiceBody } from '@phial/contract/content/editing-service';
import type { Queryable } from '../db/pool.ts';
import type { CamelRow } from '../db/row.ts';

export interface ServiceRow
  extends Omit<CamelRow<'service'>, 'position' | 'remindersSince' | 'sample' | 'updatedBy'> {
  updatedByName: string | null;
  /** Service points that offer it. */
  points: number;
  deletable: boolean;
}

/** What refers to a service: points, opening hours, bookings of any time, holds. Slots alone are made from the hours. */
const IN_USE = `(
  EXISTS (SELECT FROM service_ability WHERE service_type = service.code)
  OR EXISTS (SELECT FROM opening_pattern WHERE service_type = service.code)
  OR EXISTS (SELECT FROM appointment WHERE service_type = service.code)
  OR EXISTS (SELECT FROM hold JOIN slot ON slot.id = hold.slot_id WHERE slot.service_type = service.code)
)`;

const SELECT = `
SELECT code, name, short_name AS "shortName", detail, minutes, preparation, colour, icon, days_ahead AS "daysAhead",
  most_seats AS "mostSeats", reminders, service.state, service.version, service.updated_at AS "updatedAt",
  account.display_name AS "updatedByName",
  (SELECT count(DISTINCT service_point_id)::int FROM service_ability WHERE service_type = service.code) AS points,
  NOT ${IN_USE} AS deletable
FROM service LEFT JOIN account ON account.id = service.updated_by`;

/** All services, in the order they are shown. */
export function readServiceRows(db: Queryable) {
  return db.rows<ServiceRow>({ name: 'editing-services', text: `${SELECT} ORDER BY position, code` });
}

/** @param code case ignored */
export function readServiceRow(db: Queryable, code: string) {
  return db.row<ServiceRow>({
    name: 'editing-service',
    text: `${SELECT} WHERE lower(code) = lower($1)`,
    values: [code],
  });
}

/** As {@link readServiceRow}, and keeps it from changing until the transaction ends. */
export async function lockServiceRow(tx: Queryable, code: string): Promise<ServiceRow | undefined> {
  await tx.query({
    name: 'editing-service-lock',
    // Not FOR UPDATE: slots that are being made refer to the service.
    text: 'SELECT FROM service WHERE lower(code) = lower($1) FOR NO KEY UPDATE',
    values: [code],
  });
  return readServiceRow(tx, code);
}

interface ServiceWriting {
  code: string;
  body: ServiceBody;
  /** Account; null of a command. */
  by: string | null;
  now: Date;
}

function valuesOf({ code, body, by, now }: ServiceWriting): unknown[] {
  const { name, shortName, detail, minutes, preparation, colour, icon, daysAhead, mostSeats, reminders } =
    body;
  const texts = [name, shortName, detail, preparation].map((value) => JSON.stringify(value));
  return [code, ...texts, minutes, colour, icon, daysAhead, mostSeats, now, by, JSON.stringify(reminders)];
}

/** At the end of the list. */
export async function insertService(tx: Queryable, writing: ServiceWriting): Promise<void> {
  await tx.query({
    name: 'editing-service-insert',
    text: `
INSERT INTO service (code, name, short_name, detail, preparation, minutes, colour, icon, days_ahead, most_seats,
  updated_at, updated_by, reminders, position)
SELECT $1, $2::jsonb, $3::jsonb, $4::jsonb, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13::jsonb,
  coalesce(max(position), 0) + 1
FROM service`,
    values: valuesOf(writing),
  });
}

export async function updateService(tx: Queryable, writing: ServiceWriting): Promise<void> {
  await tx.query({
    name: 'editing-service-update',
    text: `
UPDATE service SET name = $2::jsonb, short_name = $3::jsonb, detail = $4::jsonb, preparation = $5::jsonb, minutes = $6,
  colour = $7, icon = $8, days_ahead = $9, most_seats = $10, updated_at = $11, updated_by = $12,
  reminders = $13::jsonb, version = version + 1, sample = false
WHERE code = $1`,
    values: valuesOf(writing),
  });
}

export async function setServiceState(
  tx: Queryable,
  { code, state, by, now }: { code: string; state: ServiceRow['state']; by: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'editing-service-state',
    text: `
UPDATE service SET state = $2, updated_at = $3, updated_by = $4, version = version + 1, sample = false
WHERE code = $1`,
    values: [code, state, now, by],
  });
}

/** Deletes a service that nothing refers to, and the slots that its former hours left behind. */
export async function removeService(tx: Queryable, code: string): Promise<void> {
  await tx.query({
    name: 'editing-service-slots-delete',
    text: 'DELETE FROM slot WHERE service_type = $1',
    values: [code],
  });
  await tx.query({
    name: 'editing-service-weeks-delete',
    text: 'DELETE FROM opening_week WHERE service_type = $1',
    values: [code],
  });
  await tx.query({
    name: 'editing-service-delete',
    text: 'DELETE FROM service WHERE code = $1',
    values: [code],
  });
}

/** The most seats that the opening hours of a service give a slot; null without hours. */
export async function readSeatsInUse(db: Queryable, code: string): Promise<number | null> {
  const row = await db.row<{ seats: number | null }>({
    name: 'editing-service-seats',
    text: 'SELECT max(capacity) AS seats FROM opening_pattern WHERE service_type = $1',
    values: [code],
  });
  return row?.seats ?? null;
}

/** @param order every code; they are counted from 1 */
export async function writeServiceOrder(tx: Queryable, order: readonly string[]): Promise<void> {
  await tx.query({
    name: 'editing-service-order',
    text: `
UPDATE service SET position = place.position
FROM unnest($1::text[]) WITH ORDINALITY AS place (code, position)
WHERE service.code = place.code AND service.position <> place.position`,
    values: [order],
  });
}
