import type { Queryable } from '../pool.ts';
import type { CopiedTable } from './catalogue.sql.ts';

/** What a table holds, whatever the order of its rows. */
export interface TableSum {
  /** As decimal digits, like the sum. */
  readonly rows: string;
  /** The first 64 bits of the SHA-256 of each row as text, added up. */
  readonly sum: string;
}

export async function sumOfTable(db: Queryable, { name, columns }: CopiedTable): Promise<TableSum> {
  const sum = await db.row<TableSum>({
    name: `copy-sum-${name}`,
    text: `
SELECT count(*)::text AS rows, coalesce(sum(
  ('x' || left(encode(sha256(convert_to(copied::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint::numeric), 0)::text AS sum
FROM (SELECT ${columns} FROM ${name}) AS copied`,
  });
  return sum as TableSum;
}

/** How many slots count other seats than there are appointments and holds of theirs. */
export async function countDifferingSlots(db: Queryable): Promise<number> {
  const row = await db.row<{ count: number }>({
    name: 'copy-differing-slots',
    text: `
SELECT count(*)::int AS count FROM slot
WHERE taken <> (SELECT count(*) FROM appointment WHERE slot_id = slot.id AND status <> 'CANCELLED')
  + (SELECT count(*) FROM hold WHERE slot_id = slot.id)`,
  });
  return row?.count ?? 0;
}

/** Sets a sequence to where that of the source stands. */
export async function copySequence(source: Queryable, target: Queryable, name: string): Promise<void> {
  const at = await source.row<{ last_value: string; is_called: boolean }>({
    name: `copy-sequence-${name}`,
    text: `SELECT last_value, is_called FROM ${name}`,
  });
  await target.query({
    name: 'copy-sequence-set',
    text: 'SELECT setval($1::regclass, $2, $3)',
    values: [name, at?.last_value, at?.is_called],
  });
}
