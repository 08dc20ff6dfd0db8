import type { Closure } from '@phial/contract/schedule/schedule';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { PlacedPattern, StoredServicePoint } from './schedule-state.ts';

/** In the order they are shown, each with what it can do. */
export async function readServicePoints(db: Queryable): Promise<StoredServicePoint[]> {
  return db.rows<StoredServicePoint>({
    name: 'service-points',
    text: `
SELECT id, city, city_name AS "cityName", district, belong_to AS "belongTo", company_name AS "companyName", name, address,
  biz_time AS "bizTime", tel, rest_weekdays AS "restWeekdays",
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
  return db.rows<PlacedPattern>({
    name: 'opening-patterns',
    text: `
SELECT service_point_id AS "servicePointId", service_type AS type, jsonb_strip_nulls(jsonb_build_object(
  'weekdays', weekdays, 'opens', to_char(opens, 'HH24:MI'), 'closes', to_char(closes, 'HH24:MI'),
  'everyMinutes', every_minutes, 'capacity', capacity, 'validFrom', valid_from, 'validUntil', valid_until)) AS pattern
FROM opening_pattern ORDER BY service_point_id, service_type, opens, id`,
  });
}

/** Those that touch a stretch of days, by their first day. */
export async function readClosures(db: Queryable, from: DayKey, until: DayKey): Promise<Closure[]> {
  return db.rows<Closure>({
    name: 'closures',
    text: `
SELECT id AS "closureId", from_day AS "from", until_day AS until, service_point_id AS "servPtId", city, kind, names, version
FROM break_day
WHERE until_day >= $1::date AND from_day <= $2::date
ORDER BY from_day, until_day, id`,
    values: [from, until],
  });
}
