import { Readable } from 'node:stream';
import { idsOfUsedKeys } from '../../crypto/database-keys.ts';
import { duringBackupMode } from '../../db/base-backup.ts';
import { clusterFolderIn } from '../../db/embedded/data-folder.ts';
import { liftTimeLimits, waitForLock } from '../../db/locks.ts';
import { readCluster, readServerFacts } from '../backup.sql.ts';
import type { BackupWork } from '../make-backup.ts';
import type { Manifest } from '../manifest.ts';
import { DATABASE_PARTS } from '../names.ts';
import { writePart } from '../parts/part.ts';
import { shipWal } from '../wal/ship-wal.ts';
import { packCluster, packText, startPack } from './pack-cluster.ts';

/**
 * Copies the folder of the embedded database while it works, and ships the WAL without which the copy is worth
 * nothing. Writes no manifest.
 */
export async function makePhysical(work: BackupWork, id: string): Promise<Manifest> {
  const { db, config, store, recipients } = work;
  const facts = await readServerFacts(db);
  const { systemId } = await readCluster(db);
  const pack = startPack();
  const storing = writePart(store, id, {
    name: DATABASE_PARTS.PHYSICAL,
    content: Readable.from(pack.stream),
    recipients,
  });
  // Awaited when the copy is made; until then a failure waits too.
  storing.catch((error: Error) => pack.stream.destroy(error));
  try {
    const { start, end } = await duringBackupMode(config.dataDir, `phial ${id}`, () =>
      Promise.race([packCluster(pack, clusterFolderIn(config.dataDir)), storing]),
    );
    await packText(pack, 'backup_label', end.backupLabel);
    if (end.tablespaceMap !== '') await packText(pack, 'tablespace_map', end.tablespaceMap);
    pack.stream.finalize();
    const part = await storing;
    await shipOwnWal(work);
    return {
      format: 1,
      id,
      kind: 'PHYSICAL',
      startedAt: start.at.toISOString(),
      stoppedAt: end.at.toISOString(),
      postgres: facts.postgres,
      migration: facts.migration,
      keys: await idsOfUsedKeys(db),
      encrypted: recipients.length > 0,
      unpackedBytes: pack.bytes,
      wal: { systemId, first: start.segment, last: end.segment },
      parts: [part],
    };
  } catch (error) {
    pack.stream.destroy();
    await storing.catch((failure: unknown) => {
      throw failure;
    });
    throw error;
  }
}

/** The end of the backup waited for its last segment in the spool: it is shipped with everything before it. */
async function shipOwnWal(work: BackupWork): Promise<void> {
  await work.db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await waitForLock(tx, 'ship-wal');
    await shipWal(work);
  });
}
