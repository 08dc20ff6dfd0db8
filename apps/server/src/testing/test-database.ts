import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseOn } from './database-server.setup.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';

/**
 * A freshly migrated, empty database of the run's server, for one test file.
 * `close` removes it; call it in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `phial_test_${randomUUID().replaceAll('-', '')}`;
  // Block by block through the log, as PostgreSQL copies by default, takes four times as long.
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('databaseTemplate')} STRATEGY FILE_COPY`);
  const db = openTestDatabase(databaseOn(server, name));
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
