import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../fixtures.ts';
import { makeOwnDatabase } from './own-database.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { STAFF_PASSWORD } from './staff-accounts.ts';

/**
 * Starts a server without the sample on an empty database: no service points, no content, and `administrator` as the
 * only account, with {@link STAFF_PASSWORD}. Ready in a few seconds; `stop` leaves nothing behind.
 */
export async function startEmptyServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const database = await makeOwnDatabase();
  // Keys and pictures.
  const dataDir = await mkdtemp(join(tmpdir(), 'phial-empty-'));
  const tidyUp = async () => {
    await rm(dataDir, { recursive: true, force: true });
    await database.drop();
  };
  try {
    const server = await startOwnServer(dataDir, {
      DATABASE_URL: database.url,
      PHIAL_SAMPLE: 'off',
      PHIAL_TEST_PASSWORD: STAFF_PASSWORD,
      ...settings,
    });
    return { ...server, stop: () => server.stop().finally(tidyUp) };
  } catch (error) {
    await tidyUp();
    throw error;
  }
}

/**
 * `test` for a journey through a laboratory that begins without the sample: each test has an empty server to itself,
 * and its pages, requests and {@link StaffAccounts} go there. `signedInAs`, `ownAccount` and `freeSlot` go to the
 * server of all journeys and are of no use here.
 */
export const test = base.extend<{ emptyServer: OwnServer }>({
  emptyServer: [
    async ({ browserName: _ }, use) => {
      const server = await startEmptyServer();
      await use(server);
      await server.stop();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ emptyServer }, use) => use(emptyServer.origin),
});

export { expect } from '../fixtures.ts';
