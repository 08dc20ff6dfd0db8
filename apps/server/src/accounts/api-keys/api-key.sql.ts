import type { Queryable } from '../../db/pool.ts';
import type { CamelRow } from '../../db/row.ts';

export type ApiKeyRow = CamelRow<'api_key', 'id' | 'name' | 'created_at' | 'last_used_at' | 'revoked_at'>;

const COLUMNS =
  'id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt", revoked_at AS "revokedAt"';

/** @returns the key in use that has this hash */
export function findApiKey(db: Queryable, tokenHash: Buffer) {
  return db.row<ApiKeyRow>({
    name: 'api-key-find',
    text: `SELECT ${COLUMNS} FROM api_key WHERE token_hash = $1 AND revoked_at IS NULL`,
    values: [tokenHash],
  });
}

export async function touchApiKey(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query({
    name: 'api-key-touch',
    text: 'UPDATE api_key SET last_used_at = $2 WHERE id = $1',
    values: [id, now],
  });
}

/** @returns whether it was made; not when a key in use has the name */
export async function insertApiKey(
  db: Queryable,
  key: { id: string; name: string; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'api-key-insert',
    text: `
INSERT INTO api_key (id, name, token_hash, created_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (name) WHERE revoked_at IS NULL DO NOTHING`,
    values: [key.id, key.name, key.tokenHash, key.now],
  });
  return rowCount === 1;
}

/** All that ever were, the newest first. */
export function listApiKeys(db: Queryable) {
  return db.rows<ApiKeyRow>({
    name: 'api-key-list',
    text: `SELECT ${COLUMNS} FROM api_key ORDER BY created_at DESC, name`,
  });
}

/** @returns the id of the key that was revoked; undefined when none in use has the name */
export async function revokeApiKey(db: Queryable, name: string, now: Date): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>({
    name: 'api-key-revoke',
    text: 'UPDATE api_key SET revoked_at = $2 WHERE name = $1 AND revoked_at IS NULL RETURNING id',
    values: [name, now],
  });
  return rows[0]?.id;
}
