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
