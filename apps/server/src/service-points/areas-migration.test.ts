import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readServicePoints } from './service-points.sql.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const migration = new URL('../db/migrations/0028-areas.sql', import.meta.url);
const text = (en: string) => JSON.stringify({ tw: `${en}（繁）`, zh: `${en}（简）`, en });

/** The tables as they were before. */
async function undo(): Promise<void> {
  await sql`
    DROP FUNCTION note_saved_change() CASCADE;
    ALTER TABLE break_day DROP CONSTRAINT break_day_city;
    ALTER TABLE service_point DROP CONSTRAINT service_point_area, DROP COLUMN retired_from, DROP COLUMN map_link,
      DROP COLUMN latitude, DROP COLUMN longitude, DROP COLUMN directions, DROP COLUMN district,
      ADD COLUMN district local_text NOT NULL, ADD COLUMN city_name local_text NOT NULL;
    DROP TABLE district;
    DROP TABLE city;`.execute(db.kysely);
}

async function givenFormerPoint(id: string, position: number, city: string, district: string) {
  await sql`
    INSERT INTO service_point (id, city, city_name, district, belong_to, company_name, name, address, biz_time, tel, position)
    VALUES (${id}, ${city}, ${text(city)}, ${text(district)}, 'HDL', ${text('Company')}, ${text(id)}, ${text('Road')},
      ${text('')}, '0000 0000', ${position})`.execute(db.kysely);
}

it('makes one district of the same names in a city, keeps the order of the cities, and adds nothing else', async () => {
  await undo();
  await givenFormerPoint('a', 1, 'KLN', 'Mong Kok');
  await givenFormerPoint('b', 2, 'HK', 'Central');
  await givenFormerPoint('c', 3, 'KLN', 'Mong Kok');
  await givenFormerPoint('d', 4, 'HK', 'Mong Kok');
  await sql`
    INSERT INTO break_day (id, from_day, until_day, city, kind, names)
    VALUES (gen_random_uuid(), '2026-01-01', '2026-01-01', 'GONE', 'closure', ${text('Closed')})`.execute(
    db.kysely,
  );

  await sql.raw(await readFile(migration, 'utf8')).execute(db.kysely);

  const points = await readServicePoints(db);
  expect(points.map(({ id, city, cityName, district }) => [id, city, cityName.en, district.tw])).toEqual([
    ['a', 'KLN', 'KLN', 'Mong Kok（繁）'],
    ['c', 'KLN', 'KLN', 'Mong Kok（繁）'],
    ['b', 'HK', 'HK', 'Central（繁）'],
    ['d', 'HK', 'HK', 'Mong Kok（繁）'],
  ]);
  const [first, second, , fourth] = points.map(({ districtId }) => districtId);
  expect(second).toBe(first);
  expect(fourth).not.toBe(first);
  const cities = await db.kysely.selectFrom('city').select('code').orderBy('position').execute();
  expect(cities.map(({ code }) => code)).toEqual(['KLN', 'HK', 'GONE']);
  expect(await db.kysely.selectFrom('district').select('id').execute()).toHaveLength(3);
});
