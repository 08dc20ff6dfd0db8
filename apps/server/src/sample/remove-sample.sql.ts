import type { Queryable } from '../db/pool.ts';

const POINTS = 'SELECT id FROM service_point WHERE sample';
const DOCTORS = 'SELECT id FROM account WHERE sample';
const BOOKINGS = 'SELECT appointment_id FROM sample_appointment';

/** Service points and services first, as whoever edits them does before waiting for the job that makes slots. */
export async function lockSampleRows(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'sample-lock-points',
    // Not FOR UPDATE: see `lockPoint`.
    text: 'SELECT FROM service_point WHERE sample ORDER BY id FOR NO KEY UPDATE',
  });
  await tx.query({
    name: 'sample-lock-services',
    text: 'SELECT FROM service WHERE sample ORDER BY code FOR NO KEY UPDATE',
  });
}

/** The bookings that go and then every slot they are on, in the order of the ids, as whoever takes seats does. */
export async function lockSampleSeats(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'sample-lock-bookings',
    text: `
SELECT FROM appointment WHERE id IN (${BOOKINGS}) OR service_point_id IN (${POINTS}) ORDER BY id FOR UPDATE`,
  });
  await tx.query({
    name: 'sample-lock-slots',
    text: `
SELECT FROM slot
WHERE service_point_id IN (${POINTS}) OR id IN (SELECT slot_id FROM appointment WHERE id IN (${BOOKINGS}))
ORDER BY id FOR UPDATE`,
  });
  // Waits for slots that are being added to them.
  await tx.query({ name: 'sample-lock-points-whole', text: `${POINTS} ORDER BY id FOR UPDATE` });
}

/** Of orders and reports: what refers to a row goes before it. */
const ORDERS = [
  ['reports', `DELETE FROM report WHERE doctor_id IN (${DOCTORS})`],
  ['orders', `DELETE FROM lab_order WHERE doctor_id IN (${DOCTORS})`],
  ['patients', `DELETE FROM patient WHERE doctor_id IN (${DOCTORS})`],
] as const;

/** With messages, holds and slots. A booking of the sample that was moved to an own service point gives up its seat. */
const SCHEDULE = [
  [
    'bookings',
    `
WITH gone AS (
  DELETE FROM appointment WHERE id IN (${BOOKINGS}) OR service_point_id IN (${POINTS})
  RETURNING slot_id, service_point_id, status
)
UPDATE slot SET taken = taken - freed.seats
FROM (
  SELECT slot_id, count(*)::int AS seats FROM gone
  WHERE status <> 'CANCELLED' AND service_point_id NOT IN (${POINTS}) GROUP BY slot_id
) AS freed
WHERE slot.id = freed.slot_id`,
  ],
  [
    'holds',
    `DELETE FROM hold USING slot WHERE slot.id = hold.slot_id AND slot.service_point_id IN (${POINTS})`,
  ],
  ['slots', `DELETE FROM slot WHERE service_point_id IN (${POINTS})`],
  ['points', 'DELETE FROM service_point WHERE sample'],
  ['patterns', 'UPDATE opening_pattern SET sample = false WHERE sample'],
] as const;

/** What the sample said; what remains gets its first version when the transaction ends. */
const SAVED_VERSIONS = [['saved-versions', 'DELETE FROM saved_version WHERE sample']] as const;

/** The two services of the calls stay; how to prepare stays where an own service point offers them. */
const CATALOGUE = [
  ['test-items', 'DELETE FROM test_item WHERE sample'],
  ['services', "DELETE FROM service WHERE sample AND code NOT IN ('ECG', 'other')"],
  [
    'preparation',
    `
UPDATE service SET preparation = '{"bring": [], "restrictions": [], "notes": []}'
WHERE sample AND NOT EXISTS (SELECT FROM service_ability WHERE service_type = service.code)`,
  ],
  ['fixed-services', 'UPDATE service SET sample = false WHERE sample'],
] as const;

/** General knowledge. */
const KNOWN_TO_ALL = [
  ['districts', 'UPDATE district SET sample = false WHERE sample'],
  ['holidays', 'UPDATE break_day SET sample = false WHERE sample'],
] as const;

/** What staff have begun to write stays as a draft, of which nothing was published yet. */
const CONTENT = [
  [
    'versions',
    `
DELETE FROM content_version AS version USING content_entry AS entry
WHERE entry.sample AND version.kind = entry.kind AND version.entry_id = entry.id`,
  ],
  [
    'drafts',
    `
UPDATE content_entry SET state = 'DRAFT', body = NULL, sample = false, version = version + 1
WHERE sample AND draft IS NOT NULL`,
  ],
  ['entries', 'DELETE FROM content_entry WHERE sample'],
] as const;

/** Everything but the accounts; nothing real hangs on it. */
export async function deleteSampleRows(tx: Queryable): Promise<void> {
  for (const [name, text] of [
    ...ORDERS,
    ...SCHEDULE,
    ...SAVED_VERSIONS,
    ...CATALOGUE,
    ...KNOWN_TO_ALL,
    ...CONTENT,
  ]) {
    await tx.query({ name: `sample-remove-${name}`, text });
  }
}

/** The text of the sample that staff have replaced since, by the kind and id of its entry. */
export async function deleteFirstVersions(
  tx: Queryable,
  entries: readonly { kind: string; id: string }[],
): Promise<void> {
  await tx.query({
    name: 'sample-remove-first-versions',
    text: `
DELETE FROM content_version AS version USING jsonb_to_recordset($1::jsonb) AS loaded (kind text, id text)
WHERE version.kind = loaded.kind AND version.entry_id = loaded.id AND version.version = 1
  AND version.account_id IS NULL`,
    values: [JSON.stringify(entries)],
  });
}

export async function recordRemoval(tx: Queryable, now: Date): Promise<void> {
  await tx.query({
    name: 'sample-removed',
    text: 'INSERT INTO sample_removal (removed_at) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET removed_at = $1',
    values: [now],
  });
}

/** When the sample was removed; undefined when it never was. */
export async function readRemoval(db: Queryable): Promise<Date | undefined> {
  const row = await db.row<{ removedAt: Date }>({
    name: 'sample-removal',
    text: 'SELECT removed_at AS "removedAt" FROM sample_removal',
  });
  return row?.removedAt;
}

/** The services of the service points that are of the sample, for the caches. */
export function readSampleServices(tx: Queryable): Promise<{ servicePointId: string; type: string }[]> {
  return tx.rows({
    name: 'sample-point-services',
    text: `
SELECT DISTINCT service_point_id AS "servicePointId", service_type AS type
FROM service_ability WHERE service_point_id IN (${POINTS})`,
  });
}
