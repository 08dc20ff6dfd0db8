import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { readPart, verifyPart } from './parts/part.ts';
import type { BackupStore } from './store/store.ts';

/**
 * Reads all of a backup: size and checksum of every part, and with an identity that it decrypts and unpacks.
 * @throws BackupError naming the part
 */
export async function verifyBackup(
  store: BackupStore,
  id: string,
  identities: readonly string[],
): Promise<Manifest> {
  const manifest = await readManifest(store, id);
  for (const part of manifest.parts) {
    await verifyPart(store, id, part);
    if (manifest.encrypted && identities.length === 0) continue;
    const name = `${id}/${part.name}`;
    const content = await readPart(store, name, identities);
    await pipeline(content, new Writable({ write: (_chunk, _encoding, done) => done() })).catch(
      (error: unknown) => {
        if (error instanceof BackupError) throw error;
        throw new BackupError('part-damaged', `${name} does not unpack, although its checksum is right`);
      },
    );
  }
  return manifest;
}

/** The manifests of all whole backups, newest first. */
export async function listBackups(store: BackupStore): Promise<Manifest[]> {
  const { backups } = await store.index();
  return Promise.all(backups.toReversed().map((id) => readManifest(store, id)));
}
