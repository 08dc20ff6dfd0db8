import type { Queryable } from '../../../db/pool.ts';

/** The channel of every process with an open desk. */
export const DESK_CHANNEL = 'phial_desk';

/**
 * Passes on what the triggers of migration 0008 noted since the last time,
 * through whichever process; whoever comes at the same moment finds nothing.
 */
export async function notifyDesks(db: Queryable): Promise<void> {
  await db.query({
    name: 'desk-news',
    text: `
WITH news AS (DELETE FROM desk_news RETURNING place)
SELECT pg_notify('${DESK_CHANNEL}', place) FROM (SELECT DISTINCT place FROM news) AS places`,
  });
}

/** What nobody was at a desk for. @returns how many notes */
export async function deleteOldUpdates(db: Queryable): Promise<number> {
  const { rowCount } = await db.query({
    name: 'desk-news-drop',
    text: `DELETE FROM desk_news WHERE at < now() - interval '1 minute'`,
  });
  return rowCount;
}

/** Whether a session has neither ended nor been ended; asking does not count as using it. */
export async function sessionStands(db: Queryable, session: { id: string; now: Date }): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'desk-session-stands',
    text: `
SELECT FROM session JOIN account ON account.id = account_id
WHERE session.id = $1::uuid AND ends_at > $2 AND state = 'ACTIVE'`,
    values: [session.id, session.now],
  });
  return rowCount === 1;
}
