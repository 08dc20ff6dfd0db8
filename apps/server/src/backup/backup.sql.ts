import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';
import type { BackupFailure } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

export type BackupRow = Omit<Row<'backup'>, 'bytes'> & { bytes: number | null };

const COLUMNS = `id, kind, state, encrypted, started_at, finished_at, bytes::float8 AS bytes, verified_at, system_id, first_segment, failure, destination`;

/** @returns false when there is one of that id */
export async function insertBackup(
  db: Queryable,
  given: Pick<BackupRow, 'id' | 'kind' | 'encrypted' | 'destination'> & { startedAt: Date },
): Promise<boolean> {
  const { id, kind, encrypted, destination, startedAt } = given;
  const { rowCount } = await db.query({
    name: 'backup-begin',
    text: `INSERT INTO backup (id, kind, state, encrypted, destination, started_at)
      VALUES ($1, $2, 'RUNNING', $3, $4, $5) ON CONFLICT (id) DO NOTHING`,
    values: [id, kind, encrypted, destination, startedAt],
  });
  return rowCount === 1;
}

export async function finishBackup(
  db: Queryable,
  { id, bytes, wal, now }: { id: string; bytes: number; wal: Manifest['wal']; now: Date },
): Promise<void> {
  await db.query({
    name: 'backup-done',
    text: `UPDATE backup SET state = 'DONE', bytes = $2, system_id = $3, first_segment = $4, finished_at = $5 WHERE id = $1`,
    values: [id, bytes, wal?.systemId, wal?.first, now],
  });
}

export async function failBackup(
  db: Queryable,
  id: string,
  failure: BackupFailure,
  now: Date,
): Promise<void> {
  await db.query({
    name: 'backup-failed',
    text: `UPDATE backup SET state = 'FAILED', bytes = NULL, failure = $2, finished_at = $3 WHERE id = $1`,
    values: [id, failure, now],
  });
}

export async function noteVerified(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query({
    name: 'backup-verified',
    text: 'UPDATE backup SET verified_at = $2 WHERE id = $1',
    values: [id, now],
  });
}

export async function noteDeleted(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'backup-deleted',
    text: `UPDATE backup SET state = 'DELETED' WHERE id = $1`,
    values: [id],
  });
}

/** Of a state, newest first. */
export function readBackups(db: Queryable, state: BackupRow['state']): Promise<BackupRow[]> {
  return db.rows<BackupRow>({
    name: 'backup-list',
    text: `SELECT ${COLUMNS} FROM backup WHERE state = $1 ORDER BY started_at DESC, id DESC`,
    values: [state],
  });
}

/** The good ones at a destination, newest first. */
export function readBackupsAt(db: Queryable, destination: string): Promise<BackupRow[]> {
  return db.rows<BackupRow>({
    name: 'backup-list-there',
    text: `SELECT ${COLUMNS} FROM backup WHERE state = 'DONE' AND coalesce(destination, $1) = $1
      ORDER BY started_at DESC, id DESC`,
    values: [destination],
  });
}

/** The newest backup that was begun, whatever came of it. */
export function readNewestBackup(db: Queryable): Promise<BackupRow | undefined> {
  return db.row<BackupRow>({
    name: 'backup-newest',
    text: `SELECT ${COLUMNS} FROM backup WHERE state <> 'DELETED' ORDER BY started_at DESC, id DESC LIMIT 1`,
  });
}

/** What a manifest says of the database: version of PostgreSQL, cluster, newest migration. */
export async function readServerFacts(db: Queryable) {
  const facts = await db.row<{ postgres: string; migration: string; now: Date }>({
    name: 'backup-facts',
    text: `SELECT current_setting('server_version') AS postgres, clock_timestamp() AS now,
      (SELECT max(name) FROM schema_migration) AS migration`,
  });
  if (facts === undefined) throw new Error('the database does not say its version');
  return facts;
}

/** Which cluster this is, among all there are; and the timeline it writes. */
export async function readCluster(db: Queryable): Promise<{ systemId: string; timeline: number }> {
  const row = await db.row<{ systemId: string; timeline: number }>({
    name: 'backup-cluster',
    text: `SELECT system_identifier::text AS "systemId", timeline_id AS timeline
      FROM pg_control_system(), pg_control_checkpoint()`,
  });
  if (row === undefined) throw new Error('the database does not say which cluster it is');
  return row;
}
