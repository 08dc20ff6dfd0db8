import { addressOfEmbedded } from '../db/embedded-postgres.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';

/** The embedded database of a server process that runs on a data folder. */
export async function openEmbeddedDatabase(dataDir: string): Promise<TestDatabase> {
  return openTestDatabase(await addressOfEmbedded(dataDir));
}
