import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Database } from '../../db/pool.ts';
import { readBackupsAt, readCluster } from '../backup.sql.ts';
import { BackupError } from '../backup-error.ts';
import { isSegment, walFolder } from '../names.ts';
import { encryptStream } from '../parts/encryption.ts';
import { AGE } from '../parts/part.ts';
import { destinationOf } from '../store/destination.ts';
import type { BackupStore } from '../store/store.ts';
import { readSpool } from './spool.ts';
import { noteShipped, noteShippingFailed, readWalArchive, type WalRun } from './wal-archive.sql.ts';
import { withSegment } from './wal-run.ts';

export interface ShippingDependencies extends Pick<AppDependencies, 'clock' | 'config'> {
  db: Database;
  store: BackupStore;
  recipients: readonly string[];
}

/**
 * Moves archived WAL from the spool to the destination, in its order. A file leaves the spool only when the destination
 * has it whole; the caller sees to it that nobody else ships at the same time.
 * @returns how many files
 * @throws BackupError of the first that could not be shipped, which is noted as well
 */
export async function shipWal(deps: ShippingDependencies): Promise<number> {
  const { db, clock, config, store, recipients } = deps;
  const { folder, files } = await readSpool(config.dataDir);
  if (files.length === 0) return 0;
  const { systemId } = await readCluster(db);
  try {
    const destination = destinationOf(config.backupTo);
    let run: WalRun = await readWalArchive(db);
    for (const file of files) {
      const name = `${walFolder(systemId)}/${file}${recipients.length > 0 ? AGE : ''}`;
      const content = createReadStream(join(folder, file));
      await store.put(name, recipients.length > 0 ? await encryptStream(content, recipients) : content);
      // Beside segments there are the histories of timelines and notes of backups.
      if (isSegment(file)) run = withSegment(run, { name, destination });
      await noteShipped(db, run, clock.now());
      await rm(join(folder, file));
    }
    await writeIndex(deps, run.last_segment);
  } catch (error) {
    const failure = error instanceof BackupError ? error.failure : 'destination-failed';
    await noteShippingFailed(db, failure, clock.now());
    throw error;
  }
  return files.length;
}

/** Tells a store that cannot be listed what it has. */
export async function writeIndex(
  { db, config, store }: Pick<ShippingDependencies, 'db' | 'config' | 'store'>,
  lastSegment: string | null,
): Promise<void> {
  const there = await readBackupsAt(db, destinationOf(config.backupTo));
  const backups = there.map(({ id }) => id).toReversed();
  await store.noteIndex({ backups, ...(lastSegment !== null && { lastSegment }) });
}
