import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

/** The stored response under a key, while it is kept. */
export async function readStoredResponse(
  db: Queryable,
  keyHash: Buffer,
): Promise<Row<'idempotency', 'body_hash' | 'key_id' | 'response'> | undefined> {
  return db.row<Row<'idempotency', 'body_hash' | 'key_id' | 'response'>>({
    name: 'idempotency-read',
    text: 'SELECT body_hash, key_id, response FROM idempotency WHERE key_hash = $1',
    values: [keyHash],
  });
}

/** @returns how many were deleted of those older than `before`, `most` at most */
export async function deleteStoredResponses(db: Queryable, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.query({
    name: 'idempotency-drop',
    text: `
DELETE FROM idempotency WHERE key_hash IN (SELECT key_hash FROM idempotency WHERE created_at < $1 LIMIT $2)`,
    values: [before, most],
  });
  return rowCount;
}
