import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../apps/server/src/db/embedded-postgres.ts';
import { type Database, openDatabase } from '../../../apps/server/src/db/pool.ts';
import { explainStartFailure } from '../../../apps/server/src/start-failure.ts';
import { buildSites } from '../../../scripts/build.ts';
import { ROOT } from '../../../scripts/program.ts';

/** Where the database server of a measurement keeps its files. */
export const DATA_DIR = join(ROOT, 'bench', 'data');

/**
 * Builds the sites that a measured server serves, and lends a database server of its own, which is gone afterwards.
 * What goes wrong is reported, and is the exit code of the process.
 * @param measure is given the database, as the last one may have left it, its address, and the folder of its cluster
 */
export async function onOwnDatabase(
  measure: (db: Database, url: string, folder: string) => Promise<void>,
): Promise<void> {
  try {
    await buildSites(console.log);
    const postgres = await startEmbeddedPostgres({
      dataDir: DATA_DIR,
      say: console.log,
      warn: console.log,
      lost: (error) => console.log(error.message),
    });
    const db = openDatabase(postgres.url);
    try {
      await measure(db, postgres.url, postgres.folder);
    } finally {
      await db.close();
      await postgres.stop();
      await rm(DATA_DIR, { recursive: true });
    }
  } catch (error) {
    console.error(explainStartFailure(error));
    process.exitCode = 1;
  }
}
