import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
// Declares what is injected.
import type {} from './database-server.setup.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { databaseOn, onServer } from './shared-database.ts';

/**
 * A freshly migrated, empty database of the run's server, for one test file.
 * `close` removes it; call it in `afterAll`.
 * @param template the database it is a copy of, if another one
 */
export async function createTestDatabase(template = inject('databaseTemplate')): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `phial_test_${randomUUID().replaceAll('-', '')}`;
  // Block by block through the log, as PostgreSQL copies by default, takes about twice as long.
  const make = `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`;
  await onServer(server, (client) => client.query(make));
  const db = openTestDatabase(databaseOn(server, name));
  return {
    ...db,
    async close() {
      await db.close();
      await onServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
