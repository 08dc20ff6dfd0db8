import { type BackupRow, noteDeleted, readBackupsAt, readCluster } from './backup.sql.ts';
import type { BackupWork } from './make-backup.ts';
import { DATABASE_PARTS, MANIFEST, positionOf, walFolder } from './names.ts';
import { AGE } from './parts/part.ts';
import { destinationOf } from './store/destination.ts';
import type { BackupStore } from './store/store.ts';

/**
 * Deletes the backups beyond those to keep, oldest last, and the WAL that only they needed. Called after a good new
 * backup only. What a store cannot delete stays, and the operator's own rules for it apply.
 */
export async function removeOldBackups(work: BackupWork): Promise<void> {
  const { db, store, config } = work;
  const done = await readBackupsAt(db, destinationOf(config.backupTo));
  for (const backup of done.slice(config.backupKeep)) {
    await removeBackup(store, backup);
    await noteDeleted(db, backup.id);
  }
  const needed = done.slice(0, config.backupKeep).map(({ first_segment: segment }) => segment);
  const first = needed.filter((segment) => segment !== null).at(-1);
  if (first !== undefined) await removeOldWal(work, first);
}

/** What there is of a backup that is not good, where the store can be listed. */
export async function removeLeftovers(store: BackupStore, id: string): Promise<void> {
  await removeFiles(store, id, (await store.list(id)) ?? []);
}

async function removeBackup(store: BackupStore, { id, kind, encrypted }: BackupRow): Promise<void> {
  const part = `${DATABASE_PARTS[kind]}${encrypted ? AGE : ''}`;
  await removeFiles(store, id, (await store.list(id)) ?? [MANIFEST, part]);
}

/** The manifest goes first: what is cut short here does not count as a backup. */
async function removeFiles(store: BackupStore, id: string, names: readonly string[]): Promise<void> {
  if (names.includes(MANIFEST)) await store.remove(`${id}/${MANIFEST}`);
  for (const name of names) if (name !== MANIFEST) await store.remove(`${id}/${name}`);
}

/** Segments before the first that is needed, on whatever timeline, as `pg_archivecleanup` does; histories stay. */
async function removeOldWal({ db, store }: BackupWork, first: string): Promise<void> {
  const folder = walFolder((await readCluster(db)).systemId);
  const needed = positionOf(first) ?? 0;
  for (const name of (await store.list(folder)) ?? []) {
    const position = positionOf(name.slice(0, 24));
    if (position !== undefined && position < needed) await store.remove(`${folder}/${name}`);
  }
}
