import type { Queryable } from '../db/pool.ts';

type ListTable = 'city' | 'district' | 'service' | 'service_point';

const KEYS = { city: 'code', district: 'id', service: 'code', service_point: 'id' } as const;

/**
 * Adds a row, or changes the one with its key; that one's version moves on.
 * @param row columns of the table with their values, without version and position; always the same columns
 */
export async function putRow(
  tx: Queryable,
  table: ListTable,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row);
  const changes = columns.filter((column) => column !== KEYS[table]);
  await tx.query({
    name: `configuration-put-${table}`,
    text: `
INSERT INTO ${table} (${columns.join(', ')}, position)
SELECT ${columns.map((column) => `new.${column}`).join(', ')}, coalesce((SELECT max(position) FROM ${table}), 0) + 1
FROM jsonb_populate_record(NULL::${table}, $1::jsonb) AS new
ON CONFLICT (${KEYS[table]}) DO UPDATE SET
  ${changes.map((column) => `${column} = excluded.${column}`).join(', ')}, version = ${table}.version + 1`,
    values: [JSON.stringify(row)],
  });
}

/** @param order every key of the list; they are counted from 1 */
export async function writeListOrder(
  tx: Queryable,
  table: ListTable,
  order: readonly string[],
): Promise<void> {
  await tx.query({
    name: `configuration-order-${table}`,
    text: `
UPDATE ${table} SET position = wanted.position
FROM unnest($1::text[]) WITH ORDINALITY AS wanted (key, position)
WHERE ${table}.${KEYS[table]} = wanted.key AND ${table}.position <> wanted.position`,
    values: [order],
  });
}

/** Keeps points and services from changing until the transaction ends; bookings at them go on. */
export async function lockLists(tx: Queryable): Promise<void> {
  for (const table of ['service', 'service_point'] as const) {
    await tx.query({
      name: `configuration-lock-${table}`,
      text: `SELECT FROM ${table} ORDER BY ${KEYS[table]} FOR NO KEY UPDATE`,
    });
  }
}

export async function replaceAbilities(
  tx: Queryable,
  id: string,
  abilities: readonly { type: string; name: object }[],
): Promise<void> {
  await tx.query({
    name: 'configuration-abilities-clear',
    text: 'DELETE FROM service_ability WHERE service_point_id = $1',
    values: [id],
  });
  await tx.query({
    name: 'configuration-abilities-insert',
    text: `
INSERT INTO service_ability (service_point_id, service_type, position, name)
SELECT $1, new.type, new.position, new.name
FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (type text, name jsonb)) WITH ORDINALITY AS new (type, name, position)`,
    values: [id, JSON.stringify(abilities)],
  });
}

/** Services whose opening hours have more seats than they allow. */
export function readCrowdedServices(tx: Queryable) {
  return tx.rows<{ code: string }>({
    name: 'configuration-crowded-services',
    text: `
SELECT code FROM service
WHERE EXISTS (SELECT FROM opening_pattern WHERE service_type = code AND capacity > most_seats)
ORDER BY code`,
  });
}

/** Marks rows as the sample's or the laboratory's own; the others stay as they are. */
export async function markWeek(
  tx: Queryable,
  { servicePoint, service, sample }: { servicePoint: string; service: string; sample: boolean },
): Promise<void> {
  await tx.query({
    name: 'configuration-mark-week',
    text: 'UPDATE opening_pattern SET sample = $3 WHERE service_point_id = $1 AND service_type = $2',
    values: [servicePoint, service, sample],
  });
}

export async function markBreak(tx: Queryable, id: string, sample: boolean): Promise<void> {
  await tx.query({
    name: 'configuration-mark-break',
    text: 'UPDATE break_day SET sample = $2 WHERE id = $1::uuid AND sample <> $2',
    values: [id, sample],
  });
}

export async function markPoint(tx: Queryable, id: string, sample: boolean): Promise<void> {
  await tx.query({
    name: 'configuration-mark-point',
    text: 'UPDATE service_point SET sample = $2 WHERE id = $1 AND sample <> $2',
    values: [id, sample],
  });
}

export async function markItems(
  tx: Queryable,
  ids: readonly string[],
  sample: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'configuration-mark-items',
    text: `
UPDATE test_item SET sample = (id = ANY ($2::text[]))
WHERE id = ANY ($1::text[]) AND sample <> (id = ANY ($2::text[]))`,
    values: [ids, sample],
  });
}

/** Of the opening hours of a service at a point; 1 before their first change. */
export async function readWeekVersion(tx: Queryable, servicePoint: string, service: string): Promise<number> {
  const row = await tx.row<{ version: number }>({
    name: 'configuration-week-version',
    text: 'SELECT version FROM opening_week WHERE service_point_id = $1 AND service_type = $2',
    values: [servicePoint, service],
  });
  return row?.version ?? 1;
}

/** Those services at points, as `<point> <service>`, of which no slot was ever made. */
export async function readServicesWithoutSlots(
  tx: Queryable,
  services: readonly { servicePoint: string; service: string }[],
): Promise<Set<string>> {
  const rows = await tx.rows<{ name: string }>({
    name: 'configuration-services-without-slots',
    text: `
SELECT DISTINCT point || ' ' || type AS name FROM unnest($1::text[], $2::text[]) AS service (point, type)
WHERE NOT EXISTS (SELECT FROM slot WHERE service_point_id = point AND service_type = type)`,
    values: [services.map(({ servicePoint }) => servicePoint), services.map(({ service }) => service)],
  });
  return new Set(rows.map(({ name }) => name));
}
