import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import type { BackupFailure } from '../backup-error.ts';

export type WalArchive = Omit<Row<'wal_archive'>, 'only_row'>;

export async function readWalArchive(db: Queryable): Promise<WalArchive> {
  const row = await db.row<WalArchive>({
    name: 'wal-archive',
    text: 'SELECT last_segment, shipped_at, failing_since, failure FROM wal_archive',
  });
  return row ?? { last_segment: null, shipped_at: null, failing_since: null, failure: null };
}

export async function noteShipped(db: Queryable, segment: string | null, now: Date): Promise<void> {
  await db.query({
    name: 'wal-shipped',
    text: 'UPDATE wal_archive SET last_segment = $1, shipped_at = $2, failing_since = NULL, failure = NULL',
    values: [segment, now],
  });
}

export async function noteShippingFailed(db: Queryable, failure: BackupFailure, now: Date): Promise<void> {
  await db.query({
    name: 'wal-not-shipped',
    text: 'UPDATE wal_archive SET failing_since = coalesce(failing_since, $2), failure = $1',
    values: [failure, now],
  });
}
