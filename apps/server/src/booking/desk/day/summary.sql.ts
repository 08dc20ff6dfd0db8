import type { DeskPoint } from '@phial/contract/desk/desk';
import type { Queryable } from '../../../db/pool.ts';

/** The counts of a service point's day. */
type PointCounts = Pick<
  DeskPoint,
  'servicePointId' | 'capacity' | 'booked' | 'arrived' | 'waiting' | 'noShow' | 'cancelled'
>;

const COUNTS = `
WITH places AS (
  SELECT service_point_id, sum(capacity)::int AS capacity
  FROM slot WHERE starts_at >= $1 AND starts_at < $2
  GROUP BY service_point_id
), visits AS (
  SELECT service_point_id,
    count(*) FILTER (WHERE status <> 'CANCELLED')::int AS booked,
    count(*) FILTER (WHERE status = 'ATTENDED')::int AS arrived,
    count(*) FILTER (WHERE status = 'BOOKED' AND starts_at <= $3)::int AS waiting,
    count(*) FILTER (WHERE status = 'NO_SHOW')::int AS no_show,
    count(*) FILTER (WHERE status = 'CANCELLED')::int AS cancelled
  FROM appointment WHERE starts_at >= $1 AND starts_at < $2
  GROUP BY service_point_id
)
SELECT service_point_id AS "servicePointId", coalesce(capacity, 0) AS capacity, coalesce(booked, 0) AS booked,
  coalesce(arrived, 0) AS arrived, coalesce(waiting, 0) AS waiting, coalesce(no_show, 0) AS "noShow",
  coalesce(cancelled, 0) AS cancelled
FROM places FULL JOIN visits USING (service_point_id)`;

/** Points without slots and appointments in that time are missing. */
export async function readPointCounts(
  db: Queryable,
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<PointCounts[]> {
  return db.rows<PointCounts>({
    name: 'desk-numbers',
    text: COUNTS,
    values: [from, until, now],
  });
}
