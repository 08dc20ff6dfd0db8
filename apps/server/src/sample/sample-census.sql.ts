import type { SampleCensus } from '@phial/contract/staff/sample';
import type { Queryable } from '../db/pool.ts';

/** How many rows of each kind came with the sample, and which real ones hang on them. */
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
  (SELECT count(*)::int FROM service WHERE sample) AS services,
  (SELECT count(*)::int FROM service_point WHERE sample) AS "servicePoints",
  (SELECT count(*)::int FROM opening_pattern WHERE sample) AS "openingPatterns",
  (SELECT count(*)::int FROM break_day WHERE sample) AS closures,
  (SELECT count(*)::int FROM test_item WHERE sample) AS "testItems",
  (SELECT count(*)::int FROM content_entry WHERE sample) AS entries,
  jsonb_build_object(
    'bookings', (SELECT count(*) FROM appointment JOIN service_point AS point ON point.id = appointment.service_point_id
      WHERE point.sample AND NOT EXISTS (
        SELECT FROM sample_appointment WHERE appointment_id = appointment.id
      )),
    'servicePoints', (SELECT count(*) FROM service_point AS point JOIN district ON district.id = point.district
      WHERE district.sample AND NOT point.sample),
    'testItems', (SELECT count(DISTINCT child.group_id) FROM test_item_child AS child
      JOIN test_item AS item ON item.id = child.child_id AND item.sample
      JOIN test_item AS own ON own.id = child.group_id AND NOT own.sample)
  ) AS "realOnes"`,
  });
  return rows[0] as SampleCensus;
}
