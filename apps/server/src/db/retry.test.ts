import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { isOvertaxed } from './database-error.ts';
import { retryWhenUndone } from './retry.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await sql`CREATE TABLE jar (id int PRIMARY KEY, level int NOT NULL)`.execute(db.kysely);
  await sql`INSERT INTO jar VALUES (1, 0), (2, 0)`.execute(db.kysely);
});
afterAll(() => db.close());

const pour = (id: number) => ({
  name: 'pour',
  text: 'UPDATE jar SET level = level + 1 WHERE id = $1',
  values: [id],
});

describe('retryWhenUndone', () => {
  it('completes two transactions after a deadlock, once each', async () => {
    let meeting = 0;
    const bothInside = new Promise<void>((resolve) => {
      const watch = () => (meeting >= 2 ? resolve() : setImmediate(watch));
      watch();
    });
    let attempts = 0;
    const pourBoth = (first: number, second: number) =>
      retryWhenUndone(() =>
        db.transaction(async (tx) => {
          attempts += 1;
          await tx.query(pour(first));
          meeting += 1;
          await bothInside;
          await tx.query(pour(second));
        }),
      );
    await Promise.all([pourBoth(1, 2), pourBoth(2, 1)]);
    expect(attempts).toBeGreaterThan(2);
    const { rows } = await sql`SELECT level FROM jar`.execute(db.kysely);
    expect(rows).toEqual([{ level: 2 }, { level: 2 }]);
  });

  it('gives up after four attempts, and does not retry other errors', async () => {
    let attempts = 0;
    const fail = (code: string) =>
      retryWhenUndone(() => {
        attempts += 1;
        return sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`)}`.execute(
          db.kysely,
        );
      }).catch((error: unknown) => error);
    expect(isOvertaxed(await fail('40001'))).toBe(true);
    expect(attempts).toBe(4);
    await fail('23505');
    expect(attempts).toBe(5);
  });
});
