import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';

/** How many forgotten rows an attempt takes away; more than one, so that they never pile up. */
const SWEPT_AT_ONCE = 20;

/** How waiting grows: after so many attempts the first wait, doubled by each further attempt up to the longest one. */
export interface DelayRule {
  freeAttempts: number;
  firstSeconds: number;
  longestSeconds: number;
}

/**
 * Counts an attempt before it is looked at, so that of many at once no more get
 * through than one after the other.
 * @param forgottenSince an earlier last attempt counts as none
 * @returns whether it may go on; one that has to wait is not counted
 */
export async function countAttempt(
  db: Queryable,
  {
    keyHash,
    now,
    forgottenSince,
    freeAttempts,
    longestSeconds,
    firstSeconds,
  }: { keyHash: Buffer; now: Date; forgottenSince: Date } & DelayRule,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'sign-in-delay-count',
    text: `
WITH swept AS (
  DELETE FROM sign_in_delay WHERE key_hash IN (
    SELECT key_hash FROM sign_in_delay WHERE last_at < $3 AND key_hash <> $1
    LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED)
)
INSERT INTO sign_in_delay AS former (key_hash, attempts, not_before, last_at) VALUES ($1, 1, $2, $2)
ON CONFLICT (key_hash) DO UPDATE SET
  attempts = CASE WHEN former.last_at < $3 THEN 1 ELSE former.attempts + 1 END,
  not_before = CASE WHEN former.last_at < $3 OR former.attempts + 1 < $4::int THEN $2 ELSE
    $2::timestamptz + make_interval(secs => least($5::int, $6::int * power(2, least(20, former.attempts + 1 - $4::int)))) END,
  last_at = $2
WHERE former.not_before <= $2`,
    values: [keyHash, now, forgottenSince, freeAttempts, longestSeconds, firstSeconds],
  });
  return rowCount === 1;
}

/** When the next attempt may be made; undefined when it may at once. */
export async function readNotBefore(db: Queryable, keyHash: Buffer): Promise<Date | undefined> {
  const { rows } = await db.query<Row<'sign_in_delay', 'not_before'>>({
    name: 'sign-in-delay-read',
    text: 'SELECT not_before FROM sign_in_delay WHERE key_hash = $1',
    values: [keyHash],
  });
  return rows[0]?.not_before;
}

/** The owner has proved to be the owner. */
export async function deleteAttempts(db: Queryable, keyHash: Buffer): Promise<void> {
  await db.query({
    name: 'sign-in-delay-forget',
    text: 'DELETE FROM sign_in_delay WHERE key_hash = $1',
    values: [keyHash],
  });
}

/** Where others may be guessing, only the one attempt that was right is taken back. */
export async function takeBackAttempt(db: Queryable, keyHash: Buffer, now: Date): Promise<void> {
  await db.query({
    name: 'sign-in-delay-take-back',
    text: 'UPDATE sign_in_delay SET attempts = greatest(attempts - 1, 0), not_before = $2 WHERE key_hash = $1',
    values: [keyHash, now],
  });
}
