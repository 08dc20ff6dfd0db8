import { stat } from 'node:fs/promises';
import { systemErrorCode } from '../system-error.ts';

/**
 * Started by root beside a service that runs as another user, goes on as the owner of the data folder, for good: what
 * is written there then belongs to the service and not to root.
 * @returns the user id it goes on as; undefined when nothing was to change
 */
export async function becomeOwnerOf(dataDir: string): Promise<number | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataDir).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error) ?? '')) return undefined;
    throw error;
  });
  if (owner === undefined || owner.uid === 0) return undefined;
  const { uid, gid } = owner;
  takeOnGroups(uid, gid);
  process.setgid?.(gid);
  process.setuid?.(uid);
  process.umask(0o077);
  return uid;
}

/** What the types of Node leave out. */
interface GroupsProcess {
  initgroups?(user: number, extraGroup: number): void;
}

/** All groups of the user; of an id without a name, as containers have them, only the folder's. */
function takeOnGroups(uid: number, gid: number): void {
  try {
    (process as GroupsProcess).initgroups?.(uid, gid);
  } catch (error) {
    if (systemErrorCode(error) !== 'ERR_UNKNOWN_CREDENTIAL') throw error;
    process.setgroups?.([gid]);
  }
}
