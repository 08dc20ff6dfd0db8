import type { Queryable } from '../db/pool.ts';
import type { CamelRow } from '../db/row.ts';

/** A service as the server reasons about it. */
export type StoredService = CamelRow<
  'service',
  | 'code'
  | 'name'
  | 'short_name'
  | 'detail'
  | 'minutes'
  | 'preparation'
  | 'colour'
  | 'icon'
  | 'days_ahead'
  | 'most_seats'
  | 'state'
>;

/** Every service, in the order they are shown; retired ones too. */
export async function readServices(db: Queryable): Promise<StoredService[]> {
  return db.rows<StoredService>({
    name: 'services',
    text: `
SELECT code, name, short_name AS "shortName", detail, minutes, preparation, colour, icon, days_ahead AS "daysAhead", most_seats AS "mostSeats", state
FROM service ORDER BY position, code`,
  });
}
