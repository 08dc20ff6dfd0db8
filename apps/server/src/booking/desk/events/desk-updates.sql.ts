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

/** Deleted by one statement, so that it ends in time however many there are. */
const DROPPED_AT_ONCE = 50_000;

/** What nobody was at a desk for. @returns how many notes, up to {@link DROPPED_AT_ONCE} */
export async function deleteOldUpdates(db: Queryable): Promise<number> {
  const { rowCount } = await db.query({
    name: 'desk-news-drop',
    text: `
DELETE FROM desk_news WHERE ctid = ANY (ARRAY(
  SELECT ctid FROM desk_news WHERE at < now() - interval '1 minute' LIMIT ${DROPPED_AT_ONCE}))`,
  });
  return rowCount;
}
