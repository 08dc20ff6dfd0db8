import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../apps/server/src/db/pool.ts';
import { freePort } from '../harness/free-port.ts';
import { DATA_DIR } from '../harness/own-database.ts';
import { type ServerProcess, startServer } from '../harness/server-process.ts';
import { publishOwnLaboratory } from '../world/own-laboratory.sql.ts';

/** How long a process may go by what it read before, in milliseconds, and a little more. */
const KEPT_MS = 1_500;

/**
 * The server with the sample's content, published by a laboratory of its own: the sample itself asks search engines to
 * stay away, which Lighthouse counts against it.
 * @param databaseUrl of an empty database
 */
export async function startOwnLaboratory(db: Database, databaseUrl: string): Promise<ServerProcess> {
  const port = await freePort();
  const server = await startServer({
    port,
    databaseUrl,
    keys: `bench:${randomBytes(32).toString('base64')}`,
    dataDir: DATA_DIR,
    workers: 1,
    limits: false,
    env: { PHIAL_SAMPLE: 'on', PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  await publishOwnLaboratory(db);
  await delay(KEPT_MS);
  return server;
}
