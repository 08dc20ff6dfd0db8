import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { isConnectionError } from './database-error.ts';
import type { SupervisionEvents } from './embedded/postmaster.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { MigrationError } from './migrate.ts';
import { type Database, openDatabase } from './pool.ts';
import type { StatementListener } from './slow-statements.ts';

export interface ConnectedDatabase {
  readonly db: Database;
  /** For the connections of other processes. */
  readonly url: string;
  /** Ends the embedded database, once all connections are closed; there is nothing to do for another one. */
  end(): Promise<void>;
}

const OLDEST_VERSION = 150_000;
const PATIENCE_MS = 15_000;

/**
 * The database of the configuration, ready for statements: the embedded one, started, or the one of `DATABASE_URL`.
 * @throws EmbeddedDatabaseError, or the database's own error when the server named does not let us in
 */
export async function connectDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseConnections' | 'backupTo'>,
  events: SupervisionEvents & { ran?: StatementListener | undefined },
  signal: AbortSignal,
): Promise<ConnectedDatabase> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        archiving: config.backupTo !== undefined,
        ...events,
      });
  const url = embedded?.url ?? config.databaseUrl ?? '';
  const db = openDatabase(url, config.databaseConnections, events.ran);
  const end = async () => embedded?.stop();
  try {
    await waitForDatabase(db, events.say, signal);
  } catch (error) {
    await db.close();
    await end();
    throw error;
  }
  return { db, url, end };
}

/** A server of one's own may be starting at the same moment, as in a set of containers. */
async function waitForDatabase(
  db: Database,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { rows } = await db.query<{ version: number }>({
        name: 'database-version',
        text: `SELECT current_setting('server_version_num')::int AS version`,
      });
      if ((rows[0]?.version ?? 0) >= OLDEST_VERSION) return;
      throw new MigrationError('The database of DATABASE_URL is older than PostgreSQL 15: upgrade it');
    } catch (error) {
      if (!isConnectionError(error) || performance.now() > deadline) throw error;
      if (attempt === 0) say('Waiting for the database…');
      await delay(500, undefined, { signal });
    }
  }
}
