import { PARTY_MINUTES } from '@phial/domain/booking/party';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { Queryable } from '../../db/pool.ts';
import { freeSeats, freeSlot } from '../../db/slot-seats.ts';

/** Slots by their place in three lists: an object for each of hundreds costs more than all that is made of them. */
export interface OfferedSlots {
  /** Each of 36 characters, with a blank between them. */
  ids: string;
  /** Seconds since 1970, with a blank between them. */
  starts: string;
  /** A 1 or a 0 for each. */
  free: string;
}

/**
 * `date_part` and not `extract`, which goes by way of a decimal number. One row
 * of lists and not a row a slot: to join hundreds costs PostgreSQL 0.15 ms, to
 * read as many rows cost this process 0.3 ms.
 */
const OFFERED = `
SELECT string_agg(id::text, ' ') AS ids, string_agg(starts::text, ' ') AS starts,
  string_agg(free::int::text, '') AS free
FROM (
  SELECT id, date_part('epoch', starts_at) AS starts, ${freeSlot('$5')} AS free
  FROM slot
  WHERE service_point_id = $1 AND service_type = $2 AND starts_at >= $3 AND starts_at < $4 AND starts_at > $5
    AND capacity > 0
  ORDER BY starts_at
) AS offered`;

/** As {@link OFFERED}; free is where a party of `$6` can begin. */
const OFFERED_TO_PARTY = `
SELECT string_agg(id::text, ' ') AS ids, string_agg(starts::text, ' ') AS starts,
  string_agg((seats > 0 AND within >= $6::int)::int::text, '') AS free
FROM (
  SELECT id, date_part('epoch', starts_at) AS starts, seats, sum(seats) OVER (
    ORDER BY starts_at RANGE BETWEEN CURRENT ROW AND interval '${PARTY_MINUTES - 1} minutes 59 seconds' FOLLOWING
  ) AS within
  FROM (
    SELECT id, starts_at, ${freeSeats('$5')} AS seats
    FROM slot
    WHERE service_point_id = $1 AND service_type = $2 AND starts_at >= $3 AND starts_at < $4 AND starts_at > $5
      AND capacity > 0
  ) AS counted
  ORDER BY starts_at
) AS offered`;

/** All null when there are no slots. */
type OfferedLists = OfferedSlots | Record<keyof OfferedSlots, null>;

/**
 * The slots from one instant to before another that have not begun, in order; without those that were closed. Free is where all
 * `people` can be seated (`shareOutSeats` of the domain).
 * @returns undefined when there are none
 */
export async function readOfferedSlots(
  db: Queryable,
  wanted: {
    servicePointId: string;
    type: ServiceType;
    from: Date;
    until: Date;
    now: Date;
    people?: number;
  },
): Promise<OfferedSlots | undefined> {
  const { people = 1 } = wanted;
  const values = [wanted.servicePointId, wanted.type, wanted.from, wanted.until, wanted.now];
  const lists = await db.row<OfferedLists>(
    people === 1
      ? { name: 'availability', text: OFFERED, values }
      : { name: 'availability-party', text: OFFERED_TO_PARTY, values: [...values, people] },
  );
  return lists === undefined || lists.ids === null ? undefined : lists;
}
