import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';

/**
 * Where archived WAL waits to be shipped: in the cluster's own folder, as PostgreSQL under another user than root
 * reaches no other one that lasts. It is no part of a backup.
 */
export const SPOOL_FOLDER = 'phial-wal';

/** Seconds after which a segment that was written to is archived although it is not full. */
const ARCHIVE_TIMEOUT_SECONDS = 60;

/**
 * Runs in the cluster's folder. A crash leaves a file under its final name whole and on the disk, or not there; a
 * second time with the same content is a success, with another one a failure.
 */
const ARCHIVE_COMMAND = `
set -e; f="${SPOOL_FOLDER}/%f.gz"
if [ -f "$f" ]; then gzip -dc "$f" | cmp -s - "%p"; exit; fi
gzip -n -1 < "%p" > "$f.part"; sync "$f.part"; mv "$f.part" "$f"; sync ${SPOOL_FOLDER}`.trim();

/** Settings that make PostgreSQL archive its WAL into the spool. */
export const ARCHIVE_SETTINGS: Readonly<Record<string, string>> = {
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: ARCHIVE_COMMAND,
  archive_timeout: String(ARCHIVE_TIMEOUT_SECONDS),
};

/** Makes the spool of a cluster, for PostgreSQL's user alone. */
export async function prepareSpool({ folder, owner }: Pick<Cluster, 'folder' | 'owner'>): Promise<void> {
  const spool = join(folder, SPOOL_FOLDER);
  await mkdir(spool, { recursive: true, mode: 0o700 });
  if (owner) await chown(spool, owner.uid, owner.gid);
}
