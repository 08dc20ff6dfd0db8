import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import { type ServerProcess, startServerProcess } from '../../../apps/server/src/testing/server-process.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { CAPTCHA_ANSWER, type Crowd, gather, givenSlots } from './crowd.ts';
import { startHaproxy } from './haproxy.ts';
import { makeSwitch } from './machine.ts';

const SERVERS = 2;

export interface Stand {
  readonly cluster: Cluster;
  readonly crowd: Crowd;
  /** Ends the servers. @returns what went wrong with them */
  stopServers(): Promise<string[]>;
}

/** The cluster, HAProxy, two server processes and the people who book through them. */
export async function buildStand(
  folder: string,
  { clients, seed, say }: { clients: number; seed: number; say: (line: string) => void },
): Promise<Stand> {
  await mkdir(join(folder, 'logs'));
  await makeSwitch('10.77.0.1');
  say('Starting three machines…');
  const cluster = await startCluster(folder);
  await startHaproxy(folder);
  say('Starting two servers…');
  const keys = `proof:${randomBytes(32).toString('base64')}`;
  const servers = Array.from({ length: SERVERS }, (_, n) => startPhial(folder, n + 1, cluster.url, keys));
  const origins = await Promise.all(servers.map(({ origin }) => origin));
  const db = openTestDatabase(cluster.url);
  const slots = await givenSlots(db).finally(() => db.close());
  const addresses = origins.map((origin) => `${origin}/api`);
  return {
    cluster,
    crowd: gather({ servers: addresses, slots, clients, seed }),
    async stopServers() {
      const gone = servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
      for (const { child } of servers) child.kill('SIGTERM');
      await Promise.all(servers.map(({ ended }) => ended));
      return gone.length > 0 ? [`${gone.length} server processes ended by themselves`] : [];
    },
  };
}

function startPhial(folder: string, number: number, databaseUrl: string, keys: string): ServerProcess {
  const server = startServerProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'phial'),
    PHIAL_KEYS: keys,
    PHIAL_TEST_CAPTCHA: CAPTCHA_ANSWER,
    PHIAL_TEST_LIMITS: 'off',
  });
  const log = createWriteStream(join(folder, 'logs', `phial-${number}.log`));
  server.child.stdout?.pipe(log, { end: false });
  server.child.stderr?.pipe(log, { end: false });
  return server;
}
