import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Line of `postmaster.pid` with the first folder of sockets, counted from 0. */
const SOCKET_LINE = 4;

/**
 * Where a running PostgreSQL has its socket, by its own account.
 * @param cluster folder of the cluster
 * @returns undefined when none runs
 */
export async function runningSocketFolder(cluster: string): Promise<string | undefined> {
  const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return lines.split('\n')[SOCKET_LINE]?.trim() || undefined;
}
