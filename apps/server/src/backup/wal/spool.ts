import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SPOOL_FOLDER } from '../../db/embedded/archive.ts';
import { clusterFolderIn } from '../../db/embedded/data-folder.ts';
import { ifThere } from '../../system-error.ts';

/** Archived WAL that has not been shipped yet. */
export interface Spool {
  readonly folder: string;
  /** Names of whole files, in their order. */
  readonly files: readonly string[];
}

export async function readSpool(dataDir: string): Promise<Spool> {
  const folder = join(clusterFolderIn(dataDir), SPOOL_FOLDER);
  const names = (await ifThere(readdir(folder))) ?? [];
  return { folder, files: names.filter((name) => name.endsWith('.gz')).toSorted() };
}

/** How much waits, and since when; for `/metrics` and the warning. */
export async function measureSpool(
  dataDir: string,
): Promise<{ files: number; bytes: number; oldest: Date | undefined }> {
  const { folder, files } = await readSpool(dataDir);
  let bytes = 0;
  let oldest: Date | undefined;
  for (const name of files) {
    const found = await ifThere(stat(join(folder, name)));
    if (found === undefined) continue;
    bytes += found.size;
    if (oldest === undefined || found.mtime < oldest) oldest = found.mtime;
  }
  return { files: files.length, bytes, oldest };
}
