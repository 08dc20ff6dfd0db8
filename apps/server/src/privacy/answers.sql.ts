import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

export type KeptAnswer = Row<'idempotency', 'key_hash' | 'key_id' | 'response'>;

/** Some of the stored responses, in the order of their keys. */
export async function readAnswersAfter(db: Queryable, keyHash: Buffer, limit: number): Promise<KeptAnswer[]> {
  return db.rows<KeptAnswer>({
    name: 'privacy-answers',
    text: `
SELECT key_hash, key_id, response FROM idempotency WHERE key_hash > $1
ORDER BY key_hash LIMIT $2`,
    values: [keyHash, limit],
  });
}

export async function deleteAnswers(db: Queryable, keyHashes: readonly Buffer[]): Promise<void> {
  await db.query({
    name: 'privacy-answers-delete',
    text: 'DELETE FROM idempotency WHERE key_hash = ANY ($1::bytea[])',
    values: [keyHashes],
  });
}
