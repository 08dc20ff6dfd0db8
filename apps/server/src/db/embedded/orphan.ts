import { spawnSync } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { systemErrorCode } from '../../system-error.ts';

/** Above every process number Linux or macOS gives out. */
const NOBODYS_PID = 99_999_999;

const PATIENCE_MS = 30_000;

/**
 * Ends the PostgreSQL of a cluster that outlived its Phial (`kill -9`), and
 * waits until it is gone. The caller holds the lock of the data folder, so no
 * living Phial owns it.
 */
export async function stopOrphan(cluster: string, say: (line: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const content = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number.parseInt(content, 10);
  if (!(pid > 0) || !isAlive(pid)) return;
  if (!(await isPostgresOf(pid, cluster))) {
    // The number now belongs to another program. Only the number is replaced: PostgreSQL checks by the
    // rest of the file that no process of the old server still uses its shared memory.
    await writeFile(pidFile, content.replace(/^\d+/, String(NOBODYS_PID)));
    return;
  }
  say('Stopping the database that an earlier run left behind…');
  // Fast shutdown first; then without tidying up, as after a power cut.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    if (await isGone(pid)) return;
  }
}

async function isGone(pid: number): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (!isAlive(pid)) return true;
    await delay(20);
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const [folder, home] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => undefined),
      realpath(cluster),
    ]);
    return folder === home;
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(cluster);
}
