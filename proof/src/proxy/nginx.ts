import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { frameOf, runNginx } from '../../../scripts/nginx.ts';

export interface Nginx {
  /** What it has complained of so far, each line of its log. */
  complaints(): Promise<string[]>;
  stop(): Promise<void>;
}

/** What in a shipped file is of one machine, and what it is here. */
export type Changes = readonly (readonly [from: string | RegExp, to: string])[];

/**
 * Debian's nginx with a file of `deploy/`, as Debian's own `nginx.conf` includes it.
 * @param file `nginx.conf` or `nginx.compose.conf`
 * @param changes ports, addresses, names and paths; all else stays as it is shipped
 * @param port where it is to listen
 * @throws Error with its complaint when it does not come up, or when something to change is not there
 */
export async function startNginx(file: string, changes: Changes, port: number): Promise<Nginx> {
  const shipped = await readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  const logIn = (folder: string) => join(folder, 'error.log');
  const { folder, stop } = await runNginx(
    (own) =>
      configuration(
        own,
        withChanges(shipped, [[/error_log \S+ crit;/g, `error_log ${logIn(own)} error;`], ...changes]),
      ),
    () => accepts(port),
  );
  return {
    complaints: async () =>
      (await readFile(logIn(folder), 'utf8')).split('\n').filter((line) => line.includes('[error]')),
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

/** What of Debian's own file matters here. */
function configuration(folder: string, site: string): string {
  const { main, http } = frameOf(folder, 2);
  return `
${main}
http {
  ${http}
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
