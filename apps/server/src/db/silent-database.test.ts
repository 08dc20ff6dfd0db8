import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseLine, openConnections, startDatabaseLine } from '../testing/database-line.ts';
import { startTestPostgres } from '../testing/start-test-postgres.ts';
import { isConnectionError } from './database-error.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { type Database, openDatabase } from './pool.ts';

const ONE = { name: 'one', text: 'SELECT 1 AS one', values: [] };
/** Five seconds, and what a busy machine adds. */
const GIVEN_UP_MS = 7_000;
const RECOVERED_MS = 1_500;

let folder: string;
let server: EmbeddedPostgres;
let db: Database | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'phial-silent-'));
  server = await startTestPostgres(folder, { durable: false });
});
afterEach(async () => {
  await db?.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function timed<T>(work: Promise<T>): Promise<{ result: T | unknown; took: number }> {
  const began = performance.now();
  const result = await work.catch((error: unknown) => error);
  return { result, took: performance.now() - began };
}

/** Every process of the server: its first one and what that has started. */
function processes(): number[] {
  const [first] = readFileSync(join(server.folder, 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  return [first, ...children].map(Number);
}

function signalAll(signal: NodeJS.Signals): void {
  for (const id of processes()) process.kill(id, signal);
}

describe('a PostgreSQL that is stopped', () => {
  it('fails every query within five seconds, and works within a second of resuming', async () => {
    const open = openDatabase(server.url);
    db = open;
    await openConnections(open, 4);
    signalAll('SIGSTOP');
    try {
      // More than there are connections: some wait for one.
      const asked = [
        ...Array.from({ length: 24 }, () => timed(open.query(ONE))),
        timed(open.transaction((tx) => tx.query(ONE))),
      ];
      for (const { result, took } of await Promise.all(asked)) {
        expect(isConnectionError(result)).toBe(true);
        expect(took).toBeLessThan(GIVEN_UP_MS);
      }
    } finally {
      signalAll('SIGCONT');
    }
    const { result, took } = await timed(open.query(ONE));
    expect(result).toMatchObject({ rows: [{ one: 1 }] });
    expect(took).toBeLessThan(RECOVERED_MS);
    await expect(open.transaction((tx) => tx.query(ONE))).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});

describe('a network that drops packets of open connections', () => {
  let line: DatabaseLine;
  let through: Database;

  beforeEach(async () => {
    line = await startDatabaseLine(server.url);
    through = openDatabase(line.url);
    db = through;
  });
  afterEach(() => line.close());

  it('fails one query and none after it', async () => {
    await openConnections(through, 8);
    line.swallow();
    const lost = await timed(through.query(ONE));
    expect(isConnectionError(lost.result)).toBe(true);
    expect(lost.took).toBeLessThan(GIVEN_UP_MS);
    for (let call = 1; call <= 8; call++) {
      const { result, took } = await timed(through.query(ONE));
      expect(result).toMatchObject({ rows: [{ one: 1 }] });
      expect(took).toBeLessThan(RECOVERED_MS);
    }
  });

  it('gives a transaction the longer statement_timeout it has set', async () => {
    const patient = timed(
      through.transaction(async (tx) => {
        await tx.query({ name: 'patience', text: `SET LOCAL statement_timeout = '20s'`, values: [] });
        return tx.query({ name: 'long', text: 'SELECT pg_sleep(6)::text AS slept', values: [] });
      }),
    );
    const { result } = await patient;
    expect(result).toMatchObject({ rows: [{ slept: '' }] });
    const limited = await timed(through.query({ name: 'sleep', text: 'SELECT pg_sleep(60)', values: [] }));
    expect(limited.took).toBeLessThan(GIVEN_UP_MS);
  });

  it('does not keep a listener from reconnecting', async () => {
    const heard: string[] = [];
    let times = 0;
    const listening = through.listen('news', {
      heard: (message) => heard.push(message),
      listening: () => {
        times += 1;
      },
    });
    await expect.poll(() => times).toBe(1);
    line.swallow();
    await expect.poll(() => times).toBe(2);
    const speak = openDatabase(server.url);
    await speak.query({ name: 'tell', text: `SELECT pg_notify('news', 'back')`, values: [] });
    await speak.close();
    await expect.poll(() => heard).toEqual(['back']);
    await listening.stop();
  });
});
