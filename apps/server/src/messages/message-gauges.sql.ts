import type { Queryable } from '../db/pool.ts';

/** Messages that could be sent now, and since when the first of them could; null where there is none. */
export async function readDueMessages(
  db: Queryable,
  now: Date,
): Promise<{ messages: number; since: Date | null }> {
  const row = await db.row<{ messages: number; since: Date | null }>({
    name: 'message-gauge-due',
    text: `
SELECT count(*)::int AS messages, min(due_at) AS since FROM outbox WHERE state = 'QUEUED' AND due_at <= $1`,
    values: [now],
  });
  return row ?? { messages: 0, since: null };
}
