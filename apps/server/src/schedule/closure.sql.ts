import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

export type ClosureRow = Row<'break_day'>;

/** Those that touch a stretch of days, by their first day. */
export async function readClosures(db: Queryable, from: DayKey, until: DayKey): Promise<ClosureRow[]> {
  const { rows } = await db.query<ClosureRow>({
    name: 'schedule-closures',
    text: `
SELECT id, from_day, until_day, service_point_id, city, kind, names, version FROM break_day
WHERE until_day >= $1::date AND from_day <= $2::date
ORDER BY from_day, until_day, id`,
    values: [from, until],
  });
  return rows;
}

export async function insertClosures(
  tx: Queryable,
  closures: readonly Omit<ClosureRow, 'version'>[],
): Promise<void> {
  await tx.query({
    name: 'schedule-closures-insert',
    text: `
INSERT INTO break_day (id, from_day, until_day, service_point_id, city, kind, names)
SELECT id, from_day, until_day, service_point_id, city, kind, names
FROM jsonb_to_recordset($1::jsonb) AS new (id uuid, from_day date, until_day date, service_point_id text,
  city text, kind text, names jsonb)`,
    values: [JSON.stringify(closures)],
  });
}

export async function updateClosure(
  tx: Queryable,
  { id, from_day, until_day, names }: Pick<ClosureRow, 'id' | 'from_day' | 'until_day' | 'names'>,
): Promise<void> {
  await tx.query({
    name: 'schedule-closure-update',
    text: `
UPDATE break_day SET from_day = $2::date, until_day = $3::date, names = $4::jsonb, version = version + 1
WHERE id = $1::uuid`,
    values: [id, from_day, until_day, JSON.stringify(names)],
  });
}

export async function deleteClosure(tx: Queryable, id: string): Promise<void> {
  await tx.query({
    name: 'schedule-closure-delete',
    text: 'DELETE FROM break_day WHERE id = $1::uuid',
    values: [id],
  });
}
