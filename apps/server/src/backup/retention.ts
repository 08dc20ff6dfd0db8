import { noteDeleted, readBackups, readCluster } from './backup.sql.ts';
import type { BackupWork } from './make-backup.ts';
import { readManifest } from './manifest.ts';
import { MANIFEST, positionOf, walFolder } from './names.ts';
import type { BackupStore } from './store/store.ts';

/**
 * Deletes the backups beyond those to keep, oldest last, and the WAL that only they needed. Called after a good new
 * backup only. What a store cannot delete stays, and the operator's own rules for it apply.
 */
export async function removeOldBackups(work: BackupWork): Promise<void> {
  const { db, store, config } = work;
  const done = await readBackups(db, 'DONE');
  for (const { id } of done.slice(config.backupKeep)) {
    await removeBackup(store, id);
    await noteDeleted(db, id);
  }
  const needed = done.slice(0, config.backupKeep).map(({ first_segment: segment }) => segment);
  const first = needed.filter((segment) => segment !== null).at(-1);
  if (first !== undefined) await removeOldWal(work, first);
}

/** What there is of a backup that has no manifest. */
export async function removeLeftovers(store: BackupStore, id: string): Promise<void> {
  for (const name of (await store.list(id)) ?? []) await store.remove(`${id}/${name}`);
}

/** The manifest goes first: what is cut short here does not count as a backup. */
async function removeBackup(store: BackupStore, id: string): Promise<void> {
  const listed = await store.list(id);
  const names =
    listed ?? (store.readable ? (await readManifest(store, id)).parts.map(({ name }) => name) : []);
  await store.remove(`${id}/${MANIFEST}`);
  for (const name of names) await store.remove(`${id}/${name}`);
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
