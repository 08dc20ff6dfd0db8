import { setTimeout as delay } from 'node:timers/promises';
import type { AppDependencies } from '../app-dependencies.ts';
import { type Config, ConfigError } from '../config.ts';
import { liftTimeLimits, tryLock, waitForLock } from '../db/locks.ts';
import type { Database } from '../db/pool.ts';
import {
  type BackupRow,
  failBackup,
  finishBackup,
  insertBackup,
  noteVerified,
  readBackups,
  readServerFacts,
} from './backup.sql.ts';
import { BackupError } from './backup-error.ts';
import { makeDump } from './dump/make-dump.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { backupIdOf } from './names.ts';
import { verifyPart } from './parts/part.ts';
import { makePhysical } from './physical/make-physical.ts';
import { removeLeftovers, removeOldBackups } from './retention.ts';
import { destinationOf } from './store/destination.ts';
import { openStore } from './store/open-store.ts';
import type { BackupStore } from './store/store.ts';
import { writeIndex } from './wal/ship-wal.ts';
import { readWalArchive } from './wal/wal-archive.sql.ts';

export type BackupDependencies = Pick<AppDependencies, 'clock' | 'config'> & { db: Database };

/** Between two looks whether the second is over in which the backup before was begun. */
const SAME_SECOND_MS = 100;

/** What a backup in the making works with. */
export interface BackupWork extends BackupDependencies {
  readonly store: BackupStore;
  /** Whom everything is encrypted for, `age1…`; none: not encrypted. */
  readonly recipients: readonly string[];
}

/** @throws ConfigError when BACKUP_TO is not set */
export function backupWork(deps: BackupDependencies): BackupWork {
  return { ...deps, store: storeOf(deps.config), recipients: deps.config.backupRecipients ?? [] };
}

/** @throws ConfigError when BACKUP_TO is not set */
export function storeOf(config: Pick<Config, 'backupTo' | 'backupFrom' | 'backupDelete'>): BackupStore {
  if (config.backupTo === undefined) {
    throw new ConfigError('BACKUP_TO is not set: set it to a folder, or to "| command"');
  }
  return openStore(config.backupTo, config);
}

/**
 * Makes a backup now, and then deletes what is not needed any more. One that another process is making is waited for.
 * @param waits called when there is one
 * @throws BackupError, noted in the table `backup`, too
 */
export async function makeBackup(deps: BackupDependencies, waits: () => void): Promise<Manifest> {
  return deps.db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    if (!(await tryLock(tx, 'back-up'))) {
      waits();
      await waitForLock(tx, 'back-up');
    }
    return makeAlone(backupWork(deps));
  });
}

/**
 * For a caller that has the lock `back-up`.
 * @throws also when the backup is good and only an old one could not be deleted
 */
export async function makeAlone(work: BackupWork): Promise<Manifest> {
  await forgetInterrupted(work);
  const manifest = await makeWhole(work);
  try {
    await removeOldBackups(work);
  } finally {
    await writeIndex(work, (await readWalArchive(work.db)).last_segment);
  }
  return manifest;
}

/** @returns the id, which has the second: where one was begun in it already, the next is waited for */
async function beginBackup(work: BackupWork, kind: BackupRow['kind']): Promise<string> {
  const { db, clock, config, recipients } = work;
  const encrypted = recipients.length > 0;
  const destination = destinationOf(config.backupTo);
  for (;;) {
    const id = backupIdOf((await readServerFacts(db)).now);
    if (await insertBackup(db, { id, kind, encrypted, destination, startedAt: clock.now() })) return id;
    await delay(SAME_SECOND_MS);
  }
}

async function makeWhole(work: BackupWork): Promise<Manifest> {
  const { db, clock, config, store } = work;
  const kind: BackupRow['kind'] = config.databaseUrl === undefined ? 'PHYSICAL' : 'DUMP';
  const id = await beginBackup(work, kind);
  try {
    const manifest = await (kind === 'PHYSICAL' ? makePhysical(work, id) : makeDump(work, id));
    await writeManifest(store, manifest);
    const bytes = manifest.parts.reduce((sum, part) => sum + part.bytes, 0);
    await finishBackup(db, { id, bytes, wal: manifest.wal, now: clock.now() });
    if (config.backupTo?.kind === 'folder') await verifyParts(work, manifest);
    return manifest;
  } catch (error) {
    await removeLeftovers(store, id).catch(() => undefined);
    await failBackup(db, id, error instanceof BackupError ? error.failure : 'database-failed', clock.now());
    throw error;
  }
}

/** @throws BackupError naming the part that is not as the manifest says */
async function verifyParts(
  { db, clock, store }: Pick<BackupWork, 'db' | 'clock' | 'store'>,
  manifest: Manifest,
): Promise<void> {
  for (const part of manifest.parts) await verifyPart(store, manifest.id, part);
  await noteVerified(db, manifest.id, clock.now());
}

/** Whoever began them died: the lock is ours. */
async function forgetInterrupted({ db, clock, store }: BackupWork): Promise<void> {
  for (const { id } of await readBackups(db, 'RUNNING')) {
    await removeLeftovers(store, id);
    await failBackup(db, id, 'interrupted', clock.now());
  }
}
