import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database, Queryable } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { lockOldOutlines, lockOldVersions, rewriteOutline, rewriteVersion } from './reseal-reports.sql.ts';
import { resealContent, resealOutline } from './sealed-report.ts';

/** Rows that are locked at a time. */
const ROWS_A_BATCH = 100;

/** Seals every report anew with the newest key of the ring, in batches, while the servers go on. */
export async function resealReports(db: Database, keys: KeyRing): Promise<void> {
  for (const batch of [outlineBatch, versionBatch]) {
    for (;;) {
      const rows = await retryWhenUndone(() => db.transaction((tx) => batch(tx, keys)));
      if (rows === 0) break;
    }
  }
}

async function outlineBatch(tx: Queryable, keys: KeyRing): Promise<number> {
  const rows = await lockOldOutlines(tx, keys.newestId, ROWS_A_BATCH);
  for (const row of rows) {
    const { keyId, bytes } = resealOutline(keys, row.id, { keyId: row.key_id, bytes: row.outline });
    await rewriteOutline(tx, { id: row.id, key_id: keyId, outline: bytes });
  }
  return rows.length;
}

async function versionBatch(tx: Queryable, keys: KeyRing): Promise<number> {
  const rows = await lockOldVersions(tx, keys.newestId, ROWS_A_BATCH);
  for (const row of rows) {
    const place = { reportId: row.report_id, version: row.version };
    const { keyId, bytes } = resealContent(keys, place, { keyId: row.key_id, bytes: row.content });
    await rewriteVersion(tx, { ...row, key_id: keyId, content: bytes });
  }
  return rows.length;
}
