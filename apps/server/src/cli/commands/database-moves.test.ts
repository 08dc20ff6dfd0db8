import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadKeyRing } from '../../crypto/key-ring.ts';
import { listTables } from '../../db/copy/catalogue.sql.ts';
import { sumOfTable } from '../../db/copy/compare.sql.ts';
import type { Programs } from '../../db/embedded/binaries.ts';
import { startEmbeddedPostgres } from '../../db/embedded-postgres.ts';
import type { Database } from '../../db/pool.ts';
import { assertRoomForCopy } from '../../db/upgrade/room.ts';
import { upgradeEmbedded } from '../../db/upgrade/upgrade-embedded.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { findDrift } from '../../testing/builders.ts';
import { formerPrograms, QUIET, startFormerServer } from '../../testing/former-postgres.ts';
import { enquireAt, type FullLaboratory, givenFullLaboratory } from '../../testing/full-laboratory.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { visitor } from '../../testing/visitor.ts';

const PHIAL = fileURLToPath(new URL('../phial.ts', import.meta.url));
const ENGINE = new URL('../../db/upgrade/upgrade-embedded.ts', import.meta.url).href;
/** Whole processes, one after the other. */
const PATIENCE_MS = 180_000;

const TEST_SETTINGS = {
  PHIAL_TEST_CAPTCHA: 'TEST',
  PHIAL_TEST_LIMITS: 'off',
  PHIAL_TEST_CLOCK: '2026-03-02T09:00:00+08:00',
};

let folder: string;
let dataDir: string;
let programs: Programs;
let laboratory: Pick<FullLaboratory, 'person' | 'booked' | 'slot' | 'picture'>;
let sums: Record<string, unknown>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'phial moves '));
  dataDir = join(folder, 'data');
  programs = await formerPrograms('17');
  const former = await startEmbeddedPostgres({ ...QUIET, dataDir, programs, durable: false });
  const full = await givenFullLaboratory(former.url, dataDir);
  laboratory = full;
  sums = await sumsOf(full.test.db);
  await full.close();
  await former.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the tables hold, to be compared. */
async function sumsOf(db: Database): Promise<Record<string, unknown>> {
  const tables = await listTables(db);
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table.name, await sumOfTable(db, table)])),
  );
}

const versionIn = (name: string) => readFileSync(join(dataDir, name, 'PG_VERSION'), 'utf8').trim();

/** Upgrades in a process of its own, which kills itself (SIGKILL) as a step begins. */
async function upgradeUntil(killedAt: string): Promise<void> {
  const program = `
    const { upgradeEmbedded } = await import(${JSON.stringify(ENGINE)});
    const nothing = () => undefined;
    const [dataDir, programs, killedAt] = process.argv.slice(1);
    const step = (name) => name === killedAt && process.kill(process.pid, 'SIGKILL');
    await upgradeEmbedded({ dataDir, programs, step, durable: false, say: nothing, warn: nothing, lost: nothing });`;
  const words = ['--input-type=module', '-e', program, dataDir, programs.folder, killedAt];
  await expect(promisify(execFile)(process.execPath, words)).rejects.toMatchObject({ signal: 'SIGKILL' });
}

/** Runs the command as an operator does, with these settings and no others. */
async function phial(words: readonly string[], settings: Record<string, string>, input = '') {
  const child = spawn(process.execPath, [PHIAL, ...words], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...settings,
    },
  });
  child.stdin.end(input);
  let [output, errorOutput] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code, output, errorOutput };
}

/**
 * What holds of a laboratory that was moved: every row is there, a visitor finds the booking, and the free seats of the
 * slot can be sold, each once.
 */
async function expectWhole(url: string, free: number): Promise<void> {
  const db = openTestDatabase(url);
  expect(await sumsOf(db)).toEqual(sums);
  const test = await buildTestApp({ db, keys: await loadKeyRing({ dataDir }) });
  const { slot, person, booked } = laboratory;
  const found = await visitor(test, person).enquire();
  expect(found.data).toMatchObject([{ appointmentRelNumber: booked.appointmentRelNumber }]);
  for (let seat = 0; seat < free; seat += 1) {
    expect(await visitor(test).book(slot)).toMatchObject({ code: 200 });
  }
  expect(await visitor(test).book(slot)).toMatchObject({ error: 'slot-full' });
  expect(await findDrift(db)).toEqual([]);
  sums = await sumsOf(db);
  await test.close();
  await db.close();
}

/** Whether a new entry of the audit log gets a higher number of its transaction than all that were copied. */
async function hasPassedTransactions(url: string): Promise<boolean> {
  const db = openTestDatabase(url);
  const row = await db.row<{ passed: boolean }>({
    name: 'test-passed-transactions',
    text: 'SELECT pg_current_xact_id() > xid AS passed FROM event ORDER BY xid DESC LIMIT 1',
  });
  await db.close();
  return row?.passed ?? false;
}

/** What a visitor sees at a server in a process of its own. */
async function expectFound(origin: string): Promise<void> {
  const { person, booked, picture } = laboratory;
  expect(await enquireAt(origin, person)).toMatchObject([
    { appointmentRelNumber: booked.appointmentRelNumber },
  ]);
  expect((await fetch(origin + picture)).status).toBe(200);
}

