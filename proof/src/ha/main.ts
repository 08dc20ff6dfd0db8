import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainStartFailure, StartError } from '../../../apps/server/src/start-failure.ts';
import { buildSites } from '../../../scripts/build.ts';
import { ensurePrograms, installPackages } from '../../../scripts/debian-packages.ts';
import { readOptions } from './options.ts';

const PACKAGE_OF = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', ip: 'iproute2' };
const POSTGRESQL = '/usr/lib/postgresql/15/bin/postgres';
const INSIDE = fileURLToPath(new URL('inside.ts', import.meta.url));

try {
  const args = process.argv.slice(2);
  const { keepLogs, seed } = readOptions(args);
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new StartError('proof:ha needs Linux and root: it makes three machines of namespaces');
  }
  await ensureInstalled();
  await buildSites(console.log);
  process.exitCode = await prove([...args, `--seed=${seed}`], keepLogs);
} catch (error) {
  console.error(explainStartFailure(error));
  process.exitCode = 1;
}

/** @throws StartError that names what is missing and cannot be had */
async function ensureInstalled(): Promise<void> {
  const missing = await ensurePrograms(PACKAGE_OF, console.log);
  if (!existsSync(POSTGRESQL)) await installPackages(['postgresql-15'], console.log);
  if (!existsSync(POSTGRESQL)) missing.push('postgresql-15');
  if (missing.length > 0) throw new StartError(`proof:ha needs ${missing.join(', ')}: run it on Debian 12`);
}

/**
 * Runs the proof where its processes, mounts and network are its own, and end with it, whichever way it ends.
 * @returns its exit code
 */
async function prove(args: string[], keepLogs: boolean): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-ha-'));
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  // Also where this process is killed.
  const child = spawn(
    'setpriv',
    ['--pdeathsig', 'KILL', 'unshare', ...namespaces, process.execPath, INSIDE, folder, ...args],
    {
      stdio: 'inherit',
    },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The first lets it write what it has seen so far. unshare hands no signal on, and takes what it began along.
    let isRepeated = false;
    process.on(signal, () => {
      if (isRepeated || !signalProof(child, signal)) child.kill('SIGKILL');
      isRepeated = true;
    });
  }
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    if (keepLogs) console.log(`Logs in ${join(folder, 'logs')}`);
    else await rm(folder, { recursive: true, force: true });
  }
}

/** @returns whether the proof runs, as the one child of unshare */
function signalProof({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  try {
    const [proof = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    return process.kill(Number.parseInt(proof, 10), signal);
  } catch {
    return false;
  }
}
