import { type Config, ConfigError } from '../config.ts';
import type { Database, Queryable } from '../db/pool.ts';
import {
  type EncryptedSample,
  noteKeyChecks,
  readEncryptedSamples,
  readKeyChecks,
  readUsedKeys,
  retireOtherKeys,
  takeTimeForKeys,
} from './database-keys.sql.ts';
import { hasKeyFile, keyFilePath } from './key-file.ts';
import { type KeyRing, loadKeyRing, sameBytes } from './key-ring.ts';
import { orUnreadable } from './unreadable.ts';

type KeySettings = Pick<Config, 'keys' | 'dataDir'>;

/**
 * The keys this database was written with. A key file is made only for a
 * database that no key has written to; with keys that are lost or others than
 * before nobody's booking would be found, and the same person could book twice.
 * @throws ConfigError in one line that says what to restore
 */
export async function loadDatabaseKeys(config: KeySettings, db: Database): Promise<KeyRing> {
  return loadKeysFor(config, db, await idsOfUsedKeys(db));
}

/** {@link loadDatabaseKeys} within a transaction that has all the time it needs. */
export async function loadKeysOfCopy(config: KeySettings, copy: Queryable): Promise<KeyRing> {
  return loadKeysFor(config, copy, await readUsedKeys(copy));
}

async function loadKeysFor(config: KeySettings, db: Queryable, used: readonly string[]): Promise<KeyRing> {
  if (used.length > 0 && config.keys === undefined && !(await hasKeyFile(config.dataDir))) {
    throw new ConfigError(
      `${keyFilePath(config.dataDir)} is missing, and the database is encrypted with ${named(used)}: restore the file from the backup, or set PHIAL_KEYS`,
    );
  }
  const keys = await loadKeyRing(config);
  const missing = used.filter((id) => !keys.ids.includes(id));
  if (missing.length > 0) {
    throw new ConfigError(
      `${sourceOf(config)} lacks ${named(missing)}, with which the database is encrypted: put it back from the backup of the keys`,
    );
  }
  for (const id of await unconfirmed(db, keys, used)) {
    if (!(await opensSamples(db, keys, id))) throw wrongKey(config, id);
  }
  await noteKeyChecks(db, keys.checks());
  // Read again: another server may have noted its own at the same moment.
  const wrong = differing(keys, await readKeyChecks(db));
  if (wrong !== undefined) throw wrongKey(config, wrong);
  return keys;
}

/** Ids of the keys without which something in the database cannot be read. */
export function idsOfUsedKeys(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    await takeTimeForKeys(tx);
    return readUsedKeys(tx);
  });
}

/** Whether a row is encrypted or hashed with another key than the newest, or will be; retired keys do not count. */
export async function hasOldRows(db: Database, { newestId }: KeyRing): Promise<boolean> {
  return (await idsOfUsedKeys(db)).some((id) => id !== newestId);
}

/** After a rotation: the start asks for the newest key and no longer for any other. */
export async function recordRotation(db: Queryable, keys: KeyRing): Promise<void> {
  await noteKeyChecks(db, keys.checks());
  await retireOtherKeys(db, keys.newestId);
}

/** The used keys the database has no check value of: it was written by an older version. */
async function unconfirmed(db: Queryable, keys: KeyRing, used: readonly string[]): Promise<string[]> {
  const noted = await readKeyChecks(db);
  return used.filter((id) => keys.ids.includes(id) && noted.every(({ keyId }) => keyId !== id));
}

/** A single damaged row is no proof against a key. */
async function opensSamples(db: Queryable, keys: KeyRing, keyId: string): Promise<boolean> {
  const samples = await readEncryptedSamples(db, keyId);
  return samples.length === 0 || samples.some((sample) => opens(keys, keyId, sample));
}

function opens(keys: KeyRing, keyId: string, { id, field, bytes }: EncryptedSample): boolean {
  return orUnreadable(() => keys.decrypt(id, field, keyId, bytes) !== undefined, false);
}

function differing(keys: KeyRing, noted: Awaited<ReturnType<typeof readKeyChecks>>): string | undefined {
  const own = new Map(keys.checks().map(({ keyId, value }) => [keyId, value]));
  return noted.find(({ keyId, value }) => {
    const mine = own.get(keyId);
    return mine !== undefined && !sameBytes(mine, value);
  })?.keyId;
}

function wrongKey(config: KeySettings, id: string): ConfigError {
  return new ConfigError(
    `Key ${id} of ${sourceOf(config)} is not the ${id} that the database is encrypted with: restore the keys that belong to this database`,
  );
}

function sourceOf({ keys, dataDir }: KeySettings): string {
  return keys === undefined ? keyFilePath(dataDir) : 'PHIAL_KEYS';
}

function named(ids: readonly string[]): string {
  return `${ids.length === 1 ? 'key' : 'keys'} ${ids.join(', ')}`;
}
