import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BackupError } from './backup-error.ts';
import { MANIFEST } from './names.ts';
import type { BackupStore } from './store/store.ts';

/** A file of a backup as it is stored, compressed and encrypted. */
export interface BackupPart {
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 in hex. */
  readonly sha256: string;
}

/** What says of a backup that it is whole, and what it takes to restore it. Holds nothing secret. */
export interface Manifest {
  readonly format: 1;
  readonly id: string;
  /** `PHYSICAL`: the folder of the embedded database, restored with its WAL; `DUMP`: of `pg_dump`. */
  readonly kind: 'PHYSICAL' | 'DUMP';
  /** Instants, ISO 8601, by the clock of the database. The first moment that can be restored is the second one. */
  readonly startedAt: string;
  readonly stoppedAt: string;
  /** Version of PostgreSQL, such as `18.4`. */
  readonly postgres: string;
  /** The migration applied last. */
  readonly migration: string;
  /** Ids of the keys without which its personal data cannot be read; the keys themselves are kept apart. */
  readonly keys: readonly string[];
  readonly encrypted: boolean;
  /** Bytes before compression, for the room a restore needs. */
  readonly unpackedBytes: number;
  readonly wal?: {
    readonly systemId: string;
    /** Segments a restore begins and at least ends with. */
    readonly first: string;
    readonly last: string;
  };
  readonly parts: readonly BackupPart[];
}

export async function writeManifest(store: BackupStore, manifest: Manifest): Promise<void> {
  const content = `${JSON.stringify({ manifest, sha256: checksumOf(manifest) }, undefined, 2)}\n`;
  await store.put(`${manifest.id}/${MANIFEST}`, Readable.from([Buffer.from(content)]));
}

/** @throws BackupError when it is missing or damaged */
export async function readManifest(store: BackupStore, id: string): Promise<Manifest> {
  const name = `${id}/${MANIFEST}`;
  const content = await text(store.get(name));
  try {
    const { manifest, sha256 } = JSON.parse(content) as { manifest: Manifest; sha256: string };
    if (checksumOf(manifest) === sha256) return manifest;
  } catch {
    // As damaged as one whose checksum differs.
  }
  throw new BackupError('part-damaged', `${name} is damaged: restore another backup`);
}

function checksumOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
