import type { Queryable } from '../db/pool.ts';
import type { EncryptedColumn } from './encrypted-column.ts';
import type { KeyRing } from './key-ring.ts';
import { readSomeValues } from './try-keys.sql.ts';
import { orUnreadable } from './unreadable.ts';

/** Of each column; enough to see that a key fits, and to meet a damaged row now and then. */
const VALUES_A_COLUMN = 20;

/** Decrypts some values of each column. @returns how many were tried, and the tables with values that cannot be read */
export async function tryKeys(
  db: Queryable,
  keys: KeyRing,
  columns: readonly EncryptedColumn[],
): Promise<{ tried: number; unreadable: string[] }> {
  let tried = 0;
  const unreadable: string[] = [];
  for (const column of columns) {
    const values = await readSomeValues(db, column, column.rowsABatch ?? VALUES_A_COLUMN);
    tried += values.length;
    const wrong = values.filter(({ id, version, keyId, bytes }) => {
      const field = column.version?.field(version) ?? column.column;
      return orUnreadable(() => keys.decrypt(id, field, keyId, bytes), undefined) === undefined;
    });
    if (wrong.length > 0) unreadable.push(`${column.table} (${wrong.length} of ${values.length})`);
  }
  return { tried, unreadable };
}
