import type { Queryable } from '../db/pool.ts';

/** How many expired rows an insert takes away; more than one, so that they never pile up. */
const SWEPT_AT_ONCE = 20;

/** @returns false when the challenge has been spent before: of several attempts at once exactly one counts */
export async function spendNonce(
  db: Queryable,
  { nonce, expiresAt, now }: { nonce: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'work-spend',
    // The order is what the index has: without it every insert would look through the whole table for expired rows.
    text: `WITH swept AS (
        DELETE FROM spent_work WHERE nonce IN (
          SELECT nonce FROM spent_work WHERE expires_at <= $3
          ORDER BY expires_at LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED))
      INSERT INTO spent_work (nonce, expires_at) VALUES ($1, $2) ON CONFLICT (nonce) DO NOTHING`,
    values: [nonce, expiresAt, now],
  });
  return rowCount === 1;
}

/** Seats held for visitors at this moment, at all service points. */
export async function countStandingHolds(db: Queryable, now: Date): Promise<number> {
  const { rows } = await db.query<{ holds: number }>({
    name: 'work-standing-holds',
    text: 'SELECT count(*)::int AS holds FROM hold WHERE expires_at > $1',
    values: [now],
  });
  return rows[0]?.holds ?? 0;
}
