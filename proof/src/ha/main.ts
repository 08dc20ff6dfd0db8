import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainStartFailure, StartError } from '../../../apps/server/src/start-failure.ts';
import { buildSites } from '../../../scripts/build.ts';
import { readOptions } from './options.ts';

const INSIDE = fileURLToPath(new URL('inside.ts', import.meta.url));

try {
  const args = process.argv.slice(2);
  const { keepLogs, seed } = readOptions(args);
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new StartError('proof:ha needs Linux and root: it makes three machines of namespaces');
  }
  await buildSites(console.log);
  process.exitCode = await prove([...args, `--seed=${seed}`], keepLogs);
} catch (error) {
  console.error(explainStartFailure(error));
  process.exitCode = 1;
}

/**
 * Runs the proof where its processes, mounts and network are its own, and end with it, whichever way it ends.
 * @returns its exit code
 */
async function prove(args: string[], keepLogs: boolean): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-ha-'));
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn('unshare', [...namespaces, process.execPath, INSIDE, folder, ...args], {
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    if (keepLogs) console.log(`Logs in ${join(folder, 'logs')}`);
    else await rm(folder, { recursive: true, force: true });
  }
}
