import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import type { RowsOfDay } from '../../personal-data/personal-table.ts';

export type WaitingPersonRow = Row<
  'waiting_entry',
  | 'id'
  | 'state'
  | 'service_type'
  | 'service_point_ids'
  | 'first_day'
  | 'last_day'
  | 'weekdays'
  | 'from_time'
  | 'until_time'
  | 'language'
  | 'key_id'
  | 'person'
  | 'joined_at'
  | 'settled_at'
>;

/** Entries of a document number, by all its hashes, locked in the order of their ids. */
export function lockWaitingOf(tx: Queryable, hashes: readonly Buffer[]): Promise<WaitingPersonRow[]> {
  return tx.rows<WaitingPersonRow>({
    name: 'privacy-waiting',
    text: `
SELECT id, state, service_type, service_point_ids, first_day, last_day, weekdays, from_time, until_time, language,
  key_id, person, joined_at, settled_at
FROM waiting_entry WHERE document_hash = ANY ($1::bytea[])
ORDER BY id FOR UPDATE`,
    values: [hashes],
  });
}

/** Every offer to an entry, the oldest first; `at` is when it was made. */
export function readOffersTo(tx: Queryable, entryId: string) {
  return tx.rows<Pick<Row<'waiting_offer', 'state' | 'offered_at'>, 'state' | 'offered_at'>>({
    name: 'privacy-waiting-offers',
    text: 'SELECT state, offered_at FROM waiting_offer WHERE entry_id = $1::uuid ORDER BY position',
    values: [entryId],
  });
}

export async function countUnsearchableWaiting(db: Queryable, keyIds: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ entries: number }>({
    name: 'privacy-waiting-unsearchable',
    text: 'SELECT count(*)::int AS entries FROM waiting_entry WHERE hash_key_id <> ALL ($1::text[])',
    values: [keyIds],
  });
  return rows[0]?.entries ?? 0;
}

/** Deletes some entries whose last day is over; an open offer of one has ended long before. */
export async function deletePastWaiting(
  db: Queryable,
  { before, limit }: { before: DayKey; limit: number },
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'privacy-waiting-batch',
    text: `
DELETE FROM waiting_entry WHERE id IN (
  SELECT id FROM waiting_entry WHERE last_day < $1::date ORDER BY last_day LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    values: [before, limit],
  });
  return rowCount;
}

/** Deletes entries with their offers; what they were offered is free by time when the offer ends. */
export async function deleteWaiting(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'privacy-waiting-some',
    text: 'DELETE FROM waiting_entry WHERE id = ANY ($1::uuid[])',
    values: [ids],
  });
}

/** How many entries of each last day before one there are, the days in order. */
export function countWaitingByDay(db: Queryable, before: DayKey): Promise<RowsOfDay[]> {
  return db.rows<RowsOfDay>({
    name: 'privacy-waiting-by-day',
    text: `
SELECT last_day AS day, count(*)::int AS rows FROM waiting_entry
WHERE last_day < $1::date GROUP BY last_day ORDER BY last_day`,
    values: [before],
  });
}
