import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

/**
 * How far the daily erasure has come. Whatever was due before the day `erased_before` has been erased; it is null before
 * the first run. What is of the days up to `held_before` waits for an administrator, and who agrees agrees to what is of
 * the days before `agreed_before`.
 */
export type ErasureProgress = Omit<Row<'erasure_progress'>, 'only_row'>;

const READ = `
SELECT erased_before, held_before, held_records, held_at, agreed_before FROM erasure_progress`;

export async function readProgress(db: Queryable): Promise<ErasureProgress> {
  const { rows } = await db.query<ErasureProgress>({ name: 'privacy-progress', text: READ });
  return onlyRow(rows);
}

/** @param tx keeps others from changing it until it ends */
export async function lockProgress(tx: Queryable): Promise<ErasureProgress> {
  const { rows } = await tx.query<ErasureProgress>({
    name: 'privacy-progress-lock',
    text: `${READ} FOR UPDATE`,
  });
  return onlyRow(rows);
}

/** Nothing is due before this day any more, and nothing waits. */
export async function noteErased(tx: Queryable, before: DayKey): Promise<void> {
  await tx.query({
    name: 'privacy-progress-erased',
    text: `
UPDATE erasure_progress SET erased_before = $1::date,
  held_before = NULL, held_records = NULL, held_at = NULL, agreed_before = NULL`,
    values: [before],
  });
}

/** So many records of the days before this one wait for an administrator. */
export async function holdErasure(
  tx: Queryable,
  { before, records, now }: { before: DayKey; records: number; now: Date },
): Promise<void> {
  await tx.query({
    name: 'privacy-progress-hold',
    text: `
UPDATE erasure_progress SET held_before = $1::date, held_records = $2, held_at = coalesce(held_at, $3)`,
    values: [before, records, now],
  });
}

/** What waits has been agreed to, up to this day. */
export async function agreeToErasure(tx: Queryable, before: DayKey): Promise<void> {
  await tx.query({
    name: 'privacy-progress-agree',
    text: `
UPDATE erasure_progress SET agreed_before = $1::date,
  held_before = NULL, held_records = NULL, held_at = NULL`,
    values: [before],
  });
}

function onlyRow([row]: readonly ErasureProgress[]): ErasureProgress {
  if (row === undefined) throw new Error('erasure_progress has lost its row');
  return row;
}
