import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyRing } from '../../../apps/server/src/crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../../../apps/server/src/testing/build-test-app.ts';
import { type ServerProcess, startServerProcess } from '../../../apps/server/src/testing/server-process.ts';
import { createTestDatabase } from '../../../apps/server/src/testing/test-database.ts';
import { freePort } from '../../../bench/src/harness/free-port.ts';
import { HOST } from './certificate.ts';

/** Two processes of the server on one database, as an operator starts them behind a proxy. */
export interface Servers {
  readonly ports: readonly number[];
  /** The same database and keys, for what a test puts there beforehand. */
  readonly test: TestApp;
  /** Ends one as a service manager does, and starts it on the same port; resolves when it serves. */
  restart(number: number): Promise<void>;
  stop(): Promise<void>;
}

/** What every captcha accepts. */
export const CAPTCHA = 'TEST';

/** @param settings over those of a laboratory behind a TLS proxy on the same machine */
export async function startServers(settings: Record<string, string> = {}): Promise<Servers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'phial-servers-'));
  const db = await createTestDatabase();
  const key = randomBytes(32);
  const test = await buildTestApp({ db, keys: createKeyRing([{ id: 'proof', key }]), config: { dataDir } });
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startServerProcess({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: db.url,
      PHIAL_KEYS: `proof:${key.toString('base64')}`,
      PUBLIC_URL: `https://${HOST}`,
      TRUST_PROXY: 'loopback',
      PHIAL_TEST_CAPTCHA: CAPTCHA,
      PHIAL_TEST_CLOCK: test.clock.now().toISOString(),
      // Makes it end with this process, however that ends.
      npm_lifecycle_event: 'proof',
      ...settings,
    });
  const running = ports.map(start);
  await Promise.all(running.map(({ origin }) => origin));

  return {
    ports,
    test,
    async restart(number) {
      await end(running[number]);
      const started = start(ports[number] ?? 0);
      running[number] = started;
      await started.origin;
    },
    async stop() {
      await Promise.all(running.map(end));
      await test.close();
      await db.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** @throws Error with its complaint when it does not end in order */
async function end(server: ServerProcess | undefined): Promise<void> {
  server?.child.kill('SIGTERM');
  const ended = await server?.ended;
  if (ended?.code !== 0) throw new Error(`a server did not end in order: ${ended?.complaint}`);
}
