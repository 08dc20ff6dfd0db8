import type { Queryable } from '../db/pool.ts';
import type { EncryptedColumn } from './encrypted-column.ts';
import type { EncryptedValue } from './reencrypt.sql.ts';

/** The newest values of an encrypted column, as far as ids tell. */
export function readSomeValues(
  db: Queryable,
  { table, column, keyColumn = 'key_id', id = 'id', version }: EncryptedColumn,
  limit: number,
): Promise<EncryptedValue[]> {
  return db.rows<EncryptedValue>({
    name: `try-keys-${table}`,
    text: `
SELECT ${id} AS id, ${version?.column ?? '0'} AS version, ${keyColumn} AS "keyId", ${column} AS bytes FROM ${table}
WHERE ${column} IS NOT NULL ORDER BY ${id} DESC LIMIT $1`,
    values: [limit],
  });
}
