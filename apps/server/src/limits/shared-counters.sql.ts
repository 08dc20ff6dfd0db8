import type { Queryable } from '../db/pool.ts';
import type { CountedShare } from './counters.ts';

/** The clock of all processes, on whichever machine: milliseconds since 1970. */
const NOW = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';

/** A counter, and how many calls. */
export interface CountedKey {
  key: string;
  points: number;
}

interface CountedRow {
  key: string;
  /** Calls of this window before those of the statement. */
  before: number;
  /** Which of the calls were counted, by their place in the list. */
  calls: number[];
  /** Milliseconds until the window ends. */
  left: number;
}

/**
 * Counts calls against their shares: each as far as the first share that was used up before, which counts it as well.
 * Where several calls of the statement use up the rest of a share together, all are counted against the wider ones;
 * the caller gives those back. Rows are written in the order of their keys, so that statements of several processes
 * meet in the same order.
 * @param calls the shares of each, the narrowest first
 */
export async function countCalls(
  db: Queryable,
  calls: readonly (readonly CountedShare[])[],
): Promise<CountedRow[]> {
  const asked = calls.flatMap((shares, call) => shares.map((share, level) => ({ call, level, ...share })));
  return db.rows<CountedRow>({
    name: 'limit-count',
    text: `
WITH clock AS (
  SELECT ${NOW} AS now
), asked AS (
  SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::bigint[], $5::bigint[])
    AS asked (call, level, key, calls, milliseconds)
), used_up AS (
  SELECT asked.call, min(asked.level) AS level
  FROM clock, asked JOIN rate_limits_of($3) AS counter USING (key)
  WHERE counter.expire > now AND counter.points >= asked.calls
  GROUP BY asked.call
), added AS (
  SELECT key, count(*)::int AS points, array_agg(call) AS calls, min(now) + max(milliseconds) AS expire
  FROM clock, asked LEFT JOIN used_up USING (call)
  WHERE used_up.level IS NULL OR asked.level <= used_up.level
  GROUP BY key
), counted AS (
  INSERT INTO rate_limit AS counter (key, points, expire)
  SELECT key, points, expire FROM added ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN counter.expire > ${NOW} THEN counter.points ELSE 0 END + excluded.points,
    expire = CASE WHEN counter.expire > ${NOW} THEN counter.expire ELSE excluded.expire END
  RETURNING key, points, expire
)
SELECT counted.key, counted.points - added.points AS before, added.calls,
  (counted.expire - now)::int AS left
FROM clock, counted JOIN added USING (key)`,
    values: [
      asked.map(({ call }) => call),
      asked.map(({ level }) => level),
      asked.map(({ key }) => key),
      asked.map((share) => share.calls),
      asked.map(({ seconds }) => seconds * 1000),
    ],
  });
}

/**
 * Takes calls back, where their window has not ended. The counters are there: `ON CONFLICT` finds them by their index,
 * which an `UPDATE` with a join may not do. One that was dropped meanwhile comes back with its window over.
 */
export async function giveBackCalls(db: Queryable, counted: readonly CountedKey[]): Promise<void> {
  await db.query({
    name: 'limit-give-back',
    text: `
INSERT INTO rate_limit AS counter (key, points, expire)
SELECT key, given.points, expire
FROM unnest($1::text[], $2::int[]) AS given (key, points) JOIN rate_limits_of($1) USING (key)
ORDER BY key
ON CONFLICT (key) DO UPDATE SET points = greatest(0, counter.points - excluded.points)
WHERE counter.expire > ${NOW}`,
    values: [counted.map(({ key }) => key), counted.map(({ points }) => points)],
  });
}

/** Counters that have counted in their present window. */
export function readCounters(db: Queryable, keys: readonly string[]): Promise<CountedKey[]> {
  return db.rows<CountedKey>({
    name: 'limit-read',
    text: `SELECT key, points FROM rate_limits_of($1) WHERE expire > ${NOW}`,
    values: [keys],
  });
}

/** @returns how many counters were taken away whose window is over, `most` at most */
export async function dropCounters(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query({
    name: 'limit-drop',
    text: `
DELETE FROM rate_limit WHERE key IN (
  SELECT key FROM rate_limit WHERE expire <= ${NOW} LIMIT $1 FOR UPDATE SKIP LOCKED)
AND expire <= ${NOW}`,
    values: [most],
  });
  return rowCount;
}
