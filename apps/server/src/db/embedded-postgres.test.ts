import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isConnectionError } from './database-error.ts';
import { addressOfEmbedded, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './pool.ts';

const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'phial embedded '));
  folders.push(folder);
  return join(folder, 'data');
}

async function start(dataDir: string, warnings: string[] = []): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    say: () => undefined,
    warn: (line) => warnings.push(line),
    lost: (error) => warnings.push(error.message),
  });
  servers.push(server);
  return server;
}

const one = { name: 'one', text: 'SELECT 1 AS one', values: [] };
const postmaster = (server: EmbeddedPostgres) =>
  Number.parseInt(readFileSync(join(server.folder, 'postmaster.pid'), 'utf8'), 10);

describe('startEmbeddedPostgres', () => {
  it('runs, keeps its folder private and restarts with its data', async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    const db = openDatabase(first.url);
    await db.query({ name: 'make', text: 'CREATE TABLE jar AS SELECT 7 AS jars', values: [] });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(first.folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres.secret')).mode & 0o777).toBe(0o600);
    await db.close();
    await first.stop();

    const again = openDatabase((await start(dataDir)).url);
    const { rows } = await again.query({ name: 'read', text: 'SELECT jars FROM jar', values: [] });
    expect(rows).toEqual([{ jars: 7 }]);
    await again.close();
  });

  it('opens no port, and requires its password on the socket', async () => {
    const server = await start(dataFolder());
    const db = openDatabase(server.url);
    const { rows } = await db.query({ name: 'listen', text: 'SHOW listen_addresses', values: [] });
    expect(rows).toEqual([{ listen_addresses: '' }]);
    await db.close();

    const stranger = openDatabase(server.url.replace(/:[^:@]+@/, ':guess@'));
    await expect(stranger.query(one)).rejects.toThrow(/password authentication failed/);
    await stranger.close();
  });

  it('is found by a process with another folder for temporary files', async () => {
    const dataDir = dataFolder();
    const { url } = await start(dataDir);
    vi.stubEnv('TMPDIR', '/var/tmp');
    const found = await addressOfEmbedded(dataDir);
    vi.unstubAllEnvs();
    expect(found).toBe(url);
  });

  it('refuses a data folder in use', async () => {
    const dataDir = dataFolder();
    await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(`Phial is already running with the data folder ${dataDir}`);
  });

  it('recovers when the database is killed, and says so', async () => {
    const warnings: string[] = [];
    const server = await start(dataFolder(), warnings);
    const db = openDatabase(server.url);
    const sleeping = db.query({ name: 'sleep', text: 'SELECT pg_sleep(30)', values: [] });
    const failure = sleeping.catch((error: unknown) => error);
    await db.query(one);
    process.kill(postmaster(server), 'SIGKILL');
    expect(isConnectionError(await failure)).toBe(true);
    await expect.poll(() => warnings.at(-1), { timeout: 20_000 }).toBe('The database is back');
    await expect(db.query(one)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await db.close();
  });

  it('stops an orphaned database, and starts on the same folder', async () => {
    const dataDir = dataFolder();
    const program = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url))});
      const nothing = () => undefined;
      await startEmbeddedPostgres({ dataDir: process.argv[1], durable: false, say: nothing, warn: nothing, lost: nothing });
      process.kill(process.pid, 'SIGKILL');`;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, dataDir]);
    await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' });
    const orphan = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    expect(process.kill(orphan, 0)).toBe(true);

    const db = openDatabase((await start(dataDir)).url);
    await expect(db.query(one)).resolves.toMatchObject({ rowCount: 1 });
    expect(() => process.kill(orphan, 0)).toThrow('ESRCH');
    await db.close();
  });

  it('starts although another process has the id of a dead database', async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    const pidFile = join(first.folder, 'postmaster.pid');
    const content = readFileSync(pidFile, 'utf8');
    await first.stop();
    writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
    const { uid, gid } = statSync(first.folder);
    chownSync(pidFile, uid, gid);
    await expect(start(dataDir)).resolves.toBeDefined();
  });

  it('starts on a copy from a backup, whoever restored it', async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    await first.stop();
    const copy = dataFolder();
    cpSync(dataDir, copy, { recursive: true });
    chmodSync(join(copy, 'postgres'), 0o755);
    const db = openDatabase((await start(copy)).url);
    await expect(db.query(one)).resolves.toMatchObject({ rowCount: 1 });
    await db.close();
  });

  it('says in one line when the secret was lost', async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    await first.stop();
    rmSync(join(dataDir, 'postgres.secret'));
    await expect(start(dataDir)).rejects.toThrow(/^postgres\.secret .+ restore both from one backup$/);
  });

  it('says in one line when the folder cannot be written', async () => {
    const dataDir = dataFolder();
    writeFileSync(dataDir, 'a file');
    await expect(start(join(dataDir, 'below'))).rejects.toThrow(
      /^The data folder .+ is not writable .+ DATA_DIR/,
    );
  });
});
