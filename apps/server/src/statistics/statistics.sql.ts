import type { StatisticsQuery } from '@phial/contract/staff/statistics';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { LocalText } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';

/** What is counted. */
export interface StatisticsRange {
  by: StatisticsQuery['by'];
  start: Date;
  /** The first instant that is no longer counted. */
  end: Date;
  now: Date;
  /** Null: all. */
  servicePointId: string | null;
  serviceType: ServiceType | null;
}

export interface AppointmentCounts {
  key: string;
  bookings: number;
  cancelled: number;
  attended: number;
  noShows: number;
  unmarked: number;
  coming: number;
  /** Days from booking to visit of those that are not cancelled, each once; null when all are. */
  leadDays: number[] | null;
  /** How many have each of these. */
  leadCounts: number[] | null;
}

/** What makes a row, of an appointment and of a slot. */
const KEY = {
  day: { appointment: 'service_day', slot: `(starts_at AT TIME ZONE 'Asia/Hong_Kong')::date` },
  point: { appointment: 'service_point_id', slot: 'service_point_id' },
  service: { appointment: 'service_type', slot: 'service_type' },
} as const satisfies Record<StatisticsQuery['by'], Record<'appointment' | 'slot', string>>;

/** Rows of `appointment` or `slot`. */
const IN_RANGE = `
starts_at >= $1 AND starts_at < $2
  AND ($3::text IS NULL OR service_point_id = $3) AND ($4::text IS NULL OR service_type = $4)`;

/*
 * Appointments of one key and one lead time are counted first: of a year there are hundreds of thousands, and
 * sorting them for their quartiles took most of the time. The expression is that of the statistics
 * `appointment_numbers`, by which PostgreSQL knows how few groups there are and does not sort either.
 */
const countText = (by: StatisticsQuery['by'], rows: string) => `
WITH counted AS (
  SELECT ${KEY[by].appointment} AS key,
    service_day - (created_at AT TIME ZONE 'Asia/Hong_Kong')::date AS lead,
    count(*) AS bookings,
    count(*) FILTER (WHERE status = 'CANCELLED') AS cancelled,
    count(*) FILTER (WHERE status = 'ATTENDED') AS attended,
    count(*) FILTER (WHERE status = 'NO_SHOW') AS no_shows,
    count(*) FILTER (WHERE status = 'BOOKED' AND starts_at <= $5) AS unmarked,
    count(*) FILTER (WHERE status = 'BOOKED' AND starts_at > $5) AS coming
  FROM ${rows}
  GROUP BY 1, 2
)
SELECT key::text, sum(bookings)::int AS bookings, sum(cancelled)::int AS cancelled,
  sum(attended)::int AS attended, sum(no_shows)::int AS "noShows",
  sum(unmarked)::int AS unmarked, sum(coming)::int AS coming,
  array_agg(lead ORDER BY lead) FILTER (WHERE bookings > cancelled) AS "leadDays",
  array_agg((bookings - cancelled)::int ORDER BY lead) FILTER (WHERE bookings > cancelled) AS "leadCounts"
FROM counted GROUP BY key`;

/** The slots of a point, by an index that needs the service as well. */
const SLOTS_OF_POINT = `slot.service_point_id = $3 AND slot.service_type = ANY (ARRAY(SELECT code FROM service))
  AND slot.starts_at >= $1 AND slot.starts_at < $2 AND ($4::text IS NULL OR slot.service_type = $4)`;

/**
 * The appointments of a range, to be read `FROM`; its parameters are those of {@link rangeValues}. Those of a point by
 * way of its slots: they are few among all.
 */
export const appointmentsOf = ({ servicePointId }: StatisticsRange) =>
  servicePointId === null
    ? `(SELECT * FROM appointment WHERE ${IN_RANGE}) AS appointment`
    : `(
  SELECT appointment.* FROM slot JOIN appointment ON appointment.slot_id = slot.id WHERE ${SLOTS_OF_POINT}
) AS appointment`;

/** The name of a statement that differs for one point. */
export const statementName = (name: string, { servicePointId }: StatisticsRange) =>
  servicePointId === null ? name : `${name}-of-point`;

/** For a year of bookings on a busy machine: a manager may wait, a visitor's statement may not. */
export async function takeTime(tx: Queryable): Promise<void> {
  await tx.query({ name: 'numbers-patience', text: `SET LOCAL statement_timeout = '20s'` });
}

/** Appointments of the range, with and without a person, by key. */
export async function countAppointments(db: Queryable, range: StatisticsRange): Promise<AppointmentCounts[]> {
  return db.rows<AppointmentCounts>({
    name: statementName(`statistics-by-${range.by}`, range),
    text: countText(range.by, appointmentsOf(range)),
    values: [...rangeValues(range), range.now],
  });
}

/** Seats of the slots of the range, by key. */
export async function sumCapacity(
  db: Queryable,
  range: StatisticsRange,
): Promise<{ key: string; capacity: number }[]> {
  return db.rows<{ key: string; capacity: number }>({
    name: statementName(`numbers-capacity-by-${range.by}`, range),
    text: `
SELECT (${KEY[range.by].slot})::text AS key, sum(capacity)::int AS capacity
FROM slot WHERE ${range.servicePointId === null ? IN_RANGE : SLOTS_OF_POINT} GROUP BY ${KEY[range.by].slot}`,
    values: rangeValues(range),
  });
}

export function rangeValues({ start, end, servicePointId, serviceType }: StatisticsRange): unknown[] {
  return [start, end, servicePointId, serviceType];
}

/** All service points in their order. */
export async function readPointNames(db: Queryable): Promise<{ id: string; name: LocalText }[]> {
  return db.rows<{ id: string; name: LocalText }>({
    name: 'numbers-points',
    text: 'SELECT id, name FROM service_point ORDER BY position, id',
  });
}
