import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ifThere, systemErrorCode } from '../../system-error.ts';
import { BackupError } from '../backup-error.ts';
import { MANIFEST } from '../names.ts';
import type { BackupStore } from './store.ts';

/**
 * A folder of this machine, or one that is mounted; what is written there is for this user alone. It is never made:
 * where it is missing, a disk is probably not mounted, and the backups would be on the disk they are to outlive.
 */
export function openFolderStore(folder: string): BackupStore {
  const pathOf = (name: string) => join(folder, name);
  const list = async (name: string) => ((await ifThere(readdir(pathOf(name)))) ?? []).toSorted();
  return {
    description: folder,
    list,
    async put(name, content, { replace = false } = {}) {
      const path = pathOf(name);
      const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`;
      try {
        await readdir(folder);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await pipeline(content, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
        if (!replace) await refuseOther(path, unfinished, name);
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw complaintOf(folder, error);
      }
    },
    get: (name) => readOrMissing(pathOf(name), name),
    async remove(name) {
      await rm(pathOf(name), { force: true });
      // Of a backup, once the last of its files is gone.
      await rmdir(dirname(pathOf(name))).catch(() => undefined);
    },
    async index() {
      const backups: string[] = [];
      for (const name of await list('.')) {
        if ((await ifThere(stat(pathOf(`${name}/${MANIFEST}`)))) !== undefined) backups.push(name);
      }
      return { backups };
    },
    // The folder itself is the index.
    noteIndex: async () => undefined,
  };
}

function complaintOf(folder: string, error: unknown): unknown {
  const code = systemErrorCode(error);
  if (code === undefined) return error;
  const reason =
    code === 'ENOENT'
      ? 'is not there: mount it, or make it for this user'
      : `cannot be written (${code}): make room or make it writable for this user`;
  return new BackupError('destination-failed', `${folder} ${reason}`);
}

/** What is there already under the name must be the same; encrypted, the same content has other bytes but the same size. */
async function refuseOther(path: string, unfinished: string, name: string): Promise<void> {
  const [there, here] = await Promise.all([ifThere(stat(path)), stat(unfinished)]);
  if (there !== undefined && there.size !== here.size) {
    throw new BackupError(
      'already-there',
      `${name} is there already with another content: does another server write to the same destination? Give each a BACKUP_TO of its own`,
    );
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function readOrMissing(path: string, name: string): Readable {
  async function* read() {
    try {
      yield* createReadStream(path);
    } catch (error) {
      const code = systemErrorCode(error);
      throw new BackupError(
        'part-missing',
        code === 'ENOENT' ? `${name} is missing` : `${name} cannot be read (${code})`,
      );
    }
  }
  return Readable.from(read());
}
