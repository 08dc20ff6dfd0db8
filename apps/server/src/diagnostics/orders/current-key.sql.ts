import type { Queryable } from '../../db/pool.ts';

/** The key of document hashes, which stays the same until the transaction ends; undefined while there is none. */
export async function lockHashKey(tx: Queryable): Promise<string | undefined> {
  const { rows } = await tx.query<{ key_id: string }>({
    name: 'hash-key-lock',
    text: 'SELECT key_id FROM document_hash_key FOR SHARE',
  });
  return rows[0]?.key_id;
}
