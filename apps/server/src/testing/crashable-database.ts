import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { startTestPostgres } from './start-test-postgres.ts';

/** A migrated database on a server of its own, that a test may crash. */
export interface CrashableDatabase {
  readonly db: TestDatabase;
  /** Kills the server (SIGKILL) and waits until nothing answers; it restarts by itself. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

export async function startCrashableDatabase(): Promise<CrashableDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-crashable-'));
  const server = await startTestPostgres(folder, { durable: true });
  const db = openTestDatabase(server.url);
  await migrate(db);
  const answers = () =>
    db.query({ name: 'answers', text: 'SELECT 1', values: [] }).then(
      () => true,
      () => false,
    );
  return {
    db,
    async crash() {
      const file = await readFile(join(server.folder, 'postmaster.pid'), 'utf8');
      process.kill(Number.parseInt(file, 10), 'SIGKILL');
      // Its child processes go on answering until they notice.
      await expect.poll(answers, { interval: 5 }).toBe(false);
    },
    async close() {
      await db.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
