import { PARTY_MINUTES } from '@phial/domain/booking/party';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import { freeSeats, freeSlot } from '../../db/slot-seats.ts';

export interface NearSlot extends Row<'slot', 'service_point_id' | 'starts_at'> {
  /** Whether it is at the point that was asked for. */
  same_point: boolean;
}

/** How many are offered at the point itself, and at others. */
const OFFERED = 3;

/**
 * For each point the nearest free slots before and after, by the index; then
 * the best of all: own point, same district, same city, elsewhere, and among
 * equals by the difference in time (docs/rules/booking.md#lost-slot).
 */
const nearest = (isFree: string) => `
WITH home AS (
  SELECT id, city, district FROM service_point WHERE id = $1
), near AS (
  SELECT point.id, slot.starts_at, point.id = home.id AS same_point,
    CASE WHEN point.city <> home.city THEN 2 WHEN point.district <> home.district THEN 1 ELSE 0 END AS distance,
    abs(extract(epoch FROM slot.starts_at - $3::timestamptz)) AS seconds
  FROM home, service_point AS point, LATERAL (
    (SELECT starts_at FROM slot
      WHERE slot.service_point_id = point.id AND slot.service_type = $2
        AND slot.starts_at >= $3::timestamptz AND slot.starts_at > $4::timestamptz AND slot.starts_at < $5
        AND ${isFree}
      ORDER BY starts_at LIMIT ${OFFERED})
    UNION ALL
    (SELECT starts_at FROM slot
      WHERE slot.service_point_id = point.id AND slot.service_type = $2
        AND slot.starts_at < $3::timestamptz AND slot.starts_at > $4::timestamptz AND slot.starts_at < $5
        AND ${isFree}
      ORDER BY starts_at DESC LIMIT ${OFFERED})
  ) AS slot
), ranked AS (
  SELECT near.*, row_number() OVER (
    PARTITION BY same_point ORDER BY distance, seconds, starts_at, id) AS rank
  FROM near
)
SELECT id AS service_point_id, starts_at, same_point FROM ranked WHERE rank <= ${OFFERED} ORDER BY rank`;

const NEAREST = nearest(freeSlot('$4'));

/** A time at which a party of `$6` can begin, as the availability counts it (`shareOutSeats` of the domain). */
const NEAREST_FOR_PARTY = nearest(`${freeSlot('$4')} AND (
          SELECT sum(${freeSeats('$4', 'within')}) FROM slot AS within
          WHERE within.service_point_id = point.id AND within.service_type = $2
            AND within.starts_at >= slot.starts_at
            AND within.starts_at < slot.starts_at + interval '${PARTY_MINUTES} minutes'
        ) >= $6::int`);

/** What was to be had, and until when others are looked for. */
interface Lost {
  servicePointId: string;
  serviceType: ServiceType;
  startsAt: Date;
  /** How many are to be seated. */
  people: number;
  now: Date;
  until: Date;
}

/** Free times before `until` in place of one that was lost: at most three at the point, three at others. */
export async function findNearestFree(
  db: Queryable,
  { servicePointId, serviceType, startsAt, people, now, until }: Lost,
): Promise<NearSlot[]> {
  const values = [servicePointId, serviceType, startsAt, now, until];
  return db.rows<NearSlot>(
    people === 1
      ? { name: 'nearest-free', text: NEAREST, values }
      : { name: 'nearest-free-party', text: NEAREST_FOR_PARTY, values: [...values, people] },
  );
}

export type SoonestSlot = Row<'slot', 'service_point_id' | 'starts_at'>;

/**
 * The first free slot of each point that is not on a day of rest (`isBreakDay`) nor begins in closed hours, by the index
 * of the slots: one look-up a point.
 */
const SOONEST = `
SELECT point.id AS service_point_id, soonest.starts_at
FROM service_point AS point, LATERAL (
  SELECT slot.starts_at
  FROM slot, LATERAL (SELECT slot.starts_at AT TIME ZONE 'Asia/Hong_Kong' AS moment) AS wall,
    LATERAL (SELECT wall.moment::date AS day, wall.moment::time AS time) AS local
  WHERE slot.service_point_id = point.id AND slot.service_type = $1 AND slot.starts_at > $2
    AND slot.starts_at < $3 AND slot.capacity > 0 AND ${freeSlot('$2')}
    AND NOT extract(isodow FROM local.day)::int = ANY (point.rest_weekdays)
    AND NOT EXISTS (
      SELECT FROM break_day AS rest
      WHERE local.day BETWEEN rest.from_day AND rest.until_day
        AND coalesce(rest.service_point_id, point.id) = point.id AND coalesce(rest.city, point.city) = point.city
        AND coalesce(rest.service_type, $1) = $1
        AND local.time >= coalesce(rest.from_time, '00:00') AND local.time < coalesce(rest.until_time, '24:00')
    )
  ORDER BY slot.starts_at LIMIT 1
) AS soonest`;

/** Points without a free slot are left out. `until` is the first instant that cannot be booked yet */
export async function readSoonestFree(
  db: Queryable,
  type: ServiceType,
  { now, until }: { now: Date; until: Date },
): Promise<SoonestSlot[]> {
  return db.rows<SoonestSlot>({ name: 'soonest-free', text: SOONEST, values: [type, now, until] });
}
