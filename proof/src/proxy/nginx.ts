import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../../../scripts/debian-packages.ts';

export interface Nginx {
  /** What it has complained of so far, each line of its log. */
  complaints(): Promise<string[]>;
  stop(): Promise<void>;
}

/** What in a shipped file is of one machine, and what it is here. */
export type Changes = readonly (readonly [from: string | RegExp, to: string])[];

const PATIENCE_MS = 10_000;

/**
 * Debian's nginx with a file of `deploy/`, as Debian's own `nginx.conf` includes it.
 * @param file `nginx.conf` or `nginx.compose.conf`
 * @param changes ports, addresses, names and paths; all else stays as it is shipped
 * @param port where it is to listen
 * @throws Error with its complaint when it does not come up, or when something to change is not there
 */
export async function startNginx(file: string, changes: Changes, port: number): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-proxy-'));
  const log = join(folder, 'error.log');
  const shipped = await readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  const site = withChanges(shipped, [[/error_log \S+ crit;/g, `error_log ${log} error;`], ...changes]);
  await writeFile(join(folder, 'nginx.conf'), frame(folder, site));
  const nginx = findProgram('nginx') ?? 'nginx';
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', log], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`nginx did not come up: ${complaint}`);
    }
    await delay(50);
  }
  return {
    complaints: async () =>
      (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes('[error]')),
    stop,
  };
}

function withChanges(text: string, changes: Changes): string {
  return changes.reduce((changed, [from, to]) => {
    const found = typeof from === 'string' ? changed.includes(from) : from.test(changed);
    if (!found) throw new Error(`the shipped file has no ${from}`);
    return changed.replaceAll(typeof from === 'string' ? from : new RegExp(from.source, 'g'), to);
  }, text);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}

/** What of Debian's own file matters here, with the folders that only root may write moved. */
function frame(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/${use};`,
  );
  return `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 768; }
http {
  ${temporary.join('\n  ')}
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  default_type application/octet-stream;
  gzip on;
  access_log off;
  ${site}
}
`;
}
