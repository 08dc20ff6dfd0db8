import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SPOOL_FOLDER } from '../../db/embedded/archive.ts';
import { ifThere } from '../../system-error.ts';
import { BackupError } from '../backup-error.ts';

/** Folders whose content PostgreSQL makes anew at a start, WAL that comes from the archive, and what waits for shipping. */
const WITHOUT_CONTENT = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  SPOOL_FOLDER,
];

const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label.*|tablespace_map.*|pgsql_tmp.*|pg_internal\.init.*|.*\.auto\.conf\.tmp|current_logfiles\.tmp)$/;

/** Copied last, as `pg_basebackup` does: by it PostgreSQL knows where to begin. */
const CONTROL_FILE = 'global/pg_control';

/** A file or folder of a cluster, its path relative to the cluster's. */
export interface ClusterFile {
  readonly path: string;
  readonly isFolder: boolean;
}

/**
 * What of a running cluster belongs into its physical backup, as the manual of PostgreSQL lists it. Files may vanish
 * while this is read.
 */
export async function* clusterFiles(cluster: string): AsyncGenerator<ClusterFile> {
  yield* filesBelow(cluster, '');
  yield { path: CONTROL_FILE, isFolder: false };
}

async function* filesBelow(cluster: string, folder: string): AsyncGenerator<ClusterFile> {
  const entries: Dirent[] = (await ifThere(readdir(join(cluster, folder), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (LEFT_OUT.test(entry.name) || path === CONTROL_FILE) continue;
    if (entry.isSymbolicLink()) {
      throw new BackupError(
        'database-failed',
        `${path} of the database's folder is a link: tablespaces and moved folders are not backed up`,
      );
    }
    if (entry.isDirectory()) {
      yield { path, isFolder: true };
      if (!WITHOUT_CONTENT.includes(path)) yield* filesBelow(cluster, path);
    } else if (entry.isFile()) {
      yield { path, isFolder: false };
    }
  }
}
