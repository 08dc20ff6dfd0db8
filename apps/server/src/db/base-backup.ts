import pg from 'pg';
import { addressOfEmbedded } from './embedded-postgres.ts';

/** Where and when a physical backup begins or ends. */
export interface BackupPoint {
  /** By the clock of the database. */
  readonly at: Date;
  /** WAL segment: a restore needs those from the first point's to the second one's. */
  readonly segment: string;
}

/** What `pg_backup_stop` gives back; the two files belong into the folder as they are. */
export interface BackupEnd extends BackupPoint {
  readonly backupLabel: string;
  /** Empty unless there are tablespaces. */
  readonly tablespaceMap: string;
}

/** The end waits until the last segment is in the spool; longer than this, archiving does not work. */
const STOP_PATIENCE_MS = 600_000;

/**
 * Puts the embedded database into backup mode (manual of PostgreSQL, "Making a Base Backup Using the Low Level API"),
 * has its folder copied, and ends the mode. All over one connection, as PostgreSQL demands.
 * @param label for people; no personal data
 * @throws the error of the database or of `copy`; the database then ends the mode by itself
 */
export async function duringBackupMode<T>(
  dataDir: string,
  label: string,
  copy: (start: BackupPoint) => Promise<T>,
): Promise<{ copied: T; start: BackupPoint; end: BackupEnd }> {
  const client = new pg.Client({
    connectionString: await addressOfEmbedded(dataDir),
    application_name: 'phial-backup',
  });
  // Whoever waits for an answer learns of a broken connection by it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET statement_timeout = ${STOP_PATIENCE_MS}`);
    const started = await client.query<BackupPoint>(
      `SELECT clock_timestamp() AS at, pg_walfile_name(lsn) AS segment FROM pg_backup_start($1, fast => true) AS lsn`,
      [label],
    );
    const start = first(started.rows);
    const copied = await copy(start);
    const stopped = await client.query<BackupEnd>(
      `SELECT clock_timestamp() AS at, pg_walfile_name(lsn) AS segment, labelfile AS "backupLabel",
        coalesce(spcmapfile, '') AS "tablespaceMap" FROM pg_backup_stop(wait_for_archive => true)`,
    );
    return { copied, start, end: first(stopped.rows) };
  } finally {
    await client.end();
  }
}

function first<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the database gave no answer to a function of backups');
  return row;
}
