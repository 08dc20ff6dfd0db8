import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnDatabase } from './own-database.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { STAFF_PASSWORD } from './staff-accounts.ts';

/**
 * Starts a server on a database made for it; `stop` leaves neither behind. Its accounts have {@link STAFF_PASSWORD}.
 * @param keys data folder of the server that has written to the database before, if one has
 */
export async function startServerOn(
  database: OwnDatabase,
  settings: Record<string, string>,
  keys?: string,
): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'phial-journey-'));
  const tidyUp = async () => {
    await rm(dataDir, { recursive: true, force: true });
    await database.drop();
  };
  try {
    if (keys !== undefined) await cp(keys, dataDir, { recursive: true });
    const server = await startOwnServer(dataDir, {
      DATABASE_URL: database.url,
      // Several share the server of the journeys, which has a hundred.
      DATABASE_CONNECTIONS: '12',
      PHIAL_TEST_PASSWORD: STAFF_PASSWORD,
      ...settings,
    });
    return { ...server, stop: () => server.stop().finally(tidyUp) };
  } catch (error) {
    await tidyUp();
    throw error;
  }
}
