import type { Queryable } from '../db/pool.ts';
import type { EncryptedColumn } from './encrypted-column.ts';
import type { Encrypted } from './key-ring.ts';

/** An encrypted value and its row; the version is 0 where a record has one row only. */
export interface EncryptedValue extends Encrypted {
  id: string;
  version: number;
}

/**
 * Some values after a position that another key has encrypted, or whose row it has hashed, locked, in the order of
 * their ids and versions. What was erased has no key, which is never another.
 */
export async function lockOldValues(
  tx: Queryable,
  { table, column, keyColumn = 'key_id', id = 'id', version, documentOf }: EncryptedColumn,
  { keyId, after, limit }: { keyId: string; after: { id: string; version: number }; limit: number },
): Promise<EncryptedValue[]> {
  const rowVersion = version?.column ?? '0';
  return tx.rows<EncryptedValue>({
    name: `reencrypt-read-${table}`,
    text: `
SELECT ${id} AS id, ${rowVersion} AS version, ${keyColumn} AS "keyId", ${column} AS bytes FROM ${table}
WHERE (${keyColumn} <> $1 ${documentOf ? 'OR hash_key_id <> $1' : ''}) AND (${id}, ${rowVersion}) > ($2::uuid, $3::int)
ORDER BY 1, 2 LIMIT $4
FOR UPDATE`,
    values: [keyId, after.id, after.version, limit],
  });
}

/** Some values after a position, whatever their key, in the order of their ids and versions. */
export async function readValues(
  db: Queryable,
  { table, column, keyColumn = 'key_id', id = 'id', version }: EncryptedColumn,
  { after, limit }: { after: { id: string; version: number }; limit: number },
): Promise<EncryptedValue[]> {
  const rowVersion = version?.column ?? '0';
  return db.rows<EncryptedValue>({
    name: `encrypted-read-${table}-${column}`,
    text: `
SELECT ${id} AS id, ${rowVersion} AS version, ${keyColumn} AS "keyId", ${column} AS bytes FROM ${table}
WHERE ${column} IS NOT NULL AND ${keyColumn} IS NOT NULL AND (${id}, ${rowVersion}) > ($1::uuid, $2::int)
ORDER BY 1, 2 LIMIT $3`,
    values: [after.id, after.version, limit],
  });
}

/** @param value.documentHash by the same key, where the column is one with documents */
export async function rewriteValue(
  tx: Queryable,
  { table, column, keyColumn = 'key_id', id = 'id', version }: EncryptedColumn,
  value: EncryptedValue & { documentHash: Buffer | undefined },
): Promise<void> {
  const hash = value.documentHash === undefined ? '' : ', hash_key_id = $3, document_hash = $5';
  await tx.query({
    name: `reencrypt-write-${table}`,
    text: `
UPDATE ${table} SET ${keyColumn} = $3, ${column} = $4${hash}
WHERE ${id} = $1 AND ${version?.column ?? '0'} = $2::int`,
    values: [
      value.id,
      value.version,
      value.keyId,
      value.bytes,
      ...(value.documentHash === undefined ? [] : [value.documentHash]),
    ],
  });
}
