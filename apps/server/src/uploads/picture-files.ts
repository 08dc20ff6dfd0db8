import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FieldProblem } from '@phial/contract/content/editing';
import type { Config } from '../config.ts';
import { ifThere } from '../system-error.ts';
import type { DrawnPicture } from './draw-picture.ts';

type Folder = Pick<Config, 'dataDir'>;

/** Where the pictures are, and how their addresses begin. */
const FOLDER = 'uploads';
const ADDRESS = /^\/uploads\/([0-9a-f]{64})$/;

export type PictureFormat = keyof DrawnPicture;
const FORMATS: readonly PictureFormat[] = ['webp', 'jpeg'];

const fileOf = ({ dataDir }: Folder, name: string) => join(dataDir, FOLDER, name);

/**
 * Keeps a picture under the hash of its content, for this user of the machine
 * alone (folder 0700, files 0600). One that is there already is as new again.
 * @returns its address, `/uploads/<hash>`
 */
export async function storePicture(folder: Folder, picture: DrawnPicture, now: Date): Promise<string> {
  await mkdir(fileOf(folder, ''), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256').update(picture.webp).digest('hex');
  for (const format of FORMATS) {
    const path = fileOf(folder, `${hash}.${format}`);
    const unfinished = fileOf(folder, `${randomUUID()}.part`);
    await writeFile(unfinished, picture[format], { mode: 0o600, flag: 'wx' });
    await utimes(unfinished, now, now);
    await rename(unfinished, path);
  }
  return `/${FOLDER}/${hash}`;
}

/** Undefined when there is none. */
export function readPicture(folder: Folder, hash: string, format: PictureFormat) {
  return ifThere(readFile(fileOf(folder, `${hash}.${format}`)));
}

/** The file behind an address as bodies hold it; undefined for any other address, and where there is none. */
export async function pictureOfAddress(folder: Folder, address: string, format: PictureFormat) {
  const hash = ADDRESS.exec(address)?.[1];
  return hash === undefined ? undefined : readPicture(folder, hash, format);
}

/** The fields of a body that name an uploaded picture which is not, or no longer, there. */
export async function missingPictures(folder: Folder, body: unknown): Promise<FieldProblem[]> {
  const named = addressesIn(body, '');
  const found = await Promise.all(named.map(({ hash }) => ifThere(stat(fileOf(folder, `${hash}.webp`)))));
  return named.flatMap(({ path }, at) =>
    found[at] === undefined ? [{ path, problem: 'missing-picture' as const }] : [],
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

/**
 * Deletes the files that were last stored before an instant and are not needed.
 * @param isNeeded asked with the hash of a picture
 * @returns how many
 */
export async function deleteOldPictures(
  folder: Folder,
  before: Date,
  isNeeded: (hash: string) => boolean,
): Promise<number> {
  let deleted = 0;
  for (const name of (await ifThere(readdir(fileOf(folder, '')))) ?? []) {
    const path = fileOf(folder, name);
    if (isNeeded(name.split('.', 1)[0] ?? '')) continue;
    // Undefined for a file that got its final name meanwhile.
    const storedAt = (await ifThere(stat(path)))?.mtime;
    if (storedAt === undefined || storedAt >= before) continue;
    await unlink(path);
    deleted += 1;
  }
  return deleted;
}
