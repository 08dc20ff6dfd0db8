import type { ServiceType } from '@phial/domain/service-type';
import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import { freeSlot } from '../../db/slot-seats.ts';

export type SoonestSlot = Row<'slot', 'service_point_id' | 'starts_at'>;

/**
 * The first free slot of each point that is not on a day of rest (`isBreakDay`), by the index of the slots: one look-up
 * a point.
 */
const SOONEST = `
SELECT point.id AS service_point_id, soonest.starts_at
FROM service_point AS point, LATERAL (
  SELECT slot.starts_at
  FROM slot, LATERAL (SELECT (slot.starts_at AT TIME ZONE 'Asia/Hong_Kong')::date AS day) AS local
  WHERE slot.service_point_id = point.id AND slot.service_type = $1 AND slot.starts_at > $2
    AND slot.capacity > 0 AND ${freeSlot('$2')}
    AND NOT extract(isodow FROM local.day)::int = ANY (point.rest_weekdays)
    AND NOT EXISTS (
      SELECT FROM break_day AS rest
      WHERE local.day BETWEEN rest.from_day AND rest.until_day
        AND coalesce(rest.service_point_id, point.id) = point.id AND coalesce(rest.city, point.city) = point.city
    )
  ORDER BY slot.starts_at LIMIT 1
) AS soonest`;

/** Points without a free slot are left out. */
export async function readSoonestFree(db: Queryable, type: ServiceType, now: Date): Promise<SoonestSlot[]> {
  return db.rows<SoonestSlot>({ name: 'soonest-free', text: SOONEST, values: [type, now] });
}
