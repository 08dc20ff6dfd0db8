import { NIL_UUID } from '@phial/domain/uuid';
import type { Queryable } from '../db/pool.ts';
import type { EncryptedColumn } from './encrypted-column.ts';
import type { KeyRing } from './key-ring.ts';
import { type EncryptedValue, readValues } from './reencrypt.sql.ts';
import { orUnreadable } from './unreadable.ts';

const VALUES_A_BATCH = 500;

/** Tries to decrypt every value of a column. @returns how many there are, and how many cannot be read */
export async function countReadable(
  db: Queryable,
  keys: KeyRing,
  column: EncryptedColumn,
): Promise<{ values: number; unreadable: number }> {
  let [values, unreadable] = [0, 0];
  let after: Pick<EncryptedValue, 'id' | 'version'> | undefined = { id: NIL_UUID, version: 0 };
  while (after !== undefined) {
    const limit = column.rowsABatch ?? VALUES_A_BATCH;
    const rows: EncryptedValue[] = await readValues(db, column, { after, limit });
    for (const { id, version, keyId, bytes } of rows) {
      const field = column.version?.field(version) ?? column.column;
      const read = orUnreadable(() => keys.decrypt(id, field, keyId, bytes), undefined);
      if (read === undefined) unreadable += 1;
    }
    values += rows.length;
    after = rows.at(-1);
  }
  return { values, unreadable };
}
