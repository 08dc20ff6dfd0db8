import type { ApiScope } from '@phial/domain/api-scope';
import type { Queryable } from '../../db/pool.ts';
import type { CamelRow } from '../../db/row.ts';

export interface ApiKeyRow
  extends CamelRow<'api_key', 'id' | 'name' | 'created_at' | 'last_used_at' | 'revoked_at'> {
  scopes: ApiScope[];
}

export interface ListedApiKeyRow extends ApiKeyRow {
  /** Display name of the administrator, empty where the account was deleted; null where the command made it. */
  createdBy: string | null;
}

const COLUMNS = `api_key.id, name, scopes, api_key.created_at AS "createdAt", last_used_at AS "lastUsedAt",
  revoked_at AS "revokedAt"`;

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

export interface NewApiKeyRow {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  tokenHash: Buffer;
  /** Null: the command. */
  createdBy: string | null;
  now: Date;
}

/** @returns whether it was made; not when a key in use has the name */
export async function insertApiKey(db: Queryable, key: NewApiKeyRow): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'api-key-insert',
    text: `
INSERT INTO api_key (id, name, scopes, token_hash, created_by, created_at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (name) WHERE revoked_at IS NULL DO NOTHING`,
    values: [key.id, key.name, key.scopes, key.tokenHash, key.createdBy, key.now],
  });
  return rowCount === 1;
}

const LISTED = `SELECT ${COLUMNS}, account.display_name AS "createdBy"
FROM api_key LEFT JOIN account ON account.id = api_key.created_by`;

/** All that ever were: those in use first, the newest first. */
export function listApiKeys(db: Queryable) {
  return db.rows<ListedApiKeyRow>({
    name: 'api-key-list',
    text: `${LISTED} ORDER BY revoked_at IS NOT NULL, api_key.created_at DESC, name`,
  });
}

export function findListedApiKey(db: Queryable, id: string) {
  return db.row<ListedApiKeyRow>({
    name: 'api-key-listed',
    text: `${LISTED} WHERE api_key.id = $1`,
    values: [id],
  });
}

/** @returns the id of the key in use that has this name */
export async function findApiKeyNamed(db: Queryable, name: string): Promise<string | undefined> {
  const row = await db.row<{ id: string }>({
    name: 'api-key-named',
    text: 'SELECT id FROM api_key WHERE name = $1 AND revoked_at IS NULL',
    values: [name],
  });
  return row?.id;
}

/** @returns whether it was in use until now */
export async function revokeApiKey(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'api-key-revoke',
    text: 'UPDATE api_key SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL',
    values: [id, now],
  });
  return rowCount === 1;
}
