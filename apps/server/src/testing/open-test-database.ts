import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, getTypeParser, openDatabase } from '../db/pool.ts';
import type { DB } from '../db/tables.generated.ts';

export interface TestDatabase extends Database {
  /** For further server processes on the same database, as `DATABASE_URL`. */
  readonly url: string;
  /** For the rows a test inserts and looks up, over connections beside those of the server. */
  readonly kysely: Kysely<DB>;
}

/** A database of the test server that is there; closing it leaves it there. */
export function openTestDatabase(url: string): TestDatabase {
  const db = openDatabase(url);
  const pool = new pg.Pool({ connectionString: url, max: 4, types: { getTypeParser } });
  // Some tests cut every connection, idle or in use: the statement that meets it fails, and nothing else.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    ...db,
    url,
    kysely,
    async close() {
      await kysely.destroy();
      await db.close();
    },
  };
}
