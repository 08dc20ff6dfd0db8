import type { ServicePointBody } from '@phial/contract/content/editing-service-point';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { type LocalText, NO_TEXT } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';
import type { CamelRow, Row } from '../db/row.ts';

export interface PointRow extends Omit<CamelRow<'service_point'>, 'position' | 'updatedBy'> {
  updatedByName: string | null;
  abilities: { type: ServiceType; name: LocalText }[];
}

const SELECT = `
SELECT point.id, city, city_name AS "cityName", district, belong_to AS "belongTo", company_name AS "companyName",
  point.name, address, biz_time AS "bizTime", tel, rest_weekdays AS "restWeekdays", point.version,
  point.updated_at AS "updatedAt", account.display_name AS "updatedByName",
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('type', ability.service_type, 'name', ability.name)
      ORDER BY ability.position, ability.service_type)
    FROM service_ability AS ability WHERE ability.service_point_id = point.id
  ), '[]') AS abilities
FROM service_point AS point LEFT JOIN account ON account.id = point.updated_by`;

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

/** What visitors call a city; undefined when no point is there. */
export async function readCityName(db: Queryable, city: string): Promise<LocalText | undefined> {
  const { rows } = await db.query<Row<'service_point', 'city_name'>>({
    name: 'editing-city',
    text: 'SELECT city_name FROM service_point WHERE city = $1 ORDER BY position, id LIMIT 1',
    values: [city],
  });
  return rows[0]?.city_name;
}

interface PointWriting {
  id: string;
  body: ServicePointBody;
  cityName: LocalText;
  by: string;
  now: Date;
}

function valuesOf({ id, body, cityName, by, now }: PointWriting): unknown[] {
  const texts = [body.district, body.companyName, body.name, body.address, body.bizTime ?? NO_TEXT];
  return [
    id,
    body.city,
    JSON.stringify(cityName),
    ...texts.map((text) => JSON.stringify(text)),
    body.belongTo,
    body.tel,
    body.restWeekdays,
    now,
    by,
  ];
}

/** At the end of the list. */
export async function insertPoint(tx: Queryable, writing: PointWriting): Promise<void> {
  await tx.query({
    name: 'editing-point-insert',
    text: `
INSERT INTO service_point (id, city, city_name, district, company_name, name, address, biz_time, belong_to, tel,
  rest_weekdays, updated_at, updated_by, position)
SELECT $1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8::jsonb, $9, $10, $11::smallint[], $12, $13,
  coalesce(max(position), 0) + 1
FROM service_point`,
    values: valuesOf(writing),
  });
}

export async function updatePoint(tx: Queryable, writing: PointWriting): Promise<void> {
  await tx.query({
    name: 'editing-point-update',
    text: `
UPDATE service_point SET city = $2, city_name = $3::jsonb, district = $4::jsonb, company_name = $5::jsonb,
  name = $6::jsonb, address = $7::jsonb, biz_time = $8::jsonb, belong_to = $9, tel = $10,
  rest_weekdays = $11::smallint[], updated_at = $12, updated_by = $13, version = version + 1
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
