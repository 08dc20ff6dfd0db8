import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Acknowledged, startBooking } from '../testing/backup/booked-under-load.ts';
import { addressOfEmbedded, openEmbedded } from '../testing/backup/embedded-folder.ts';
import { phial } from '../testing/backup/phial-command.ts';
import { findDrift } from '../testing/builders.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const CAPTCHA = 'TEST';
const PICTURE = 'ab'.repeat(32);

const home = mkdtempSync(join(tmpdir(), 'phial rehearsal '));
const dataDir = join(home, 'data');
const store = join(home, 'store');
const keptKeys = join(home, 'keys.age');
const identityFile = join(home, 'identity.txt');
const tests = { PHIAL_TEST_CAPTCHA: CAPTCHA, PHIAL_TEST_LIMITS: 'off' };

let recipient: string;
let acknowledged: Acknowledged[];
/** Everything acknowledged before is in the WAL that was shipped. */
let shippedUntil: number;
/** In the middle of the load. */
let chosen: Date;

beforeAll(async () => {
  mkdirSync(store);
  const identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  writeFileSync(identityFile, `${identity}\n`);
  await liveAndDie();
}, 240_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Books while a backup is made and WAL is shipped; then the machine is gone, and its folder with it. */
async function liveAndDie(): Promise<void> {
  const settings = { ...tests, DATA_DIR: dataDir, BACKUP_TO: store };
  const server = startServerProcess(settings);
  const origin = await server.origin;
  const db = openTestDatabase(await addressOfEmbedded(dataDir));
  await namePicture(db);
  const load = await startBooking(db, origin, CAPTCHA);
  await until(() => load.acknowledged().length > 5);
  expect(
    await phial({ ...settings, BACKUP_AGE_RECIPIENT: recipient }, 'backup', 'keys', '--to', keptKeys),
  ).toMatchObject({
    code: 0,
  });
  // The server makes its first by itself.
  const firstMade = db.kysely.selectFrom('backup').select('id').where('state', '=', 'DONE');
  await until(async () => (await firstMade.execute()).length === 1);
  // The second waits for the first, as both wait for what the server may still be at.
  for (const made of await Promise.all([phial(settings, 'backup'), phial(settings, 'backup')])) {
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('is whole') });
  }
  await someMore(load);
  chosen = new Date(Math.ceil(Date.now() / 1000) * 1000);
  await until(() => load.acknowledged().some(({ askedAt }) => askedAt > chosen.getTime()));
  await someMore(load);
  shippedUntil = Date.now();
  const { rows } = await sql<{ segment: string }>`
    SELECT pg_walfile_name(pg_switch_wal()) AS segment`.execute(db.kysely);
  const shipped = async () => {
    const row = await db.kysely.selectFrom('wal_archive').select('last_segment').executeTakeFirst();
    return (row?.last_segment?.split('/').at(-1) ?? '') >= (rows[0]?.segment ?? '');
  };
  await until(shipped);
  await load.stop();
  acknowledged = load.acknowledged();
  await db.close();
  await kill(server, dataDir);
  rmSync(dataDir, { recursive: true });
}

/** In a hook there is no `expect.poll`. */
const until = (holds: () => boolean | Promise<boolean>) => vi.waitUntil(holds, { timeout: 60_000 });

type Load = Awaited<ReturnType<typeof startBooking>>;

async function someMore(load: Load): Promise<void> {
  const before = load.acknowledged().length;
  await until(() => load.acknowledged().length > before + 10);
}

/** As `kill -9` does, the database too. */
async function kill(server: ServerProcess, folder: string): Promise<void> {
  const postmaster = Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  const gone = once(server.child, 'exit');
  server.child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await gone;
}

/** An entry that names a picture, and the picture. */
async function namePicture(db: TestDatabase): Promise<void> {
  await sql`INSERT INTO picture (hash, webp, jpeg, stored_at)
    VALUES (decode(${PICTURE}, 'hex'), 'webp', 'jpeg', now())`.execute(db.kysely);
  await sql`UPDATE content_entry SET draft = jsonb_build_object('picture', '/uploads/' || ${PICTURE}::text)
    WHERE id = (SELECT id FROM content_entry LIMIT 1)`.execute(db.kysely);
}

async function restoreInto(name: string, from: string, ...options: string[]) {
  const settings = { DATA_DIR: join(home, name) };
  await phial(settings, 'backup', 'keys', '--from', keptKeys, '--identity', identityFile);
  return phial(settings, 'restore', from, ...options);
}

/** The bookings of a restored data folder, whose counters are compared with the rows. */
async function bookingsIn(name: string): Promise<Set<string>> {
  const db = await openEmbedded(join(home, name));
  try {
    expect(await findDrift(db)).toEqual([]);
    const rows = await db.kysely.selectFrom('appointment').select('id').execute();
    return new Set(rows.map(({ id }) => id));
  } finally {
    await db.close();
  }
}

