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

/** @returns how many were older than `before` */
export async function deleteStoredResponses(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'idempotency-drop',
    text: 'DELETE FROM idempotency WHERE created_at < $1',
    values: [before],
  });
  return rowCount;
}
