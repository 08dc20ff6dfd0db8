import type { SampleCensus } from '@phial/contract/staff/sample';
import type { Queryable } from '../db/pool.ts';

/** How many rows of each kind came with the sample. */
export async function readSampleCensus(db: Queryable): Promise<SampleCensus> {
  const { rows } = await db.query<SampleCensus>({
    name: 'sample-census',
    text: `
WITH invented AS MATERIALIZED (SELECT id FROM account WHERE sample)
SELECT
  (SELECT count(*)::int FROM sample_appointment) AS bookings,
  (SELECT count(*)::int FROM invented) AS accounts,
  (SELECT count(*)::int FROM patient WHERE doctor_id IN (SELECT id FROM invented)) AS patients,
  (SELECT count(*)::int FROM lab_order WHERE doctor_id IN (SELECT id FROM invented)) AS orders,
  (SELECT count(*)::int FROM report WHERE doctor_id IN (SELECT id FROM invented)) AS reports,
  (SELECT count(*)::int FROM district WHERE sample) AS districts,
  (SELECT count(*)::int FROM service WHERE sample AND code NOT IN ('ECG', 'other')) AS services,
  (SELECT count(*)::int FROM service_point WHERE sample) AS "servicePoints",
  (SELECT count(*)::int FROM opening_pattern WHERE sample) AS "openingPatterns",
  (SELECT count(*)::int FROM break_day WHERE sample) AS closures,
  (SELECT count(*)::int FROM test_item WHERE sample) AS "testItems",
  (SELECT count(*)::int FROM content_entry WHERE sample) AS entries`,
  });
  return rows[0] as SampleCensus;
}
