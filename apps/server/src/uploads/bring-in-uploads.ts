import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppDependencies } from '../app-dependencies.ts';
import { StartError } from '../start-failure.ts';
import { ifThere, systemErrorCode } from '../system-error.ts';
import type { DrawnPicture } from './draw-picture.ts';
import { readPictureHeader } from './picture-header.ts';
import { upsertPicture } from './pictures.sql.ts';
import { hashOf } from './stored-pictures.ts';

interface PictureFile extends DrawnPicture {
  readonly storedAt: Date;
}

/**
 * Brings the pictures of `DATA_DIR/uploads`, where former versions kept them, into the database: all in one
 * transaction. The folder is renamed once they are there, so that this happens once; a start that ends in between does
 * it again, which changes nothing. Files that are no picture of their name stay in the renamed folder, with a warning.
 * @throws StartError when a file is there but cannot be read
 */
export async function bringInUploads({
  db,
  clock,
  config: { dataDir },
  log,
}: Pick<AppDependencies, 'db' | 'clock' | 'config' | 'log'>): Promise<void> {
  const folder = join(dataDir, 'uploads');
  const names = await ifThere(readdir(folder));
  if (names === undefined) return;
  const hashes = new Set(names.flatMap((name) => /^([0-9a-f]{64})\.(?:webp|jpeg)$/.exec(name)?.[1] ?? []));
  const damaged: string[] = [];
  await db.transaction(async (tx) => {
    for (const hash of hashes) {
      const picture = await readPictureFile(folder, hash);
      if (picture === undefined) damaged.push(hash);
      else await upsertPicture(tx, { ...picture, hash });
    }
  });
  const kept = `${folder}-before-${clock
    .now()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')}`;
  // Another process on the same folder may have been quicker.
  await ifThere(rename(folder, kept));
  log.info(
    { pictures: hashes.size - damaged.length, folder: kept },
    'The uploaded pictures are in the database now; once that is backed up, the folder can be deleted',
  );
  if (damaged.length > 0) {
    log.warn({ hashes: damaged, folder: kept }, 'Files of uploaded pictures are damaged and were left out');
  }
}

/** Undefined unless both formats are there, and the picture is the one it is named for. */
async function readPictureFile(folder: string, hash: string): Promise<PictureFile | undefined> {
  const path = join(folder, `${hash}.webp`);
  const [webp, jpeg, storedAt] = await Promise.all([
    ifThere(readFile(path)),
    ifThere(readFile(join(folder, `${hash}.jpeg`))),
    ifThere(stat(path)).then((found) => found?.mtime),
  ]).catch((error: unknown) => {
    throw new StartError(
      `The picture ${path} cannot be brought into the database (${systemErrorCode(error)}): make it readable or move it away`,
    );
  });
  if (webp === undefined || jpeg === undefined || storedAt === undefined) return undefined;
  const isNamed = hashOf({ webp }) === hash;
  const isWhole = readPictureHeader(jpeg)?.whole ?? false;
  return isNamed && isWhole ? { webp, jpeg, storedAt } : undefined;
}
