import { test as base } from '../fixtures.ts';
import { makeOwnDatabase } from './own-database.ts';
import type { OwnServer } from './own-server.ts';
import { startServerOn } from './server-on-database.ts';

/**
 * Starts a server without the sample on an empty database: no service points, no content, and `administrator` as the
 * only account, with `STAFF_PASSWORD`. Ready in a few seconds; `stop` leaves nothing behind.
 */
export async function startEmptyServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  return startServerOn(await makeOwnDatabase(), { PHIAL_SAMPLE: 'off', ...settings });
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
