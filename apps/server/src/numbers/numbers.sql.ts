import type { NumbersQuery } from '@phial/contract/numbers';
import type { ServiceType } from '@phial/domain/service-type';
import type { Queryable } from '../db/pool.ts';
import type { LocalText } from '../db/schema.ts';

/** What is counted. */
export interface NumbersRange {
  by: NumbersQuery['by'];
  start: Date;
  /** The first instant that is no longer counted. */
  end: Date;
  now: Date;
  /** Null: all. */
  servicePointId: string | null;
  serviceType: ServiceType | null;
}

export interface AppointmentCounts {
  /** Null: all together. */
  key: string | null;
  bookings: number;
  cancelled: number;
  attended: number;
  no_shows: number;
  unmarked: number;
  coming: number;
  /** Quartiles, of the appointments that are not cancelled. */
  lead_days: [number, number, number] | null;
}

/** What makes a row, of an appointment and of a slot. */
const KEY = {
  day: `to_char(starts_at AT TIME ZONE 'Asia/Hong_Kong', 'YYYY-MM-DD')`,
  point: 'service_point_id',
  service: 'service_type',
} as const satisfies Record<NumbersQuery['by'], string>;

const IN_RANGE = `
starts_at >= $1 AND starts_at < $2
  AND ($3::text IS NULL OR service_point_id = $3) AND ($4::text IS NULL OR service_type = $4)`;

const countText = (by: NumbersQuery['by']) => `
SELECT key, count(*)::int AS bookings,
  count(*) FILTER (WHERE status = 'CANCELLED')::int AS cancelled,
  count(*) FILTER (WHERE status = 'ATTENDED')::int AS attended,
  count(*) FILTER (WHERE status = 'NO_SHOW')::int AS no_shows,
  count(*) FILTER (WHERE status = 'BOOKED' AND starts_at <= $5)::int AS unmarked,
  count(*) FILTER (WHERE status = 'BOOKED' AND starts_at > $5)::int AS coming,
  percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY lead)
    FILTER (WHERE status <> 'CANCELLED') AS lead_days
FROM (
  SELECT ${KEY[by]} AS key, status, starts_at,
    service_day - (created_at AT TIME ZONE 'Asia/Hong_Kong')::date AS lead
  FROM appointment WHERE ${IN_RANGE}
) AS counted
GROUP BY GROUPING SETS ((key), ())`;

/** Appointments of the range, with and without a person, by key and all together. */
export async function countAppointments(db: Queryable, range: NumbersRange): Promise<AppointmentCounts[]> {
  const { rows } = await db.query<AppointmentCounts>({
    name: `numbers-by-${range.by}`,
    text: countText(range.by),
    values: [...rangeValues(range), range.now],
  });
  return rows;
}

/** Places of the slots of the range, by key. */
export async function sumCapacity(
  db: Queryable,
  range: NumbersRange,
): Promise<{ key: string; capacity: number }[]> {
  const { rows } = await db.query<{ key: string; capacity: number }>({
    name: `numbers-capacity-by-${range.by}`,
    text: `
SELECT ${KEY[range.by]} AS key, sum(capacity)::int AS capacity
FROM slot WHERE ${IN_RANGE} GROUP BY key`,
    values: rangeValues(range),
  });
  return rows;
}

function rangeValues({ start, end, servicePointId, serviceType }: NumbersRange): unknown[] {
  return [start, end, servicePointId, serviceType];
}

/** All service points in their order. */
export async function readPointNames(db: Queryable): Promise<{ id: string; name: LocalText }[]> {
  const { rows } = await db.query<{ id: string; name: LocalText }>({
    name: 'numbers-points',
    text: 'SELECT id, name FROM service_point ORDER BY position, id',
    values: [],
  });
  return rows;
}
