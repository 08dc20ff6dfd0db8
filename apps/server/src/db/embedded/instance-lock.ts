import { randomBytes } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { systemErrorCode } from '../../system-error.ts';

const NAME = 'phial.lock';

/** A socket address has room for 107 characters on Linux, 103 on macOS. */
const LONGEST_SOCKET_PATH = 103;

export interface InstanceLock {
  release(): Promise<void>;
}

/**
 * Keeps a second process off a data folder for as long as this one lives. The
 * lock is a listening socket: the system closes it with the process however
 * that ends, and nobody else's process can be mistaken for its holder, as with
 * a process number in a file.
 * @param folder exists and is writable
 * @returns undefined when a living process holds the lock
 */
export async function acquireInstanceLock(folder: string): Promise<InstanceLock | undefined> {
  const folderHandle = openSocketFolder(folder);
  const own = folderHandle.path(`.${randomBytes(4).toString('hex')}.lock`);
  const server = await listen(own);
  let held = false;
  try {
    held = await claim(own, folderHandle.path);
  } finally {
    await rm(own, { force: true });
    if (!held) await close(server, folderHandle);
  }
  if (!held) return undefined;
  return {
    async release() {
      await rm(folderHandle.path(NAME), { force: true });
      await close(server, folderHandle);
    },
  };
}

/** Gives the socket the name of the lock: `link` never replaces a name that is there, so one of two succeeds. */
async function claim(own: string, path: (name: string) => string): Promise<boolean> {
  for (;;) {
    try {
      await link(own, path(NAME));
      return true;
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    }
    if (await isAlive(path(NAME))) return false;
    // The holder is dead. Taken aside first: between two who saw that, one moves it and the other starts over.
    const aside = path(`.${randomBytes(4).toString('hex')}.stale`);
    await rename(path(NAME), aside).catch(ignoreMissing);
    if (await isAlive(aside)) {
      await link(aside, path(NAME)).catch(() => undefined);
      await rm(aside, { force: true });
      return false;
    }
    await rm(aside, { force: true });
  }
}

interface SocketFolder {
  path(name: string): string;
  close(): void;
}

/** A folder whose path is too long for a socket address is reached through an open handle. */
function openSocketFolder(folder: string): SocketFolder {
  const longest = Buffer.byteLength(join(folder, '.00000000.stale'));
  if (longest <= LONGEST_SOCKET_PATH) return { path: (name) => join(folder, name), close: () => undefined };
  const handle = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: (name) => `/proc/self/fd/${handle}/${name}`, close: () => closeSync(handle) };
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server));
    // The lock alone does not keep the process running.
    server.unref();
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // Any other answer than these two comes from somebody, however busy.
    socket.once('error', (error) =>
      resolve(!['ECONNREFUSED', 'ENOENT'].includes(systemErrorCode(error) ?? '')),
    );
  });
}

function close(server: Server, folderHandle: SocketFolder): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      folderHandle.close();
      resolve();
    });
  });
}

function ignoreMissing(error: unknown): void {
  if (systemErrorCode(error) !== 'ENOENT') throw error;
}
