import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';
import type { ClosureRow, PlacedPattern, StoredServicePoint } from './schedule-state.ts';

/** In the order they are shown, each with what it can do. */
export async function readServicePoints(db: Queryable): Promise<StoredServicePoint[]> {
  return db.rows<StoredServicePoint>({
    name: 'service-points',
    text: `
SELECT id, city, city_name, district, belong_to, company_name, name, address, biz_time, tel, rest_weekdays,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('type', ability.service_type, 'name', ability.name)
      ORDER BY ability.position, ability.service_type)
    FROM service_ability AS ability WHERE ability.service_point_id = service_point.id
  ), '[]') AS abilities
FROM service_point
ORDER BY position, id`,
  });
}

/** Every weekly pattern. */
export async function readPatterns(db: Queryable): Promise<PlacedPattern[]> {
  const rows = await db.rows<Omit<Row<'opening_pattern'>, 'id'>>({
    name: 'opening-patterns',
    text: `
SELECT service_point_id, service_type, weekdays, to_char(opens, 'HH24:MI') AS opens,
  to_char(closes, 'HH24:MI') AS closes, every_minutes, capacity, valid_from, valid_until
FROM opening_pattern ORDER BY service_point_id, service_type, opens, id`,
  });
  return rows.map((row) => ({
    servicePointId: row.service_point_id,
    type: row.service_type,
    pattern: {
      weekdays: row.weekdays,
      opens: row.opens,
      closes: row.closes,
      everyMinutes: row.every_minutes,
      capacity: row.capacity,
      ...(row.valid_from !== null && { validFrom: row.valid_from }),
      ...(row.valid_until !== null && { validUntil: row.valid_until }),
    },
  }));
}

/** Those that touch a stretch of days, by their first day. */
export async function readClosures(db: Queryable, from: DayKey, until: DayKey): Promise<ClosureRow[]> {
  return db.rows<ClosureRow>({
    name: 'closures',
    text: `
SELECT id, from_day, until_day, service_point_id, city, kind, names, version FROM break_day
WHERE until_day >= $1::date AND from_day <= $2::date
ORDER BY from_day, until_day, id`,
    values: [from, until],
  });
}
