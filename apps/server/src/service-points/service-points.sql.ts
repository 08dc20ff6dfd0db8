import type { Closure } from '@phial/contract/schedule/schedule';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { CLOSURE_HOURS } from '../db/closure-hours.ts';
import type { Queryable } from '../db/pool.ts';
import type { PlacedPattern, StoredServicePoint } from './schedule-state.ts';

/** In the order they are shown, city by city, each with what it can do; retired ones too. */
export async function readServicePoints(db: Queryable): Promise<StoredServicePoint[]> {
  return db.rows<StoredServicePoint>({
    name: 'service-points',
    text: `
SELECT point.id, point.city, city.names AS "cityName", point.district AS "districtId", district.names AS district,
  point.belong_to AS "belongTo", point.company_name AS "companyName", point.name, point.address,
  point.biz_time AS "bizTime", point.tel, point.rest_weekdays AS "restWeekdays", point.retired_from AS "retiredFrom",
  point.version,
  point.map_link AS "mapLink", point.latitude, point.longitude, point.directions,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('type', ability.service_type, 'name', ability.name)
      ORDER BY ability.position, ability.service_type)
    FROM service_ability AS ability WHERE ability.service_point_id = point.id
  ), '[]') AS abilities
FROM service_point AS point
JOIN city ON city.code = point.city
JOIN district ON district.id = point.district
ORDER BY city.position, city.code, point.position, point.id`,
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
SELECT id AS "closureId", from_day AS "from", until_day AS until, service_point_id AS "servPtId", city,
  service_type AS type, ${CLOSURE_HOURS} AS hours, kind, names, version
FROM break_day
WHERE until_day >= $1::date AND from_day <= $2::date
ORDER BY from_day, until_day, id`,
    values: [from, until],
  });
}
