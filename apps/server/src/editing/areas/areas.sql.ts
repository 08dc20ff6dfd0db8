import type { StaffCity } from '@phial/contract/content/areas';
import type { LocalText } from '../../db/local-text.ts';
import type { Queryable } from '../../db/pool.ts';

/** All cities with their districts, in the order they are shown. */
export function readAreas(db: Queryable): Promise<StaffCity[]> {
  return db.rows<StaffCity>({
    name: 'areas',
    text: `
SELECT city.code, city.names, city.version, coalesce((
    SELECT jsonb_agg(jsonb_build_object('districtId', district.id, 'names', district.names,
        'version', district.version, 'points', (
          SELECT count(*) FROM service_point AS point WHERE point.district = district.id
        )) ORDER BY district.position, district.id)
    FROM district WHERE district.city = city.code
  ), '[]') AS districts
FROM city ORDER BY city.position, city.code`,
  });
}

/** At the end of the list. */
export async function insertCity(tx: Queryable, code: string, names: LocalText): Promise<void> {
  await tx.query({
    name: 'city-insert',
    text: 'INSERT INTO city (code, names, position) SELECT $1, $2::jsonb, coalesce(max(position), 0) + 1 FROM city',
    values: [code, JSON.stringify(names)],
  });
}

export async function updateCity(tx: Queryable, code: string, names: LocalText): Promise<void> {
  await tx.query({
    name: 'city-update',
    text: 'UPDATE city SET names = $2::jsonb, version = version + 1 WHERE code = $1',
    values: [code, JSON.stringify(names)],
  });
}

/** Its districts and the closures that name it go with it. */
export async function removeCity(tx: Queryable, code: string): Promise<void> {
  await tx.query({ name: 'city-delete', text: 'DELETE FROM city WHERE code = $1', values: [code] });
}

/** @param order every code; they are counted from 1 */
export async function writeCityOrder(tx: Queryable, order: readonly string[]): Promise<void> {
  await tx.query({
    name: 'city-order',
    text: `
UPDATE city SET position = wanted.position
FROM unnest($1::text[]) WITH ORDINALITY AS wanted (code, position)
WHERE city.code = wanted.code AND city.position <> wanted.position`,
    values: [order],
  });
}

/** At the end of the list of its city. */
export async function insertDistrict(
  tx: Queryable,
  { id, city, names }: { id: string; city: string; names: LocalText },
): Promise<void> {
  await tx.query({
    name: 'district-insert',
    text: `
INSERT INTO district (id, city, names, position)
SELECT $1, $2, $3::jsonb, coalesce(max(position), 0) + 1 FROM district WHERE city = $2`,
    values: [id, city, JSON.stringify(names)],
  });
}

export async function updateDistrict(tx: Queryable, id: string, names: LocalText): Promise<void> {
  await tx.query({
    name: 'district-update',
    text: 'UPDATE district SET names = $2::jsonb, sample = false, version = version + 1 WHERE id = $1',
    values: [id, JSON.stringify(names)],
  });
}

export async function removeDistrict(tx: Queryable, id: string): Promise<void> {
  await tx.query({ name: 'district-delete', text: 'DELETE FROM district WHERE id = $1', values: [id] });
}

/** @param order every id of one city; they are counted from 1 */
export async function writeDistrictOrder(tx: Queryable, order: readonly string[]): Promise<void> {
  await tx.query({
    name: 'district-order',
    text: `
UPDATE district SET position = wanted.position
FROM unnest($1::text[]) WITH ORDINALITY AS wanted (id, position)
WHERE district.id = wanted.id AND district.position <> wanted.position`,
    values: [order],
  });
}

/** Keeps service points from coming to districts until the transaction ends, and waits for those under way. */
export async function lockDistricts(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'district-lock',
    text: 'SELECT FROM district WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE',
    values: [ids],
  });
}
