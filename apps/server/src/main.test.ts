import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

let folder: string;
let started: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'phial main '));
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  started = [];
  rmSync(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}, through?: string): ServerProcess {
  const server = startServerProcess({ DATA_DIR: join(folder, 'data'), ...settings }, through);
  started.push(server);
  return server;
}

const databasePid = () =>
  Number.parseInt(readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8'), 10);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function readiness(origin: string): Promise<number> {
  return (await fetch(`${origin}/readyz`)).status;
}

describe('the server as a process', () => {
  it('serves, and on SIGTERM stops the database and itself', async () => {
    const server = start();
    const origin = await server.origin;
    expect(await readiness(origin)).toBe(200);
    const database = databasePid();
    server.child.kill('SIGTERM');
    await expect(server.ended).resolves.toEqual({ code: 0, complaint: '' });
    expect(isAlive(database)).toBe(false);
  });

  it('answers "busy" while a killed database recovers, then goes on', async () => {
    const origin = await start().origin;
    expect(await readiness(origin)).toBe(200);
    const killed = databasePid();
    process.kill(killed, 'SIGKILL');
    const answers = new Set<number>();
    const ready = async () => {
      const status = await readiness(origin);
      answers.add(status);
      return status === 200 && databasePid() !== killed;
    };
    await expect.poll(ready, { timeout: 50_000, interval: 5 }).toBe(true);
    expect([...answers].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  it('stops when the npm that started it is killed', async () => {
    const server = start({ npm_lifecycle_event: 'start' }, '"$@" & wait');
    const origin = await server.origin;
    const database = databasePid();
    server.child.kill('SIGKILL');
    await expect.poll(() => readiness(origin).catch(() => 'gone'), { timeout: 15_000 }).toBe('gone');
    await expect.poll(() => isAlive(database), { timeout: 15_000 }).toBe(false);
  });

  it('starts several times at once on one database of DATABASE_URL', async () => {
    const db = await createTestDatabase();
    const servers = [1, 2, 3].map(() => start({ DATABASE_URL: db.url, PHIAL_SAMPLE: 'on' }));
    const origins = await Promise.all(servers.map(({ origin }) => origin));
    await expect(Promise.all(origins.map(readiness))).resolves.toEqual([200, 200, 200]);
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
    await db.close();
  });
});

describe('a start in production', () => {
  const warningsOf = async (settings: Record<string, string>) => {
    const server = start({ NODE_ENV: 'production', ...settings });
    let lines = '';
    server.child.stdout?.on('data', (chunk: Buffer) => {
      lines += chunk.toString();
    });
    await server.origin;
    server.child.kill('SIGTERM');
    await server.ended;
    return [...lines.matchAll(/"level":40,.*"msg":"(\w+) is not/g)].map(([, name]) => name);
  };

  it('warns of each setting that is missing, in a line of its own', async () => {
    expect(await warningsOf({})).toEqual(['PUBLIC_URL', 'SMTP_URL', 'BACKUP_TO']);
  });

  it('warns of a missing TRUST_PROXY where there is a PUBLIC_URL', async () => {
    const settings = { SMTP_URL: 'smtp://127.0.0.1:9', BACKUP_TO: join(folder, 'backups') };
    expect(await warningsOf({ PUBLIC_URL: 'https://lab.example', ...settings })).toEqual(['TRUST_PROXY']);
  });

  it('goes on at a SIGHUP where there are no workers to replace', async () => {
    const server = start({ NODE_ENV: 'production' });
    const origin = await server.origin;
    const told = new Promise((resolve) => {
      server.child.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('SIGHUP')) resolve(true);
      });
    });
    server.child.kill('SIGHUP');
    await Promise.race([told, server.ended.then((end) => Promise.reject(new Error(JSON.stringify(end))))]);
    expect(await readiness(origin)).toBe(200);
    server.child.kill('SIGTERM');
    await server.ended;
  });
});

describe('a start that fails says why in one line', () => {
  const oneLine = (pattern: RegExp) => expect.stringMatching(new RegExp(`^${pattern.source}[^\\n]*\\n$`));

  it('when the port is taken', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    const { ended } = start({ PORT: String(port) });
    await expect(ended).resolves.toEqual({
      code: 1,
      complaint: oneLine(new RegExp(`Port ${port} of 127\\.0\\.0\\.1 is taken`)),
    });
    occupant.close();
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a setting is wrong', { PORT: 'http' }, /PORT must be a port number/],
    ['the keys are wrong', { PHIAL_KEYS: 'none' }, /PHIAL_KEYS/],
    [
      'the data folder cannot be made',
      { DATA_DIR: '/dev/null/data' },
      /The data folder \/dev\/null\/data is not writable/,
    ],
    [
      'a test setting is left in production',
      { NODE_ENV: 'production', PHIAL_TEST_LIMITS: 'off' },
      /PHIAL_TEST_LIMITS is for tests only/,
    ],
  ])('when %s', async (_, settings, pattern) => {
    await expect(start(settings).ended).resolves.toEqual({ code: 1, complaint: oneLine(pattern) });
  });

  it('when the keys of the database are missing, different or unreadable', async () => {
    const first = start({ PHIAL_SAMPLE: 'on' });
    await first.origin;
    first.child.kill('SIGTERM');
    await first.ended;
    const path = join(folder, 'data/keys.json');
    const kept = readFileSync(path, 'utf8');
    const complaintWith = async (content: string | undefined) => {
      rmSync(path);
      if (content !== undefined) writeFileSync(path, content);
      const { code, complaint } = await start().ended;
      expect(existsSync(path)).toBe(content !== undefined);
      if (content === undefined) writeFileSync(path, kept);
      return { code, complaint };
    };
    const other = JSON.stringify({ keys: [{ id: 'k1', key: randomBytes(32).toString('base64') }] });
    await expect(complaintWith(undefined)).resolves.toEqual({
      code: 1,
      complaint: oneLine(/\S.*keys\.json is missing, and the database is encrypted with key k1: restore/),
    });
    await expect(complaintWith(other)).resolves.toEqual({
      code: 1,
      complaint: oneLine(
        /Key k1 of \S.*keys\.json is not the k1 that the database is encrypted with: restore/,
      ),
    });
    await expect(complaintWith(other.replace('k1', 'k7'))).resolves.toEqual({
      code: 1,
      complaint: oneLine(/\S.*keys\.json lacks key k1, with which the database is encrypted: put it back/),
    });
    await expect(complaintWith('{"keys": [')).resolves.toEqual({
      code: 1,
      complaint: oneLine(/\S.*keys\.json is not a key file: restore it from the backup/),
    });
    writeFileSync(path, kept);
    expect(await readiness(await start().origin)).toBe(200);
    // The server starts six times.
  }, 120_000);

  it('when the data folder is in use', async () => {
    await start().origin;
    await expect(start().ended).resolves.toEqual({ code: 1, complaint: oneLine(/Phial is already running/) });
  });
});
