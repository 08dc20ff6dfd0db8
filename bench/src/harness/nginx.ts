import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface Nginx {
  readonly port: number;
  stop(): Promise<void>;
}

const PATIENCE_MS = 5_000;

/**
 * One worker that sends the files of a folder, compressed ahead where the client takes gzip.
 * @returns undefined where nginx is not installed
 * @throws Error when it is but does not come up
 */
export async function startNginx(root: string): Promise<Nginx | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'phial-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, root, port));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    child.kill();
    await gone;
    await rm(folder, { recursive: true });
  };
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error('nginx did not come up');
    }
    await delay(50);
  }
  return { port, stop };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
}

/** A line of log for each request, to nowhere, as the server under test has it. */
function configuration(folder: string, root: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/${use};`,
  );
  return `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  ${temporary.join('\n  ')}
  access_log /dev/null;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 10000000;
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }
  server {
    listen 127.0.0.1:${port};
    root "${root}";
  }
}
`;
}
