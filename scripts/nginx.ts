import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from './debian-packages.ts';

export interface NginxProcess {
  /** For its log and temporary files; deleted with it. */
  readonly folder: string;
  stop(): Promise<void>;
}

const PATIENCE_MS = 10_000;

/**
 * Runs nginx in the foreground, from a folder of its own, until it is stopped or this process ends.
 * @param configuration the whole `nginx.conf`, made for that folder
 * @param isUp whether it answers
 * @throws Error with its complaint when it does not come up
 */
export async function runNginx(
  configuration: (folder: string) => string | Promise<string>,
  isUp: () => Promise<boolean>,
): Promise<NginxProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-nginx-'));
  await writeFile(join(folder, 'nginx.conf'), await configuration(folder));
  const child = spawn(
    findProgram('nginx') ?? 'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const gone = once(child, 'close');
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    child.kill();
    await gone;
    await rm(folder, { recursive: true });
  };
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`nginx did not come up: ${complaint}`);
    }
    await delay(50);
  }
  return { folder, stop };
}

/** What belongs to the whole process: in the foreground, and with the folders that only root may write moved. */
export function frameOf(folder: string, workers: number): { readonly main: string; readonly http: string } {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/${use};`,
  );
  return {
    main: `daemon off;
pid ${folder}/nginx.pid;
worker_processes ${workers};
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 768; }`,
    http: temporary.join('\n  '),
  };
}
