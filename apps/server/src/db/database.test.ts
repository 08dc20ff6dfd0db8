import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { constraintOf, isConnectionError, isOvertaxed } from './database-error.ts';
import { MigrationError, migrate, pendingMigrations } from './migrate.ts';
import { openDatabase } from './pool.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await sql.raw('CREATE TABLE jar (id int CONSTRAINT jar_pk PRIMARY KEY, day date)').execute(db.kysely);
});
afterAll(() => db.close());

const insert = (id: number) => ({
  name: 'insert-jar',
  text: 'INSERT INTO jar (id) VALUES ($1)',
  values: [id],
});
const count = { name: 'count-jars', text: 'SELECT count(*)::int AS jars FROM jar', values: [] };

describe('openDatabase', () => {
  it('commits a transaction', async () => {
    const answer = await db.transaction(async (tx) => {
      await tx.query(insert(1));
      return 'done';
    });
    expect(answer).toBe('done');
    expect((await db.query(count)).rows).toEqual([{ jars: 1 }]);
  });

  it('rolls back when the work throws, and passes on the error', async () => {
    const work = db.transaction(async (tx) => {
      await tx.query(insert(2));
      throw new Error('second thoughts');
    });
    await expect(work).rejects.toThrow('second thoughts');
    expect((await db.query(count)).rows).toEqual([{ jars: 1 }]);
  });

  it('names the constraint that was violated', async () => {
    const error = await db.query(insert(1)).catch((caught: unknown) => caught);
    expect(constraintOf(error)).toBe('jar_pk');
    expect(isConnectionError(error)).toBe(false);
  });

  it('returns a day as text, whatever the time zone of the server', async () => {
    const { rows } = await db.query({
      name: 'day',
      text: "SELECT DATE '2026-03-02' AS day",
      values: [],
    });
    expect(rows).toEqual([{ day: '2026-03-02' }]);
  });

  it('survives the loss of every connection', async () => {
    const others = sql`FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    const other = openDatabase(db.url);
    const busy = other.query({ name: 'sleep', text: 'SELECT pg_sleep(30)', values: [] });
    const failure = busy.catch((caught: unknown) => caught);
    const running = async () => {
      const { rows } = await sql<{ query: string }>`SELECT query ${others}`.execute(db.kysely);
      return rows.map(({ query }) => query);
    };
    await expect.poll(running).toContain('SELECT pg_sleep(30)');
    await sql`SELECT pg_terminate_backend(pid) ${others}`.execute(db.kysely);
    expect(isConnectionError(await failure)).toBe(true);
    expect((await other.query(count)).rows).toEqual([{ jars: 1 }]);
    await other.close();
  });

  it('distinguishes an unreachable server from other errors', async () => {
    const nowhere = openDatabase('postgresql://nobody@localhost/none?host=/nonexistent');
    const error = await nowhere.query(count).catch((caught: unknown) => caught);
    expect(isConnectionError(error)).toBe(true);
    expect(isConnectionError(new Error('something else'))).toBe(false);
    await nowhere.close();
  });

  it('aborts a statement that waits for a lock', async () => {
    const work = db.transaction(async (tx) => {
      await tx.query({ name: 'lock', text: 'LOCK TABLE jar', values: [] });
      await db.transaction(async (other) => {
        await other.query({ name: 'hurry', text: "SET LOCAL lock_timeout = '50ms'", values: [] });
        await other.query(count);
      });
    });
    const error = await work.catch((caught: unknown) => caught);
    expect(isOvertaxed(error)).toBe(true);
  });
});

describe('migrate', () => {
  it('does nothing on a migrated database, even concurrently', async () => {
    await expect(Promise.all([migrate(db), migrate(db), migrate(db)])).resolves.toEqual([[], [], []]);
    await expect(pendingMigrations(db)).resolves.toEqual([]);
  });

  it('refuses a database that a newer program has changed', async () => {
    await sql`INSERT INTO schema_migration (name, sha256) VALUES ('9999-future', '')`.execute(db.kysely);
    await expect(migrate(db)).rejects.toThrow(MigrationError);
    await expect(migrate(db)).rejects.toThrow(/newer than this program .*9999-future/);
    await sql`DELETE FROM schema_migration WHERE name = '9999-future'`.execute(db.kysely);
  });
});
