import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../../../apps/server/src/db/pool.ts';

/** Reads what was seeded once, as long as it takes: the first reader of new rows notes that they are committed. */
export async function readYearOnce(tx: Queryable): Promise<void> {
  for (const text of [
    'SET LOCAL statement_timeout = 0',
    'SELECT count(cancelled_at) FROM appointment',
    'SELECT sum(taken) FROM slot',
  ]) {
    await tx.query({ name: `bench-read-${text.length}`, text, values: [] });
  }
}

/**
 * A year that is over, as the daily erasure leaves it: so many points, each with slots every half an hour from
 * nine to five for both services every day, and one booking in each, a tenth of them cancelled.
 * @param from first day
 */
export async function seedYear(
  tx: Queryable,
  { points, from, days }: { points: number; from: DayKey; days: number },
): Promise<void> {
  const steps = [
    'SET LOCAL statement_timeout = 0',
    // News for desks, a row a booking, which nobody would read.
    'ALTER TABLE appointment DISABLE TRIGGER USER',
    `
INSERT INTO service_point (id, city, district, belong_to, company_name, name, address, biz_time, tel, position)
SELECT 'year-' || number, 'HK', 'eastern', 'HDL', text, text, text, text, '0000 0000', number
FROM generate_series(1, ${points}) AS number,
  LATERAL (SELECT jsonb_build_object('tw', number::text, 'zh', number::text, 'en', number::text) AS text) AS words`,
    `
INSERT INTO slot (id, service_point_id, service_type, starts_at, capacity, taken)
SELECT gen_random_uuid(), 'year-' || number, type,
  (date '${from}' + day + make_interval(mins => 540 + 30 * half)) AT TIME ZONE 'Asia/Hong_Kong', 3, 1
FROM generate_series(1, ${points}) AS number, unnest(ARRAY['ECG', 'other']) AS type,
  generate_series(0, ${days - 1}) AS day, generate_series(0, 15) AS half`,
    `
INSERT INTO appointment (id, slot_id, service_point_id, service_type, starts_at, service_day, status, language,
  created_at, updated_at, cancelled_at, erased_at)
SELECT gen_random_uuid(), id, service_point_id, service_type, starts_at,
  (starts_at AT TIME ZONE 'Asia/Hong_Kong')::date, CASE WHEN gone THEN 'CANCELLED' ELSE 'ATTENDED' END, 'tw',
  starts_at - any_number % 40 * interval '1 day', starts_at, CASE WHEN gone THEN starts_at END, starts_at
FROM slot, LATERAL (SELECT abs(hashtext(id::text)) AS any_number) AS random,
  LATERAL (SELECT any_number % 10 = 0 AS gone) AS fate`,
    'ALTER TABLE appointment ENABLE TRIGGER USER',
    'ANALYZE slot',
    'ANALYZE appointment',
  ];
  for (const [number, text] of steps.entries()) {
    await tx.query({ name: `bench-year-${number}`, text, values: [] });
  }
}
