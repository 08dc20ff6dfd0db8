import { lstat, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from '../embedded/embedded-error.ts';

const MB = 1_000_000;

/** The new cluster's own tables and log, and the programs of the former version. */
const BESIDE_THE_DATA = 250 * MB;

/** Bytes on the disk of all files in a folder, without those in folders of some name. */
export async function sizeOfFolder(folder: string, without: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !path.includes(`/${without}/`)) bytes += (await lstat(path)).blocks * 512;
  }
  return bytes;
}

/**
 * A copy is no larger than what it copies; a tenth more is for what grows beside it.
 * @throws EmbeddedDatabaseError with both figures when the disk has no room for one
 */
export async function assertRoomForCopy(dataDir: string, bytes: number): Promise<void> {
  const needed = bytes * 1.1 + BESIDE_THE_DATA;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= needed) return;
  throw new EmbeddedDatabaseError(
    `The disk of ${dataDir} has ${Math.floor((bavail * bsize) / MB)} MB free and the new database needs up to ${Math.ceil(needed / MB)} MB beside the old one: make room first`,
  );
}
