import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import type { BackupFailure } from '../backup-error.ts';

export type WalArchive = Omit<Row<'wal_archive'>, 'only_row'>;

/** Segments that were shipped to one destination without a gap. */
export type WalRun = Pick<WalArchive, 'last_segment' | 'destination' | 'unbroken_from'>;

export async function readWalArchive(db: Queryable): Promise<WalArchive> {
  const row = await db.row<WalArchive>({
    name: 'wal-archive',
    text: 'SELECT last_segment, shipped_at, failing_since, failure, destination, unbroken_from FROM wal_archive',
  });
  if (row === undefined) throw new Error('the table wal_archive has lost its row');
  return row;
}

export async function noteShipped(
  db: Queryable,
  { last_segment: segment, destination, unbroken_from: from }: WalRun,
  now: Date,
): Promise<void> {
  await db.query({
    name: 'wal-shipped',
    text: `UPDATE wal_archive SET last_segment = $1, destination = $2, unbroken_from = $3, shipped_at = $4,
      failing_since = NULL, failure = NULL`,
    values: [segment, destination, from, now],
  });
}

export async function noteShippingFailed(db: Queryable, failure: BackupFailure, now: Date): Promise<void> {
  await db.query({
    name: 'wal-not-shipped',
    text: 'UPDATE wal_archive SET failing_since = coalesce(failing_since, $2), failure = $1',
    values: [failure, now],
  });
}
