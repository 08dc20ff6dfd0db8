import { readdir } from 'node:fs/promises';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { clusterFolderIn } from '../../db/embedded/data-folder.ts';
import { openDatabase } from '../../db/pool.ts';
import { openRecoveryPlace, RecoveryEndedError, type RecoveryPlace } from '../../db/recovered-cluster.ts';
import { ifThere } from '../../system-error.ts';
import { BackupError } from '../backup-error.ts';
import { readPart } from '../parts/part.ts';
import { unpackCluster } from '../physical/unpack-cluster.ts';
import { checkDatabase } from './check-database.ts';
import { type ChosenBackup, firstMoment } from './choose-backup.ts';
import { assertGood, assertRoom, type Restored, type RestoreOrder } from './restore-order.ts';
import { type StagedWal, stageWal } from './stage-wal.ts';

/** Restores the embedded database beside its place, and lets it in when it has passed the checks. */
export async function restoreCluster(order: RestoreOrder, chosen: ChosenBackup): Promise<Restored> {
  const { config, say } = order;
  const { manifest } = chosen;
  await assertEmpty(config.dataDir);
  const place = await openRecoveryPlace(config.dataDir, say);
  try {
    if (manifest.postgres.split('.', 1)[0] !== place.postgresMajor) {
      throw new BackupError(
        'not-configured',
        `${manifest.id} is of PostgreSQL ${manifest.postgres} and this version of Phial brings ${place.postgresMajor}: restore it with the version that made it, then upgrade`,
      );
    }
    await assertRoom(place.folder, manifest.unpackedBytes);
    const staged = await unpack(order, chosen, place);
    say(`Replaying ${staged.segments} WAL segments${order.to ? ` to ${formatServTime(order.to)}` : ''}…`);
    const db = openDatabase(await recover(place, order.to, { ...staged, next: chosen.next }));
    say('Checking the database…');
    const checks = await checkDatabase(db, config).finally(() => db.close());
    assertGood(checks, order.acceptFaults);
    await place.letIn();
    return { manifest, segments: staged.segments, checks };
  } finally {
    await place.leave();
  }
}

/** @throws BackupError naming the folder */
async function assertEmpty(dataDir: string): Promise<void> {
  const folder = clusterFolderIn(dataDir);
  const found = (await ifThere(readdir(folder))) ?? [];
  if (found.length === 0) return;
  throw new BackupError(
    'not-empty',
    `${folder} has a database: a restore never replaces one. Move the folder away (mv ${folder} ${folder}.before), or set DATA_DIR to another folder`,
  );
}

async function unpack(
  { store, identities, to, say }: RestoreOrder,
  chosen: ChosenBackup,
  place: RecoveryPlace,
): Promise<StagedWal> {
  const { manifest } = chosen;
  for (const part of manifest.parts) {
    say(`Unpacking ${part.name}…`);
    await unpackCluster(await readPart(store, `${manifest.id}/${part.name}`, identities), place.folder);
  }
  const staged = await stageWal({ ...chosen, store, identities, folder: place.walFolder });
  if (staged.gap !== undefined && to === undefined) {
    throw new BackupError(
      staged.gap.failure,
      `${staged.gap.message}: what was written after it cannot be restored. Give a moment before it with --to`,
    );
  }
  return staged;
}

async function recover(
  place: RecoveryPlace,
  to: Date | undefined,
  { gap, next }: StagedWal & Pick<ChosenBackup, 'next'>,
): Promise<string> {
  try {
    return await place.recover(to);
  } catch (error) {
    if (!(error instanceof RecoveryEndedError)) throw error;
    const { lastTransaction: last } = error;
    const until =
      last === undefined
        ? 'nothing was written after the backup'
        : `a restore reaches until ${formatServTime(last)} (Hong Kong time)`;
    const again = next === undefined ? '' : `, and again from ${formatServTime(firstMoment(next))} on`;
    throw new BackupError(
      gap?.failure ?? 'time-outside',
      gap === undefined
        ? `${until}, the last change there is: leave out --to to restore all of it`
        : `${gap.message}: ${until}${again}`,
    );
  }
}