async function stopServer({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGTERM');
  await expect(ended).resolves.toMatchObject({ code: 0 });
}

describe('phial upgrade-database', { timeout: PATIENCE_MS }, () => {
  it('is asked for by a start, which touches nothing', async () => {
    await expect(startEmbeddedPostgres({ ...QUIET, dataDir })).rejects.toThrow(
      `${join(dataDir, 'postgres')} is of PostgreSQL 17 and this version of Phial brings 18: run "phial upgrade-database"`,
    );
    expect(readdirSync(dataDir).sort()).toEqual(['keys.json', 'postgres', 'postgres.secret']);
  });

  it('says what is in its way before it begins', async () => {
    const aside = join(dataDir, 'postgres-17');
    cpSync(join(dataDir, 'postgres', 'PG_VERSION'), join(aside, 'PG_VERSION'));
    const refused = (programs?: string) => expect(upgradeEmbedded({ ...QUIET, dataDir, programs })).rejects;
    await refused().toThrow(/postgres-17 is there from an earlier upgrade/);
    rmSync(aside, { recursive: true });
    await refused(folder).toThrow(
      /has no bin\/postgres that runs here: name a folder with .+ PostgreSQL 17$/,
    );
    await expect(assertRoomForCopy(dataDir, 1e18)).rejects.toThrow(/^The disk of .+ make room first$/);
    const server = await startEmbeddedPostgres({ ...QUIET, dataDir, programs, durable: false });
    await refused().toThrow(/^Phial is running with the data folder/);
    await server.stop();
  });

  it.each(['former-start', 'new-start', 'appointment', 'commit', 'former'])(
    'leaves the former database in its place when it is killed at the step %s',
    async (step) => {
      await upgradeUntil(step);
      expect(versionIn('postgres')).toBe('17');
      expect(existsSync(join(dataDir, 'postgres-17'))).toBe(false);
    },
  );

  it('leaves the new database when it is killed between two names, and the next start puts it in place', async () => {
    await upgradeUntil('place');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    const server = await startEmbeddedPostgres({ ...QUIET, dataDir, durable: false });
    const db = openTestDatabase(server.url);
    expect(await sumsOf(db)).toEqual(sums);
    await db.close();
    await server.stop();
    expect([versionIn('postgres'), versionIn('postgres-17')]).toEqual(['18', '17']);
    // Back to before, for the upgrade that nobody kills.
    rmSync(join(dataDir, 'postgres'), { recursive: true });
    await expect(startEmbeddedPostgres({ ...QUIET, dataDir })).rejects.toThrow(
      /was set aside as postgres-17/,
    );
    renameSync(join(dataDir, 'postgres-17'), join(dataDir, 'postgres'));
  });

  it('after all that has every row, keeps positions in feeds, and sells no seat twice', async () => {
    const { code, output, errorOutput } = await phial(['upgrade-database'], { DATA_DIR: dataDir });
    expect([code, errorOutput]).toEqual([0, '']);
    expect(output).toMatch(/^appointment +[\d,]+ +[\d,]+ +\d+\.\d\d$/m);
    expect(output).toContain('Upgraded from PostgreSQL 17 to 18.');
    expect(output).not.toMatch(/begin anew|count other seats/);
    expect(readdirSync(dataDir).sort()).toEqual(['keys.json', 'postgres', 'postgres-17', 'postgres.secret']);
    const again = await phial(['upgrade-database'], { DATA_DIR: dataDir });
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('nothing to upgrade') });

    const server = await startEmbeddedPostgres({ ...QUIET, dataDir, durable: false });
    expect(await hasPassedTransactions(server.url)).toBe(true);
    await expectWhole(server.url, 1);
    await server.stop();
  });
});

describe('phial move-database', { timeout: PATIENCE_MS }, () => {
  it('refuses while the service runs', async () => {
    const server = startServerProcess({ DATA_DIR: dataDir, ...TEST_SETTINGS });
    await expectFound(await server.origin);
    const to = ['move-database', '--to', 'postgresql://phial@127.0.0.1:9/phial'];
    expect(await phial(to, { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      errorOutput: expect.stringMatching(/^Phial is already running with the data folder .+\n$/),
    });
    await stopServer(server);
  });

  it('copies everything to a PostgreSQL 15 as a plain role, and a server starts there with the settings it wrote', async () => {
    const before = await startEmbeddedPostgres({ ...QUIET, dataDir, durable: false });
    const db = openTestDatabase(before.url);
    sums = await sumsOf(db);
    await db.close();
    await before.stop();
    const own = await startFormerServer('15');
    const file = join(folder, 'moved.env');
    const moved = await phial(
      ['move-database', '--to', '-', '--write-settings', file],
      { DATA_DIR: dataDir },
      `${own.url}\n`,
    );
    expect(moved).toMatchObject({ code: 0, errorOutput: '' });
    expect(moved.output).toContain(`The embedded database is in ${join(dataDir, 'postgres-moved')}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expectWhole(own.url, 0);

    const settings = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(settings)).toEqual(['DATABASE_URL', 'PHIAL_KEYS']);
    const elsewhere = { DATA_DIR: join(folder, 'elsewhere'), ...settings };
    const server = startServerProcess({ ...elsewhere, ...TEST_SETTINGS });
    await expectFound(await server.origin);
    expect(
      await phial(['move-database', '--to', 'postgresql://phial@127.0.0.1:9/phial'], elsewhere),
    ).toMatchObject({
      code: 1,
      errorOutput: expect.stringMatching(/^The database of DATABASE_URL is in use \(.*phial/),
    });
    await stopServer(server);
    await own.stop();
  });

  it('keeps a start without DATABASE_URL off the former database, and from making an empty one', async () => {
    const { ended } = startServerProcess({ DATA_DIR: dataDir, ...TEST_SETTINGS });
    await expect(ended).resolves.toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/was set aside as postgres-moved: set DATABASE_URL/),
    });
  });
});
