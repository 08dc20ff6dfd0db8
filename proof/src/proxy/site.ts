import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../bench/src/harness/free-port.ts';
import { HOST, makeCertificate } from './certificate.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { type Wire, wireFrom } from './wire.ts';

/** The laboratory's site as visitors reach it. */
export interface Site {
  readonly nginx: Nginx;
  /** Where HTTPS is. */
  readonly origin: string;
  /** Where plain HTTP is. */
  readonly plainOrigin: string;
  /** Certificate to trust, in PEM. */
  readonly ca: string;
  /** A visitor at another machine for each address of the loopback network. */
  visitorFrom(address: string): Wire;
  stop(): Promise<void>;
}

/**
 * `deploy/nginx.conf` before servers of this machine.
 * @param ports of the servers, or of a proxy before them
 */
export async function openSite(ports: readonly number[]): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-site-'));
  const { certificatePath, keyPath, pem } = makeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n  ');
  const nginx = await startNginx(
    'nginx.conf',
    [
      [/ {2}listen \[::\]:.*\n/g, ''],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      ['server 127.0.0.1:8080 max_fails=0;', servers],
      [`/etc/letsencrypt/live/${HOST}/fullchain.pem`, certificatePath],
      [`/etc/letsencrypt/live/${HOST}/privkey.pem`, keyPath],
    ],
    port,
  );
  const origin = `https://127.0.0.1:${port}`;
  const wires: Wire[] = [];
  return {
    nginx,
    origin,
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    ca: pem,
    visitorFrom(address) {
      const wire = wireFrom(origin, { address, ca: pem });
      wires.push(wire);
      return wire;
    },
    async stop() {
      await Promise.all(wires.map((wire) => wire.close()));
      await nginx.stop();
      await rm(folder, { recursive: true });
    },
  };
}
