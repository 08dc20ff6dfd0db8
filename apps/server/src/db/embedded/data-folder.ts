import { randomBytes } from 'node:crypto';
import { access, chmod, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../../system-error.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** Folder of the cluster in a data folder. */
export function clusterFolderIn(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Makes the data folder, for this user alone (0700).
 * @throws EmbeddedDatabaseError naming the folder when it cannot be made or written
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The data folder ${folder} is not writable (${systemErrorCode(error)}): make it so, or set DATA_DIR to one that is`,
    );
  }
}

/** The password of the embedded database, made at the first start and kept beside it (0600). */
export async function readOrMakeSecret(folder: string): Promise<string> {
  const path = join(folder, 'postgres.secret');
  try {
    await writeFile(path, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