/** The store with a file of it changed. */
function damagedStore(name: string, change: (folder: string) => void): string {
  const copy = join(home, name);
  cpSync(store, copy, { recursive: true });
  change(copy);
  return copy;
}

const backupIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file !== 'wal')
    .at(-1) ?? '';

describe('a backup that was made under load, after everything else is gone', () => {
  it('restores every booking acknowledged before the last WAL that was shipped', async () => {
    const restored = await restoreInto('to the end', store);
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(/encrypted values +\d+, of which 0 do/),
    });
    expect(restored.output).toMatch(/pictures +1, of which 0 are missing/);
    const bookings = await bookingsIn('to the end');
    const due = acknowledged.filter(({ answeredAt }) => answeredAt <= shippedUntil);
    expect(due.length).toBeGreaterThan(30);
    expect(due.filter(({ id }) => !bookings.has(id))).toEqual([]);
  });

  it('restores the second that is chosen, and nothing after it', async () => {
    const restored = await restoreInto('to a second', store, '--to', formatServTime(chosen));
    expect(restored).toMatchObject({ code: 0 });
    const bookings = await bookingsIn('to a second');
    const before = acknowledged.filter(({ answeredAt }) => answeredAt <= chosen.getTime());
    const after = acknowledged.filter(({ askedAt }) => askedAt > chosen.getTime());
    expect(before.filter(({ id }) => !bookings.has(id))).toEqual([]);
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter(({ id }) => bookings.has(id))).toEqual([]);
  });

  it('says from when and until when a moment can be restored', async () => {
    const early = await restoreInto('early', store, '--to', '2020-01-01 00:00:00');
    expect(early).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/before the first moment .+, 20\d\d-/),
    });
    const late = await restoreInto('late', store, '--to', '2099-01-01 00:00:00');
    expect(late).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/reaches until 20\d\d-.+ \(Hong Kong time\)/),
    });
  });

  it('never replaces a database', async () => {
    const again = await restoreInto('to the end', store);
    expect(again).toMatchObject({ code: 1, complaint: expect.stringContaining('never replaces') });
  });

  it('is refused by name when a byte differs or a part is not whole', async () => {
    const id = backupIn(store);
    const part = join(id, 'cluster.tar.zst');
    const altered = damagedStore('altered', (folder) => {
      const bytes = readFileSync(join(folder, part));
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      writeFileSync(join(folder, part), bytes);
    });
    const cut = damagedStore('cut', (folder) => truncateSync(join(folder, part), 100_000));
    expect((await restoreInto('none', altered)).complaint).toContain(`${part} is damaged`);
    expect((await restoreInto('none', cut)).complaint).toContain(`${part} has 100000 bytes instead of`);
    expect((await phial({ BACKUP_TO: cut }, 'backup', 'verify')).complaint).toContain(
      `${part} has 100000 bytes`,
    );
  });

  it('names the WAL segment that is missing or damaged', async () => {
    let gone = '';
    const segmentOf = (folder: string) => {
      const wal = join(folder, 'wal', readdirSync(join(folder, 'wal'))[0] ?? '');
      gone =
        readdirSync(wal)
          .filter((file) => /^[0-9A-F]{24}\.gz$/.test(file))
          .at(-2) ?? '';
      return join(wal, gone);
    };
    const incomplete = damagedStore('incomplete', (folder) => rmSync(segmentOf(folder)));
    expect((await restoreInto('none', incomplete)).complaint).toContain(
      `WAL segment ${gone.slice(0, 24)} is missing`,
    );
    const broken = damagedStore('broken', (folder) => truncateSync(segmentOf(folder), 500));
    expect((await restoreInto('none', broken)).complaint).toMatch(
      new RegExp(`WAL segment .*${gone} is damaged`),
    );
  });
});

describe('an encrypted backup to a command', () => {
  it('opens with its identity only', async () => {
    const target = join(home, 'sent');
    const settings = {
      ...tests,
      DATA_DIR: join(home, 'to the end'),
      BACKUP_TO: `| mkdir -p "$(dirname "${target}/$BACKUP_NAME")" && cat > "${target}/$BACKUP_NAME"`,
      BACKUP_AGE_RECIPIENT: recipient,
    };
    const from = `| cat "${target}/$BACKUP_NAME"`;
    expect(await phial(settings, 'backup')).toMatchObject({ code: 0 });
    const stranger = join(home, 'stranger.txt');
    writeFileSync(stranger, `${await generateX25519Identity()}\n`);
    expect((await restoreInto('none', from)).complaint).toContain('give the file of the identity');
    expect((await restoreInto('none', from, '--identity', stranger)).complaint).toContain(
      'does not open with this identity',
    );
    expect(await restoreInto('from a command', from, '--identity', identityFile)).toMatchObject({ code: 0 });
    expect([...(await bookingsIn('from a command'))].length).toBeGreaterThan(30);
  });
});
