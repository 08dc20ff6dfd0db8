import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { newCallTime, withCallTime } from './call-deadline.ts';
import { type Database, openDatabase } from './pool.ts';
import { logSlowStatements } from './slow-statements.ts';

const lines: string[] = [];
const log = createLogger(
  { logLevel: 'info' },
  new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  }),
);

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = openDatabase(server.url, undefined, logSlowStatements(log, 200));
});
afterAll(async () => {
  await db.close();
  await server.close();
});

/** A statement that takes so long, with a value that belongs into no log. */
const taking = (seconds: number) => ({
  name: `test-taking-${seconds}`,
  text: `SELECT pg_sleep(${seconds}), $1::text AS person`,
  values: ['Marker Person'],
});

const logged = () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);

it('has a line for a slow statement, with its name and its request, and none of its values', async () => {
  await new Promise((resolve) => {
    withCallTime(newCallTime('4c2f9a77d0e1b3a5'), () => void db.query(taking(0.2)).then(resolve));
  });
  await db.query(taking(0));
  expect(lines.join('')).not.toContain('Marker');
  expect(logged()).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'slow statement',
      statement: 'test-taking-0.2',
      ms: expect.toSatisfy((ms: number) => ms >= 200),
      rows: 1,
      reqId: '4c2f9a77d0e1b3a5',
    }),
  ]);
});

it('has a line for one in a transaction, and for one that was given up', async () => {
  const work = db.transaction(async (tx) => {
    await tx.query(taking(0.2));
    await tx.run("SET LOCAL statement_timeout = '250ms'");
    await tx.query(taking(0.5));
  });
  await expect(work).rejects.toThrow('statement timeout');
  const [first, second] = logged();
  expect(first).toMatchObject({ statement: 'test-taking-0.2', rows: 1 });
  expect(second).toMatchObject({ statement: 'test-taking-0.5' });
  expect(second).not.toHaveProperty('rows');
});

it('measures nothing when it is switched off', () => {
  expect(logSlowStatements(log, 0)).toBeUndefined();
});
