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
 * equals by the difference in time (docs/rules/booking.md#lost-slot). As most laboratories have more points in a
 * district than are offered, the next circle is looked at only where the one before did not give enough; in the
 * district three points that are free at the very time are the best there can be, and are found without the others.
 */
const nearest = (isFree: string) => {
  const near = (isNear: string, isNeeded = 'true') => `
  SELECT point.id, slot.starts_at, abs(extract(epoch FROM slot.starts_at - $3::timestamptz)) AS seconds
  FROM home JOIN service_point AS point ON ${isNear}, LATERAL (
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
  WHERE ${isNeeded}
  ORDER BY seconds, slot.starts_at, point.id LIMIT ${OFFERED}`;
  const fewer = (...circles: string[]) =>
    `${circles.map((circle) => `(SELECT count(*) FROM ${circle})`).join(' + ')} < ${OFFERED}`;
  return `
WITH home AS MATERIALIZED (
  SELECT id, city, district FROM service_point WHERE id = $1
), here AS (${near('point.id = home.id')}
), same_time AS MATERIALIZED (
  SELECT point.id, slot.starts_at, 0 AS seconds
  FROM home JOIN service_point AS point
    ON point.city = home.city AND point.district = home.district AND point.id <> home.id
  JOIN slot ON slot.service_point_id = point.id AND slot.service_type = $2 AND slot.starts_at = $3::timestamptz
    AND slot.starts_at > $4::timestamptz AND slot.starts_at < $5 AND ${isFree}
  ORDER BY point.id LIMIT ${OFFERED}
), district AS MATERIALIZED (${near(
    'point.city = home.city AND point.district = home.district AND point.id <> home.id',
    fewer('same_time'),
  )}
), city AS MATERIALIZED (${near(
    'point.city = home.city AND point.district <> home.district',
    `${fewer('same_time')} AND ${fewer('district')}`,
  )}
), elsewhere AS (${near('point.city <> home.city', `${fewer('same_time')} AND ${fewer('district', 'city')}`)}
), others AS (
  SELECT *, 0 AS distance FROM same_time WHERE NOT ${fewer('same_time')}
  UNION ALL SELECT *, 0 FROM district UNION ALL SELECT *, 1 FROM city UNION ALL SELECT *, 2 FROM elsewhere
)
SELECT id AS service_point_id, starts_at, same_point
FROM (
  SELECT id, starts_at, true AS same_point, 0 AS distance, seconds FROM here
  UNION ALL
  (SELECT id, starts_at, false, distance, seconds FROM others ORDER BY distance, seconds, starts_at, id LIMIT ${OFFERED})
) AS offered
ORDER BY same_point DESC, distance, seconds, starts_at, id`;
};

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
