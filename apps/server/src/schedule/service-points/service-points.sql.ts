import type { ServiceType } from '@phial/domain/service-type';
import type { LocalText } from '../../db/local-text.ts';
import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';

export interface StoredServicePoint
  extends Omit<Row<'service_point'>, 'position' | 'version' | 'updated_at' | 'updated_by'> {
  abilities: { type: ServiceType; name: LocalText }[];
}

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

/** Days without service; everywhere unless a service point or a city is named. */
export type StoredBreak = Row<'break_day', 'from_day' | 'until_day' | 'service_point_id' | 'city'>;

/** Those that have not ended before a day. */
export async function readBreaks(db: Queryable, from: string): Promise<StoredBreak[]> {
  return db.rows<StoredBreak>({
    name: 'break-days',
    text: `
SELECT from_day, until_day, service_point_id, city FROM break_day WHERE until_day >= $1::date`,
    values: [from],
  });
}
