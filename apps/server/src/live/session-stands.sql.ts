import type { Queryable } from '../db/pool.ts';

/** Whether a session has neither ended nor been ended; asking does not count as using it. */
export async function sessionStands(db: Queryable, session: { id: string; now: Date }): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'live-session-stands',
    text: `
SELECT FROM session JOIN account ON account.id = account_id
WHERE session.id = $1::uuid AND ends_at > $2 AND state = 'ACTIVE'`,
    values: [session.id, session.now],
  });
  return rowCount === 1;
}
