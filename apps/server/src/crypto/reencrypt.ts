import { NIL_UUID } from '@phial/domain/uuid';
import type { Database, Queryable } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import type { EncryptedColumn } from './encrypted-column.ts';
import type { KeyRing } from './key-ring.ts';
import { type EncryptedValue, lockOldValues, rewriteValue } from './reencrypt.sql.ts';
import { orUnreadable } from './unreadable.ts';

/** Rows that are locked at a time, unless the column says otherwise. */
const ROWS_A_BATCH = 100;

type Position = Pick<EncryptedValue, 'id' | 'version'>;

/**
 * Re-encrypts columns, and hashes their documents, with the newest key of the ring: one column after the other, each
 * in batches of one transaction, while the servers go on. Whoever writes a patient, an order or a report holds the
 * key of the moment (`document-hash.ts`), so that none is added behind it.
 * @returns how many values could not be read, and stay as they are
 */
export async function reencryptColumns(
  db: Database,
  keys: KeyRing,
  columns: readonly EncryptedColumn[],
): Promise<number> {
  let unreadable = 0;
  for (const column of columns) {
    for (let after: Position = { id: NIL_UUID, version: 0 }; ; ) {
      const batch = await retryWhenUndone(() =>
        db.transaction((tx) => reencryptBatch(tx, keys, column, after)),
      );
      if (batch.last === undefined) break;
      unreadable += batch.unreadable;
      after = batch.last;
    }
  }
  return unreadable;
}

async function reencryptBatch(
  tx: Queryable,
  keys: KeyRing,
  column: EncryptedColumn,
  after: Position,
): Promise<{ unreadable: number; last: Position | undefined }> {
  const rows = await lockOldValues(tx, column, {
    keyId: keys.newestId,
    after,
    limit: column.rowsABatch ?? ROWS_A_BATCH,
  });
  let unreadable = 0;
  for (const { id, version, keyId, bytes } of rows) {
    const field = column.version?.field(version) ?? column.column;
    const text = orUnreadable(() => keys.decrypt(id, field, keyId, bytes), undefined);
    if (text === undefined) {
      unreadable += 1;
      continue;
    }
    const [newest] = column.documentOf === undefined ? [] : keys.lookupHashes(column.documentOf(text));
    await rewriteValue(tx, column, {
      id,
      version,
      ...keys.encrypt(id, field, text),
      documentHash: newest?.hash,
    });
  }
  return { unreadable, last: rows.at(-1) };
}
