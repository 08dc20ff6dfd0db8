import { formatServTime } from '@phial/domain/hong-kong-time';
import { BackupError } from '../backup-error.ts';
import { type Manifest, readManifest } from '../manifest.ts';
import { isBackupId } from '../names.ts';
import type { BackupStore } from '../store/store.ts';

/** What a restore begins with. */
export interface ChosenBackup {
  readonly manifest: Manifest;
  /** The backup after it, where there is one: its first WAL is the last that is needed. */
  readonly next: Manifest | undefined;
}

/**
 * The newest backup that was finished by an instant, or the newest of all; or the one that is named.
 * @throws BackupError that says from when a restore is possible
 */
export async function chooseBackup(
  store: BackupStore,
  { to, id }: { to: Date | undefined; id: string | undefined },
): Promise<ChosenBackup> {
  if (id !== undefined) {
    if (!isBackupId(id))
      throw new BackupError('part-missing', `${id} is not the name of a backup, such as 20261125T031500Z`);
    const manifest = await readManifest(store, id);
    if (to !== undefined) assertReaches(manifest, to);
    return { manifest, next: undefined };
  }
  const { backups } = await store.index();
  let next: Manifest | undefined;
  for (const name of backups.toReversed()) {
    const manifest = await readManifest(store, name);
    if (to === undefined || new Date(manifest.stoppedAt) <= to) return { manifest, next };
    next = manifest;
  }
  if (next === undefined || to === undefined) {
    throw new BackupError('part-missing', `There is no backup in ${store.description}`);
  }
  assertReaches(next, to);
  return { manifest: next, next: undefined };
}

function assertReaches(manifest: Manifest, to: Date): void {
  if (new Date(manifest.stoppedAt) <= to) return;
  throw new BackupError(
    'time-outside',
    `${formatServTime(to)} is before the first moment that can be restored, ${formatServTime(firstMoment(manifest))} (Hong Kong time)`,
  );
}

/** The first whole second that can be restored from a backup. */
export function firstMoment({ stoppedAt }: Manifest): Date {
  return new Date(Math.ceil(Date.parse(stoppedAt) / 1000) * 1000);
}
