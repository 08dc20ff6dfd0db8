import { findProgram } from '../../../scripts/debian-packages.ts';
import { frameOf, runNginx } from '../../../scripts/nginx.ts';
import { freePort } from './free-port.ts';

export interface Nginx {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * One worker that sends the files of a folder, compressed ahead where the client takes gzip.
 * @returns undefined where nginx is not installed
 * @throws Error when it is but does not come up
 */
export async function startNginx(root: string): Promise<Nginx | undefined> {
  if (findProgram('nginx') === undefined) return undefined;
  const port = await freePort();
  const { stop } = await runNginx(
    (folder) => configuration(folder, root, port),
    () => answers(port),
  );
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
  const { main, http } = frameOf(folder, 1);
  return `
${main}
http {
  ${http}
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
