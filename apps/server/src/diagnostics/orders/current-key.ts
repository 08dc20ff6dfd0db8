import type { AppDependencies } from '../../app-dependencies.ts';
import { readHashKey } from '../../booking/document-hash.sql.ts';
import type { Queryable } from '../../db/pool.ts';
import { lockHashKey } from './current-key.sql.ts';

/**
 * Begins every transaction that seals or hashes something of an order or a
 * patient: until it ends no rotation of keys can begin, so that none passes by
 * what is being written. Rotation, the other way about, waits for these.
 * @returns the key that document numbers are hashed with
 * @throws Error when the ring lacks it
 */
export async function holdCurrentKey(
  tx: Queryable,
  { db, keys }: Pick<AppDependencies, 'db' | 'keys'>,
): Promise<string> {
  let keyId = await lockHashKey(tx);
  while (keyId === undefined) {
    await readHashKey(db, keys.newestId);
    keyId = await lockHashKey(tx);
  }
  // Looks into the key file again where the key is a new one.
  if (!keys.has(keyId)) {
    throw new Error(`document numbers are hashed with key ${keyId}, which is not in the key ring`);
  }
  return keyId;
}
