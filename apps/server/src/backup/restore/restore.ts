import { BackupError } from '../backup-error.ts';
import { verifyPart } from '../parts/part.ts';
import { chooseBackup } from './choose-backup.ts';
import { restoreCluster } from './restore-cluster.ts';
import { restoreDump } from './restore-dump.ts';
import type { Restored, RestoreOrder } from './restore-order.ts';

/**
 * Restores a database into an empty place, and checks it before it takes its place.
 * @throws BackupError in one line; nothing has changed then
 */
export async function restore(order: RestoreOrder): Promise<Restored> {
  const { store, config, say } = order;
  const chosen = await chooseBackup(store, order);
  const { manifest } = chosen;
  const embedded = config.databaseUrl === undefined;
  if (embedded !== (manifest.kind === 'PHYSICAL')) {
    throw new BackupError(
      'not-configured',
      embedded
        ? `${manifest.id} is a dump of a PostgreSQL server: set DATABASE_URL to an empty database of one`
        : `${manifest.id} is of the embedded database: restore it without DATABASE_URL`,
    );
  }
  say(`Checking the ${manifest.parts.length === 1 ? 'file' : 'files'} of ${manifest.id}…`);
  for (const part of manifest.parts) await verifyPart(store, manifest.id, part);
  return embedded ? restoreCluster(order, chosen) : restoreDump(order, manifest);
}
