import type { ServicePointBody } from '@phial/contract/content/editing-service-point';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { Position } from '@phial/domain/coordinates';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { type LocalText, NO_TEXT } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';
import type { CamelRow, Row } from '../db/row.ts';

export interface PointRow extends Omit<CamelRow<'service_point'>, 'position' | 'sample' | 'updatedBy'> {
  cityName: LocalText;
  districtName: LocalText;
  updatedByName: string | null;
  abilities: { type: ServiceType; name: LocalText }[];
}

const SELECT = `
SELECT point.id, point.city, city.names AS "cityName", point.district, district.names AS "districtName",
  belong_to AS "belongTo", company_name AS "companyName", point.name, address, biz_time AS "bizTime", tel,
  rest_weekdays AS "restWeekdays", retired_from AS "retiredFrom", map_link AS "mapLink", latitude, longitude,
  directions, point.version,
  point.updated_at AS "updatedAt", account.display_name AS "updatedByName",
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('type', ability.service_type, 'name', ability.name)
      ORDER BY ability.position, ability.service_type)
    FROM service_ability AS ability WHERE ability.service_point_id = point.id
  ), '[]') AS abilities
FROM service_point AS point
JOIN city ON city.code = point.city
JOIN district ON district.id = point.district
LEFT JOIN account ON account.id = point.updated_by`;

/** All service points, in the order they are shown. */
export function readPoints(db: Queryable) {
  return db.rows<PointRow>({
    name: 'editing-points',
    text: `${SELECT} ORDER BY point.position, point.id`,
  });
}

export function readPoint(db: Queryable, id: string) {
  return db.row<PointRow>({
    name: 'editing-point',
    text: `${SELECT} WHERE point.id = $1`,
    values: [id],
  });
}

/** As {@link readPoint}, and keeps it from changing until the transaction ends; locked first, see `lockEntry`. */
export async function lockPoint(tx: Queryable, id: string): Promise<PointRow | undefined> {
  await tx.query({
    name: 'editing-point-lock',
    // Not FOR UPDATE: a booking under way refers to the point, and may hold a slot that this change waits for.
    text: 'SELECT FROM service_point WHERE id = $1 FOR NO KEY UPDATE',
    values: [id],
  });
  return readPoint(tx, id);
}

/** The city of a district, which stays until the transaction ends; undefined when there is no such district. */
export async function holdDistrict(tx: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await tx.query<Row<'district', 'city'>>({
    name: 'editing-district',
    text: 'SELECT city FROM district WHERE id = $1 FOR KEY SHARE',
    values: [id],
  });
  return rows[0]?.city;
}

interface PointWriting {
  id: string;
  body: ServicePointBody;
  /** Code of the city of its district. */
  city: string;
  /** The coordinates of the body, as numbers. */
  position: Position | undefined;
  /** Account; null of a command. */
  by: string | null;
  now: Date;
}

function valuesOf({ id, body, city, position, by, now }: PointWriting): unknown[] {
  const texts = [body.companyName, body.name, body.address, body.bizTime ?? NO_TEXT];
  return [
    id,
    city,
    body.district,
    ...texts.map((text) => JSON.stringify(text)),
    body.belongTo,
    body.tel,
    body.restWeekdays,
    now,
    by,
    body.mapLink ?? null,
    position?.latitude ?? null,
    position?.longitude ?? null,
    body.directions === undefined ? null : JSON.stringify(body.directions),
  ];
}

/** At the end of the list. */
export async function insertPoint(tx: Queryable, writing: PointWriting): Promise<void> {
  await tx.query({
    name: 'editing-point-insert',
    text: `
INSERT INTO service_point (id, city, district, company_name, name, address, biz_time, belong_to, tel,
  rest_weekdays, updated_at, updated_by, map_link, latitude, longitude, directions, position)
SELECT $1, $2, $3, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8, $9, $10::smallint[], $11, $12, $13, $14, $15,
  $16::jsonb, coalesce(max(position), 0) + 1
FROM service_point`,
    values: valuesOf(writing),
  });
}

export async function updatePoint(tx: Queryable, writing: PointWriting): Promise<void> {
  await tx.query({
    name: 'editing-point-update',
    text: `
UPDATE service_point SET city = $2, district = $3, company_name = $4::jsonb, name = $5::jsonb,
  address = $6::jsonb, biz_time = $7::jsonb, belong_to = $8, tel = $9, rest_weekdays = $10::smallint[],
  updated_at = $11, updated_by = $12, map_link = $13, latitude = $14, longitude = $15, directions = $16::jsonb,
  sample = false, version = version + 1
WHERE id = $1`,
    values: valuesOf(writing),
  });
}

/** What a point can do becomes what is given, in this order. */
export async function replaceAbilities(
  tx: Queryable,
  id: string,
  abilities: ServicePointBody['abilities'],
): Promise<void> {
  await tx.query({
    name: 'editing-abilities-clear',
    text: 'DELETE FROM service_ability WHERE service_point_id = $1',
    values: [id],
  });
  const rows = abilities.map(({ type, name }, position) => ({
    service_point_id: id,
    service_type: type,
    position,
    name,
  }));
  await tx.query({
    name: 'editing-abilities-insert',
    text: `
INSERT INTO service_ability (service_point_id, service_type, position, name)
SELECT service_point_id, service_type, position, name
FROM jsonb_populate_recordset(NULL::service_ability, $1::jsonb)`,
    values: [JSON.stringify(rows)],
  });
}

/** @param order every id; they are counted from 1 */
export async function writePointOrder(tx: Queryable, order: readonly string[]): Promise<void> {
  await tx.query({
    name: 'editing-point-order',
    text: `
UPDATE service_point SET position = place.position
FROM unnest($1::text[]) WITH ORDINALITY AS place (id, position)
WHERE service_point.id = place.id AND service_point.position <> place.position`,
    values: [order],
  });
}

/** With its services, hours and closures; the slots have gone before. */
export async function removePoint(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'editing-point-delete',
    text: 'DELETE FROM service_point WHERE id = $1',
    values: [id],
  });
}

/** Coming bookings at a point, and the day of the last. */
export async function readComing(
  db: Queryable,
  id: string,
  now: Date,
): Promise<{ upcoming: number; lastBooked: DayKey | null }> {
  const { rows } = await db.query<{ upcoming: number; lastBooked: DayKey | null }>({
    name: 'editing-point-coming',
    text: `
SELECT count(*)::int AS upcoming, max(appointment.service_day) AS "lastBooked"
FROM slot JOIN appointment ON appointment.slot_id = slot.id
WHERE slot.service_point_id = $1 AND slot.starts_at > $2 AND appointment.status = 'BOOKED'`,
    values: [id, now],
  });
  return rows[0] ?? { upcoming: 0, lastBooked: null };
}

/** The names of the published collection centres at a service point. */
export async function readNamingCentres(tx: Queryable, id: string): Promise<LocalText[]> {
  const rows = await tx.rows<{ name: LocalText }>({
    name: 'editing-point-centres',
    text: `
SELECT body->'name' AS name FROM content_entry
WHERE kind = 'collection-centre' AND state = 'PUBLISHED' AND body->>'servPtId' = $1 ORDER BY position, id`,
    values: [id],
  });
  return rows.map(({ name }) => name);
}

/** Keeps a point from being deleted until the transaction ends. @returns whether it is there */
export async function holdPoint(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'editing-point-hold',
    text: 'SELECT FROM service_point WHERE id = $1 FOR KEY SHARE',
    values: [id],
  });
  return rowCount !== 0;
}
