import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';
import { startTestPostgres } from '../start-test-postgres.ts';

export { addressOfEmbedded } from '../../db/embedded-postgres.ts';

/** The database of a data folder that no server has; closing it stops it. */
export async function openEmbedded(dataDir: string): Promise<TestDatabase> {
  const server = await startTestPostgres(dataDir, { durable: true });
  const db = openTestDatabase(server.url);
  return {
    ...db,
    async close() {
      await db.close();
      await server.stop();
    },
  };
}
