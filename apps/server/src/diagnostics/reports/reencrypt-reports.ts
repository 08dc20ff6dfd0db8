import { NIL_UUID } from '@phial/domain/uuid';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { type ReencryptedBatch, reencryptInBatches } from '../../crypto/reencrypt-batches.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import type { Database, Queryable } from '../../db/pool.ts';
import { reencryptContent, reencryptOutline } from './encrypted-report.ts';
import { lockOldOutlines, lockOldVersions, rewriteOutline, rewriteVersion } from './reencrypt-reports.sql.ts';

/** Rows that are locked at a time. */
const ROWS_A_BATCH = 100;

/** Seals every report anew with the newest key of the ring, in batches, while the servers go on. */
export function reencryptReports(db: Database, keys: KeyRing): Promise<number> {
  return reencryptInBatches(db, keys, [outlineBatch, versionBatch]);
}

async function outlineBatch(tx: Queryable, keys: KeyRing, after: string): Promise<ReencryptedBatch> {
  const rows = await lockOldOutlines(tx, keys.newestId, after, ROWS_A_BATCH);
  let unreadable = 0;
  for (const row of rows) {
    const anew = orUnreadable(
      () => reencryptOutline(keys, row.id, { keyId: row.key_id, bytes: row.outline }),
      undefined,
    );
    if (anew === undefined) unreadable += 1;
    else await rewriteOutline(tx, { id: row.id, key_id: anew.keyId, outline: anew.bytes });
  }
  return { unreadable, last: rows.at(-1)?.id };
}

async function versionBatch(tx: Queryable, keys: KeyRing, after: string): Promise<ReencryptedBatch> {
  const [reportId = NIL_UUID, version = '0'] = after.split(' ');
  const from = { reportId, version: Number(version) };
  const rows = await lockOldVersions(tx, keys.newestId, from, ROWS_A_BATCH);
  let unreadable = 0;
  for (const row of rows) {
    const place = { reportId: row.report_id, version: row.version };
    const anew = orUnreadable(
      () => reencryptContent(keys, place, { keyId: row.key_id, bytes: row.content }),
      undefined,
    );
    if (anew === undefined) unreadable += 1;
    else await rewriteVersion(tx, { ...row, key_id: anew.keyId, content: anew.bytes });
  }
  const last = rows.at(-1);
  return { unreadable, last: last && `${last.report_id} ${last.version}` };
}
