import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a service keeps its data by `deploy/phial.service`. */
const SERVICE_FOLDER = '/var/lib/phial';

/** Whether a data folder holds an embedded database, as far as this user may see. */
export function holdsDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
}

/**
 * Data folders of this machine that a command may have been meant for: where a server runs at this moment, and where a
 * service keeps its data. A folder that another user keeps private counts by its name.
 */
export function findDatabases(): string[] {
  const folders = [...lockedFolders(), SERVICE_FOLDER];
  return [...new Set(folders)].filter((folder) => existsSync(folder));
}

/** Folders with the lock of a running server; Linux lists the sockets of everybody by name. */
function lockedFolders(): string[] {
  let sockets: string;
  try {
    sockets = readFileSync('/proc/net/unix', 'utf8');
  } catch {
    return [];
  }
  return [...sockets.matchAll(/ (\/.*\/\.[0-9a-f]{8}\.lock)$/gm)].map(([, path = '']) => dirname(path));
}
