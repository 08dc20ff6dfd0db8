import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    await Promise.all(Array.from({ length: 4 }, () => open.query(ONE)));
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
  let proxy: Server;
  let pairs: [Socket, Socket][];

  beforeEach(async () => {
    pairs = [];
    const path = join(new URL(server.url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
    proxy = createServer((near) => {
      const far = connect(path);
      for (const socket of [near, far]) socket.on('error', () => undefined);
      near.pipe(far).pipe(near);
      near.once('close', () => far.destroy());
      pairs.push([near, far]);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    for (const socket of pairs.flat()) socket.destroy();
    proxy.close();
  });

  function open(): Database {
    const address = new URL(server.url);
    const at = proxy.address();
    address.port = String(typeof at === 'object' && at ? at.port : 0);
    address.hostname = '127.0.0.1';
    address.search = '';
    db = openDatabase(address.href);
    return db;
  }

  /** As after a failover without a reset: nothing comes back, nothing breaks. */
  function swallow(): void {
    for (const [near, far] of pairs) {
      near.unpipe(far);
      far.unpipe(near);
      near.resume();
      far.resume();
    }
  }

  it('fails one query and none after it', async () => {
    const through = open();
    await Promise.all(Array.from({ length: 8 }, () => through.query(ONE)));
    swallow();
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
    const through = open();
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
    const through = open();
    const listening = through.listen('news', {
      heard: (message) => heard.push(message),
      listening: () => {
        times += 1;
      },
    });
    await expect.poll(() => times).toBe(1);
    swallow();
    await expect.poll(() => times).toBe(2);
    const speak = openDatabase(server.url);
    await speak.query({ name: 'tell', text: `SELECT pg_notify('news', 'back')`, values: [] });
    await speak.close();
    await expect.poll(() => heard).toEqual(['back']);
    await listening.stop();
  });
});
