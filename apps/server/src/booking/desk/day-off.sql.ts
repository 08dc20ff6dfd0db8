import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';

/** A public holiday or closure; everywhere unless a service point or a city is named. */
export type NamedBreak = Row<'break_day', 'service_point_id' | 'city' | 'kind' | 'names'>;

/** Those of one day, the most particular first. */
export async function readBreaksOf(db: Queryable, day: DayKey): Promise<NamedBreak[]> {
  return db.rows<NamedBreak>({
    name: 'desk-breaks',
    text: `
SELECT service_point_id, city, kind, names FROM break_day
WHERE until_day >= $1::date AND from_day <= $1::date
ORDER BY service_point_id IS NULL, city IS NULL, from_day, id`,
    values: [day],
  });
}
