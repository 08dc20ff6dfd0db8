import type { Closure } from '@phial/contract/schedule/schedule';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { OpeningPattern } from '@phial/domain/schedule/opening-pattern';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';
import type { Service } from '../service-points/schedule-state.ts';

export async function insertClosures(tx: Queryable, closures: readonly Closure[]): Promise<void> {
  await tx.query({
    name: 'schedule-closures-insert',
    text: `
INSERT INTO break_day (id, from_day, until_day, service_point_id, city, service_type, from_time, until_time, kind, names)
SELECT "closureId", "from", until, "servPtId", city, type, (hours->>'from')::time, (hours->>'until')::time, kind, names
FROM jsonb_to_recordset($1::jsonb) AS new ("closureId" uuid, "from" date, until date, "servPtId" text,
  city text, type text, hours jsonb, kind text, names jsonb)`,
    values: [JSON.stringify(closures)],
  });
}

export async function updateClosure(
  tx: Queryable,
  { closureId, from, until, hours, names }: Pick<Closure, 'closureId' | 'from' | 'until' | 'hours' | 'names'>,
): Promise<void> {
  await tx.query({
    name: 'schedule-closure-update',
    text: `
UPDATE break_day SET from_day = $2::date, until_day = $3::date, names = $4::jsonb,
  from_time = $5::time, until_time = $6::time, sample = false, version = version + 1
WHERE id = $1::uuid`,
    values: [closureId, from, until, JSON.stringify(names), hours?.from ?? null, hours?.until ?? null],
  });
}

export async function deleteClosure(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'schedule-closure-delete',
    text: 'DELETE FROM break_day WHERE id = $1::uuid',
    values: [id],
  });
}

/** @param from null: open again */
export async function updateRetirement(tx: Queryable, id: string, from: DayKey | null): Promise<void> {
  await tx.query({
    name: 'schedule-retirement',
    text: 'UPDATE service_point SET retired_from = $2::date, sample = false, version = version + 1 WHERE id = $1',
    values: [id, from],
  });
}

export interface WeekVersion extends Service, Row<'opening_week', 'version'> {}

/** Versions that have moved on; every other is 1. */
export async function readWeekVersions(db: Queryable): Promise<WeekVersion[]> {
  return db.rows<WeekVersion>({
    name: 'schedule-week-versions',
    text: 'SELECT service_point_id AS "servicePointId", service_type AS type, version FROM opening_week',
  });
}

/**
 * Puts the patterns of a point and type in the place of the former ones.
 * @param tx the transaction that has the schedule to itself (lock `make-slots`)
 */
export async function replaceWeek(
  tx: Queryable,
  { servicePointId, type }: Service,
  patterns: readonly OpeningPattern[],
): Promise<void> {
  const at = [servicePointId, type];
  await tx.query({
    name: 'schedule-week-delete',
    text: 'DELETE FROM opening_pattern WHERE service_point_id = $1 AND service_type = $2',
    values: at,
  });
  await tx.query({
    name: 'schedule-week-insert',
    text: `
INSERT INTO opening_pattern (id, service_point_id, service_type, weekdays, opens, closes, every_minutes, capacity,
  valid_from, valid_until)
SELECT gen_random_uuid(), $1, $2, weekdays, opens, closes, "everyMinutes", capacity, "validFrom", "validUntil"
FROM jsonb_to_recordset($3::jsonb) AS new (weekdays smallint[], opens time, closes time,
  "everyMinutes" integer, capacity integer, "validFrom" date, "validUntil" date)`,
    values: [...at, JSON.stringify(patterns)],
  });
  await tx.query({
    name: 'schedule-week-version',
    text: `
INSERT INTO opening_week (service_point_id, service_type, version) VALUES ($1, $2, 2)
ON CONFLICT (service_point_id, service_type) DO UPDATE SET version = opening_week.version + 1`,
    values: at,
  });
}
