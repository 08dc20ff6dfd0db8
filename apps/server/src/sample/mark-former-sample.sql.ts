import type { PublicHoliday } from '@phial/content/holidays';
import type { LocalText } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';

/** @returns false when it was done before */
export async function beginSearch(tx: Queryable, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'sample-search-begin',
    text: 'INSERT INTO sample_search (done_at) VALUES ($1) ON CONFLICT DO NOTHING',
    values: [now],
  });
  return rowCount > 0;
}

/** @returns whether there are any */
export async function markServicePoints(
  tx: Queryable,
  points: readonly { id: string; name: LocalText; address: LocalText; tel: string }[],
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'sample-mark-points',
    text: `
UPDATE service_point AS point SET sample = true
FROM jsonb_to_recordset($1::jsonb) AS loaded (id text, name jsonb, address jsonb, tel text)
WHERE point.id = loaded.id AND point.name::jsonb = loaded.name AND point.address::jsonb = loaded.address
  AND point.tel = loaded.tel AND point.updated_by IS NULL`,
    values: [JSON.stringify(points)],
  });
  return rowCount > 0;
}

/** Those of the sample's names in which all service points are the sample's. */
export async function markDistricts(
  tx: Queryable,
  districts: readonly { city: string; names: LocalText }[],
): Promise<void> {
  await tx.query({
    name: 'sample-mark-districts',
    text: `
UPDATE district SET sample = true
FROM jsonb_to_recordset($1::jsonb) AS loaded (city text, names jsonb)
WHERE district.city = loaded.city AND district.names::jsonb = loaded.names
  AND NOT EXISTS (SELECT FROM service_point AS point WHERE point.district = district.id AND NOT point.sample)`,
    values: [JSON.stringify(districts)],
  });
}

/** The weeks of its service points that nobody has changed. */
export async function markPatterns(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'sample-mark-patterns',
    text: `
UPDATE opening_pattern AS pattern SET sample = true
FROM service_point AS point
WHERE point.id = pattern.service_point_id AND point.sample AND NOT EXISTS (
  SELECT FROM opening_week AS week
  WHERE week.service_point_id = pattern.service_point_id AND week.service_type = pattern.service_type
)`,
  });
}

/** The years of which public holidays are entered. */
export async function findHolidayYears(tx: Queryable): Promise<number[]> {
  const rows = await tx.rows<{ year: number }>({
    name: 'sample-holiday-years',
    text: `
SELECT DISTINCT extract(year FROM from_day)::int AS year FROM break_day WHERE kind = 'public-holiday' ORDER BY year`,
  });
  return rows.map(({ year }) => year);
}

export async function markHolidays(tx: Queryable, holidays: readonly PublicHoliday[]): Promise<void> {
  await tx.query({
    name: 'sample-mark-holidays',
    text: `
UPDATE break_day SET sample = true
FROM jsonb_to_recordset($1::jsonb) AS loaded (day date, names jsonb)
WHERE kind = 'public-holiday' AND from_day = loaded.day AND until_day = loaded.day AND break_day.names::jsonb = loaded.names
  AND city IS NULL AND service_point_id IS NULL AND version = 1`,
    values: [JSON.stringify(holidays)],
  });
}

export async function markTestItems(
  tx: Queryable,
  items: readonly { id: string; code: string; name: LocalText }[],
): Promise<void> {
  await tx.query({
    name: 'sample-mark-items',
    text: `
UPDATE test_item AS item SET sample = true
FROM jsonb_to_recordset($1::jsonb) AS loaded (id text, code text, name jsonb)
WHERE item.id = loaded.id AND item.code = loaded.code AND item.name::jsonb = loaded.name
  AND item.updated_by IS NULL AND item.version = 1`,
    values: [JSON.stringify(items)],
  });
}

const UNBOOKED = `
FROM appointment WHERE NOT EXISTS (
  SELECT FROM event WHERE event.appointment_id = appointment.id AND action IN ('appointment-booked', 'walk-in-booked', 'appointment-imported')
)`;

/** Appointments without an entry in the audit log that somebody made them. */
export async function countUnbooked(tx: Queryable): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'sample-count-unbooked',
    text: `SELECT count(*)::int AS count ${UNBOOKED}`,
  });
  return rows[0]?.count ?? 0;
}

/** Those of them that have the sample's codes. */
export async function markAppointments(tx: Queryable, codes: readonly string[]): Promise<void> {
  await tx.query({
    name: 'sample-mark-appointments',
    text: `
INSERT INTO sample_appointment (appointment_id)
SELECT id ${UNBOOKED} AND reservation_code = ANY ($1::text[])
ON CONFLICT DO NOTHING`,
    values: [codes],
  });
}
