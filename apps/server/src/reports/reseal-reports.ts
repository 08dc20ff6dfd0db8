import type { KeyRing } from '../crypto/key-ring.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import type { Database, Queryable } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { lockOldOutlines, lockOldVersions, rewriteOutline, rewriteVersion } from './reseal-reports.sql.ts';
import { resealContent, resealOutline } from './sealed-report.ts';

/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

interface Batch {
  /** Rows that could not be read and stay as they are. */
  unreadable: number;
  /** Undefined: there was none. */
  last: string | undefined;
}

/** Rows that are locked at a time. */
const ROWS_A_BATCH = 100;

/** Seals every report anew with the newest key of the ring, in batches, while the servers go on. */
export async function resealReports(db: Database, keys: KeyRing): Promise<number> {
  let unreadable = 0;
  for (const reseal of [outlineBatch, versionBatch]) {
    for (let after = NO_ID; ; ) {
      const batch = await retryWhenUndone(() => db.transaction((tx) => reseal(tx, keys, after)));
      if (batch.last === undefined) break;
      unreadable += batch.unreadable;
      after = batch.last;
    }
  }
  return unreadable;
}

async function outlineBatch(tx: Queryable, keys: KeyRing, after: string): Promise<Batch> {
  const rows = await lockOldOutlines(tx, keys.newestId, after, ROWS_A_BATCH);
  let unreadable = 0;
  for (const row of rows) {
    const anew = orUnreadable(
      () => resealOutline(keys, row.id, { keyId: row.key_id, bytes: row.outline }),
      undefined,
    );
    if (anew === undefined) unreadable += 1;
    else await rewriteOutline(tx, { id: row.id, key_id: anew.keyId, outline: anew.bytes });
  }
  return { unreadable, last: rows.at(-1)?.id };
}

async function versionBatch(tx: Queryable, keys: KeyRing, after: string): Promise<Batch> {
  const [reportId = NO_ID, version = '0'] = after.split(' ');
  const from = { reportId, version: Number(version) };
  const rows = await lockOldVersions(tx, keys.newestId, from, ROWS_A_BATCH);
  let unreadable = 0;
  for (const row of rows) {
    const place = { reportId: row.report_id, version: row.version };
    const anew = orUnreadable(
      () => resealContent(keys, place, { keyId: row.key_id, bytes: row.content }),
      undefined,
    );
    if (anew === undefined) unreadable += 1;
    else await rewriteVersion(tx, { ...row, key_id: anew.keyId, content: anew.bytes });
  }
  const last = rows.at(-1);
  return { unreadable, last: last && `${last.report_id} ${last.version}` };
}
