import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { LocalText } from '../db/schema.ts';

/** A public holiday or closure; everywhere unless a service point or a city is named. */
export interface NamedBreak {
  service_point_id: string | null;
  city: string | null;
  kind: 'public-holiday' | 'closure';
  names: LocalText;
}

/** Those of one day, the most particular first. */
export async function readBreaksOf(db: Queryable, day: DayKey): Promise<NamedBreak[]> {
  const { rows } = await db.query<NamedBreak>({
    name: 'desk-breaks',
    text: `
SELECT service_point_id, city, kind, names FROM break_day
WHERE until_day >= $1::date AND from_day <= $1::date
ORDER BY service_point_id IS NULL, city IS NULL, from_day, id`,
    values: [day],
  });
  return rows;
}
