import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import { openTestDatabase, type TestDatabase } from '../open-test-database.ts';

export { addressOfEmbedded } from '../../db/embedded-postgres.ts';

/** The database of a data folder that no server has; closing it stops it. */
export async function openEmbedded(dataDir: string): Promise<TestDatabase> {
  const ignore = () => undefined;
  const server = await startEmbeddedPostgres({ dataDir, say: ignore, warn: ignore, lost: ignore });
  const db = openTestDatabase(server.url);
  return {
    ...db,
    async close() {
      await db.close();
      await server.stop();
    },
  };
}
