import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FieldProblem } from '@phial/contract/editing';
import type { Config } from '../config.ts';
import { systemErrorCode } from '../system-error.ts';
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
export async function readPicture(
  folder: Folder,
  hash: string,
  format: PictureFormat,
): Promise<Buffer | undefined> {
  try {
    return await readFile(fileOf(folder, `${hash}.${format}`));
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The fields of a body that name an uploaded picture which is not, or no longer, there. */
export async function missingPictures(folder: Folder, body: unknown): Promise<FieldProblem[]> {
  const named = addressesIn(body, '');
  const missing = await Promise.all(
    named.map(async ({ hash }) => !(await exists(fileOf(folder, `${hash}.webp`)))),
  );
  return named.flatMap(({ path }, at) =>
    missing[at] ? [{ path, problem: 'missing-picture' as const }] : [],
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

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return false;
    throw error;
  }
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
  for (const name of await listFiles(folder)) {
    const path = fileOf(folder, name);
    if (isNeeded(name.split('.', 1)[0] ?? '')) continue;
    const storedAt = await lastStored(path);
    if (storedAt === undefined || storedAt >= before) continue;
    await unlink(path);
    deleted += 1;
  }
  return deleted;
}

/** Undefined for a file that got its final name meanwhile. */
async function lastStored(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function listFiles(folder: Folder): Promise<string[]> {
  try {
    return await readdir(fileOf(folder, ''));
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
