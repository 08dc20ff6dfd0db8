import { createHash } from 'node:crypto';
import type { FieldProblem } from '@phial/contract/content/editing';
import { LRUCache } from 'lru-cache';
import type { Database, Queryable } from '../db/pool.ts';
import { shareOf } from '../peers/machine-share.ts';
import type { DrawnPicture, PictureFormat } from './draw-picture.ts';
import { selectPicture, selectStoredHashes, upsertPicture } from './pictures.sql.ts';

/** How the addresses of pictures begin. */
const ADDRESS = /^\/uploads\/([0-9a-f]{64})$/;

/** The name of a picture: the hash of its WebP, in hexadecimal. */
export function hashOf({ webp }: Pick<DrawnPicture, 'webp'>): string {
  return createHash('sha256').update(webp).digest('hex');
}

/**
 * Keeps a picture under the hash of its content. One that is there already is as new again.
 * @returns its address, `/uploads/<hash>`
 */
export async function storePicture(db: Queryable, picture: DrawnPicture, now: Date): Promise<string> {
  const hash = hashOf(picture);
  await upsertPicture(db, { ...picture, hash, storedAt: now });
  return `/uploads/${hash}`;
}

/** The picture behind an address as bodies hold it; undefined for any other address, and where there is none. */
export async function pictureOfAddress(db: Queryable, address: string, format: PictureFormat) {
  const hash = ADDRESS.exec(address)?.[1];
  return hash === undefined ? undefined : selectPicture(db, hash, format);
}

/** The fields of a body that name an uploaded picture which is not, or no longer, there. */
export async function missingPictures(db: Queryable, body: unknown): Promise<FieldProblem[]> {
  const named = addressesIn(body, '');
  if (named.length === 0) return [];
  const hashes = named.map(({ hash }) => hash);
  const stored = await selectStoredHashes(db, hashes);
  return named.flatMap(({ path, hash }) =>
    stored.has(hash) ? [] : [{ path, problem: 'missing-picture' as const }],
  );
}

function addressesIn(value: unknown, path: string): { path: string; hash: string }[] {
  if (typeof value === 'string') {
    const hash = ADDRESS.exec(value)?.[1];
    return hash === undefined ? [] : [{ path, hash }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    addressesIn(member, path === '' ? name : `${path}.${name}`),
  );
}

/** Bytes of pictures that the processes of a machine keep in memory: those of a home page several times over. */
const MOST_BYTES = 16 * 1024 * 1024;

/** A picture never changes, but one that nothing names any more is deleted: it may be served for so long after that. */
const LIFE_MS = 3_600_000;

/**
 * Reads pictures that visitors ask for again and again: from memory, and from the database when they were not asked
 * for lately. Callers that ask for the same one meanwhile wait for the same answer.
 * @returns undefined when there is none
 */
export function cachedPictures(db: Database) {
  const cache = new LRUCache<string, Buffer, { hash: string; format: PictureFormat }>({
    maxSize: shareOf(MOST_BYTES),
    sizeCalculation: ({ length }) => Math.max(length, 1),
    ttl: LIFE_MS,
    fetchMethod: (_key, _stale, { context: { hash, format } }) => selectPicture(db, hash, format),
  });
  return (hash: string, format: PictureFormat): Promise<Buffer | undefined> =>
    cache.fetch(`${hash}.${format}`, { context: { hash, format } });
}
