import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPhial } from '../testing/run-phial.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const PHIAL = fileURLToPath(new URL('./phial.ts', import.meta.url));
const IS_ROOT = process.getuid?.() === 0;
/** Of the service, where the tests run as root; else everything is one user's. */
const SERVICE_USER = 65_534;

/** Whether that user could run the server from here at all: a folder of root's is often closed to others. */
const mayRead =
  IS_ROOT && spawnSync('test', ['-r', PHIAL], { uid: SERVICE_USER, gid: SERVICE_USER }).status === 0;

let folder: string;
let dataDir: string;
let settingsFile: string;
let service: ChildProcess;
let serviceEnded: Promise<unknown>;
let serviceUser: number | undefined;
beforeAll(async () => {
  folder = mkdtempSync('/tmp/phial-beside-');
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  if (mayRead) chownSync(dataDir, SERVICE_USER, SERVICE_USER);
  settingsFile = join(folder, 'phial.env');
  writeFileSync(settingsFile, `DATA_DIR=${dataDir}\nPORT=0\nPHIAL_SAMPLE=off\n`, { mode: 0o600 });
  service = spawn(process.execPath, [PHIAL, 'start', '--settings', settingsFile], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  serviceEnded = once(service, 'close');
  // Read to the end: a service that nobody listens to would be stopped by its first line too many.
  const lines = createInterface(service.stdout ?? process.stdin);
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line.includes('listening') && resolve());
    service.once('close', (code) => reject(new Error(`The service ended with ${code}`)));
  });
  serviceUser = statSync(`/proc/${service.pid}`, { throwIfNoEntry: false })?.uid;
});
afterAll(async () => {
  service.kill('SIGTERM');
  await serviceEnded;
  rmSync(folder, { recursive: true });
});

describe('a command beside a service', () => {
  it('answers from the database of the service, whose settings it reads', async () => {
    const { code, output } = await runPhial(['accounts', 'reset-password', 'administrator'], {
      PHIAL_SETTINGS: settingsFile,
    });
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/^The new password of administrator, shown this once: \S+\n$/),
    });
  });

  it('makes no database where there is none, and says where there is one', async () => {
    const cwd = mkdtempSync(join(folder, 'elsewhere-'));
    const { code, output, errorOutput } = await runPhial(
      ['accounts', 'reset-password', 'administrator'],
      {},
      { cwd },
    );
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errorOutput).toMatch(
      new RegExp(
        `^There is no database in ${cwd}/data \\(no file of settings was read\\), .*${dataDir}.*\\n$`,
      ),
    );
    expect(readdirSync(cwd)).toEqual([]);
  });

  it.runIf(mayRead)('goes on as the user of the service when root calls it', async () => {
    expect(serviceUser).toBe(SERVICE_USER);
    const settings = { PHIAL_SETTINGS: settingsFile };
    expect(await runPhial(['keys', 'rotate'], settings)).toMatchObject({ code: 0 });
    for (const name of ['keys.json', 'postgres.secret', 'postgres']) {
      expect(statSync(join(dataDir, name)), name).toMatchObject({ uid: SERVICE_USER, gid: SERVICE_USER });
    }
    const file = join(dataDir, 'laboratory.json');
    expect(await runPhial(['configuration', 'export', file], settings)).toMatchObject({ code: 0 });
    expect(statSync(file)).toMatchObject({ uid: SERVICE_USER, mode: 0o100600 });
    expect(await runPhial(['catalogue', 'export', join(folder, 'items.csv')], settings)).toMatchObject({
      code: 1,
      errorOutput: expect.stringMatching(/items\.csv cannot be read or written: this user may not/),
    });
  });

  it.runIf(mayRead)(
    "brings back the keys from root's own file into the data folder of the service",
    async () => {
      const kept = join(folder, 'keys.age');
      const passphrase = { typed: 'correct horse\n' };
      const settings = { PHIAL_SETTINGS: settingsFile };
      const keys = (direction: string, env: Record<string, string>) =>
        runPhial(['backup', 'keys', direction, kept, '--passphrase'], env, passphrase);
      expect(await keys('--to', settings)).toMatchObject({ code: 0 });
      expect(statSync(kept)).toMatchObject({ uid: 0, mode: 0o100600 });
      const restored = join(folder, 'restored');
      mkdirSync(restored, { mode: 0o700 });
      chownSync(restored, SERVICE_USER, SERVICE_USER);
      expect(await keys('--from', { DATA_DIR: restored })).toMatchObject({ code: 0, errorOutput: '' });
      expect(statSync(join(restored, 'keys.json'))).toMatchObject({ uid: SERVICE_USER, mode: 0o100600 });
      expect(readFileSync(join(restored, 'keys.json'))).toEqual(readFileSync(join(dataDir, 'keys.json')));
    },
  );

  it.runIf(mayRead)('tells a user who may not read the folder of the service to call it as root', () => {
    const { status, stderr } = spawnSync(process.execPath, [PHIAL, 'keys', 'rotate'], {
      uid: 12_345,
      gid: 12_345,
      env: { DATA_DIR: dataDir, PHIAL_SETTINGS: 'none' },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `The data folder ${dataDir} is private to its user: run this as root, or as that user\n`,
    });
  });
});

describe('a command on a database of a server', () => {
  it('makes no tables where there are none, and changes none', async () => {
    const db = await createTestDatabase();
    await sql`DELETE FROM schema_migration WHERE name LIKE '0074-%'`.execute(db.kysely);
    const run = () => runPhial(['sample', 'show'], { DATABASE_URL: db.url });
    expect(await run()).toMatchObject({
      code: 1,
      errorOutput: expect.stringMatching(
        /^The database lacks changes of this version \(0074-order-sets\): restart/,
      ),
    });
    await sql`DROP SCHEMA public CASCADE`.execute(db.kysely);
    await sql`CREATE SCHEMA public`.execute(db.kysely);
    expect(await run()).toMatchObject({
      code: 1,
      errorOutput: expect.stringMatching(/^The database is empty: /),
    });
    const { rows } = await sql`SELECT FROM pg_tables WHERE schemaname = 'public'`.execute(db.kysely);
    expect(rows).toEqual([]);
    await db.close();
  });
});
