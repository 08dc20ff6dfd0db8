import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type GivenSlot, givenSlot } from '../testing/builders.ts';
import { type DatabaseLine, openConnections, startDatabaseLine } from '../testing/database-line.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { startTestPostgres } from '../testing/start-test-postgres.ts';
import { visitor } from '../testing/visitor.ts';
import { newCallTime, withCallTime } from './call-deadline.ts';
import { DatabaseTimeout } from './database-error.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

/** What is promised, and what a busy machine adds. */
const ANSWERED_MS = 5_000 + 2_500;
const ONE = { name: 'one', text: 'SELECT 1 AS one' };

let folder: string;
let server: EmbeddedPostgres;
let line: DatabaseLine;
let accepts = true;
let db: TestDatabase;
/** Past the line, as an administrator. */
let direct: TestDatabase;
let test: TestApp;
let slot: GivenSlot;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'phial-unavailable-'));
  server = await startTestPostgres(folder, { durable: false });
  line = await startDatabaseLine(server.url, () => (accepts ? 'through' : 'closed'));
  db = openTestDatabase(line.url);
  const own = new URL(server.url);
  own.searchParams.set('options', '-c default_transaction_read_only=off');
  direct = openTestDatabase(own.href);
  await migrate(db);
  await direct.query({ name: 'open', text: "UPDATE booking_opening SET state = 'open'" });
  test = await buildTestApp({ db });
  slot = await givenSlot(direct, { servTime: '2026-03-03 10:00:00', capacity: 50 });
  for (const { status } of await Promise.all(calls())) expect(status).toBe(200);
});
afterAll(async () => {
  await test.close();
  line.close();
  await db.close();
  await direct.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => openConnections(db, 6));

interface Timed {
  readonly status: number;
  readonly retryAfter: number;
  readonly took: number;
}

async function timed(
  work: Promise<{ statusCode: number; headers: Record<string, unknown> }>,
): Promise<Timed> {
  const began = performance.now();
  const { statusCode, headers } = await work;
  return {
    status: statusCode,
    retryAfter: Number(headers['retry-after']),
    took: performance.now() - began,
  };
}

/** Calls of several kinds at once, more than there are connections: with one statement and with several, and `/readyz`. */
function calls(): Promise<Timed>[] {
  const { servPtId, servTime, type } = slot;
  const hold = {
    method: 'POST' as const,
    url: '/api/rest/appointment/hold',
    payload: { servPtId, servTime, type },
  };
  return Array.from({ length: 8 }, () => [
    timed(test.app.inject('/readyz')),
    timed(test.app.inject(hold)),
    timed(test.app.inject('/api/auth/code')),
  ]).flat();
}

async function expectBusy(asked: readonly Promise<Timed>[]): Promise<void> {
  for (const { status, retryAfter, took } of await Promise.all(asked)) {
    expect(status).toBe(503);
    expect(retryAfter).toBeGreaterThan(0);
    expect(took).toBeLessThan(ANSWERED_MS);
  }
}

async function expectReady(): Promise<void> {
  const { status, took } = await timed(test.app.inject('/readyz'));
  expect(status).toBe(200);
  expect(took).toBeLessThan(2_000);
  expect(await visitor(test).call('GET', '/auth/code')).toMatchObject({ status: 200 });
}

function signalAll(signal: NodeJS.Signals): void {
  const [first] = readFileSync(join(server.folder, 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  for (const id of [first, ...children]) process.kill(Number(id), signal);
}

/** Ends with what the work yields, or what it throws, in the time of a call. */
function inCall<T>(work: () => Promise<T>): Promise<T | unknown> {
  return new Promise((resolve) =>
    withCallTime(newCallTime('test'), () => void work().then(resolve, resolve)),
  );
}

describe('a call', () => {
  it('is answered within five seconds while the database is paused, and at once after it', async () => {
    signalAll('SIGSTOP');
    try {
      await expectBusy(calls());
    } finally {
      signalAll('SIGCONT');
    }
    await expectReady();
  });

  it('has one time for all its statements, and for waiting for a connection', async () => {
    const sleep = { name: 'sleep', text: 'SELECT pg_sleep(1.8)::text AS slept' };
    const release = Promise.withResolvers<void>();
    const occupied = Array.from({ length: 16 }, () => db.transaction(() => release.promise));
    await expect.poll(() => db.connections()).toEqual({ open: 16, idle: 0, waiting: 0 });
    const began = performance.now();
    const waiting = inCall(() => db.query(ONE));
    const several = inCall(() =>
      direct.transaction(async (tx) => {
        for (let statement = 1; statement <= 4; statement++) await tx.query(sleep);
      }),
    );
    const patient = inCall(() =>
      direct.transaction(async (tx) => {
        await tx.query({ name: 'patience', text: `SET LOCAL statement_timeout = '20s'` });
        return tx.row({ name: 'long', text: 'SELECT pg_sleep(5.5)::text AS slept' });
      }),
    );
    try {
      for (const work of [waiting, several]) expect(await work).toBeInstanceOf(DatabaseTimeout);
      expect(performance.now() - began).toBeLessThan(ANSWERED_MS);
    } finally {
      release.resolve();
      await Promise.all(occupied);
    }
    // One that asks the database for more time has it.
    expect(await patient).toEqual({ slept: '' });
    // Those that were given up came back: all of them can be lent again.
    for (const each of [db, direct]) {
      await Promise.all(Array.from({ length: 16 }, () => each.transaction((tx) => tx.query(ONE))));
      expect(each.connections()).toMatchObject({ waiting: 0 });
    }
  });

  it('is refused as busy while connections are accepted and then closed', async () => {
    accepts = false;
    line.cut();
    await expectBusy(calls());
    accepts = true;
    await expectReady();
  });
});

describe('a database that takes no writes', () => {
  async function setReadOnly(value: 'on' | 'off'): Promise<void> {
    await sql.raw(`ALTER SYSTEM SET default_transaction_read_only = ${value}`).execute(direct.kysely);
    await sql`SELECT pg_reload_conf()`.execute(direct.kysely);
    await expect.poll(() => ask('SHOW default_transaction_read_only')).toBe(value);
  }

  it('makes /readyz red and calls busy, and its connections are not used again', async () => {
    await setReadOnly('on');
    await expectBusy(calls());
    // Reads are refused, too: what a former primary says may be old.
    const read = await timed(test.app.inject('/api/rest/appointment/service/list'));
    expect(read.status).toBe(503);
    expect(db.connections()).toMatchObject({ open: 0 });
    await setReadOnly('off');
    await expectReady();
  });

  it('is left by those who listen', async () => {
    let times = 0;
    const listening = db.listen('news', {
      heard: () => undefined,
      listening() {
        times += 1;
      },
    });
    await expect.poll(() => times).toBe(1);
    await setReadOnly('on');
    const count = () => ask(`SELECT count(*) FROM pg_stat_activity WHERE application_name = 'phial-listen'`);
    await expect.poll(count, { timeout: 8_000 }).toBe('0');
    await setReadOnly('off');
    await expect.poll(() => times, { timeout: 5_000 }).toBe(2);
    await listening.stop();
  });
});

it('counts a database that is shutting down or starting as busy', async () => {
  const [first] = readFileSync(join(server.folder, 'postmaster.pid'), 'utf8').split('\n');
  // It waits for the end of the connections that are open, and accepts no further one.
  process.kill(Number(first), 'SIGTERM');
  await expect.poll(() => ask('SELECT 1')).toBe('57P03');
  line.cut();
  await expectBusy(calls());
  process.kill(Number(first), 'SIGINT');
  await expect
    .poll(() => test.app.inject('/readyz').then(({ statusCode }) => statusCode), { timeout: 10_000 })
    .toBe(200);
});

/** The one value that a statement yields over a connection of its own, or the SQLSTATE of its refusal. */
async function ask(statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(statement);
    return Object.values(rows[0])[0];
  } catch (error) {
    return error instanceof pg.DatabaseError ? error.code : undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
