import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

/**
 * The key that document hashes are made with; where none is set yet, sets it.
 * Undefined when another process is setting it at this moment: ask again.
 */
export async function readHashKey(db: Queryable, first: string): Promise<string | undefined> {
  const { rows } = await db.query<Row<'document_hash_key', 'key_id'>>({
    name: 'hash-key-read',
    text: `
WITH made AS (
  INSERT INTO document_hash_key (key_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING key_id
)
SELECT key_id FROM document_hash_key UNION ALL SELECT key_id FROM made`,
    values: [first],
  });
  return rows[0]?.key_id;
}

/** The key of document hashes, which stays the same until the transaction ends; undefined while there is none. */
export async function lockHashKey(tx: Queryable): Promise<string | undefined> {
  const { rows } = await tx.query<{ key_id: string }>({
    name: 'hash-key-lock',
    text: 'SELECT key_id FROM document_hash_key FOR SHARE',
  });
  return rows[0]?.key_id;
}
