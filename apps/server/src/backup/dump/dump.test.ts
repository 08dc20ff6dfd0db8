import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { migrate } from '../../db/migrate.ts';
import { type DebianServer, startDebianServer } from '../../testing/backup/debian-server.ts';
import { phial } from '../../testing/backup/phial-command.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { findDrift, givenSlot } from '../../testing/builders.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { visitor } from '../../testing/visitor.ts';

const KEY = Buffer.alloc(32, 7);
const home = mkdtempSync(join(tmpdir(), 'phial dump '));
let server: DebianServer | undefined;
beforeAll(async () => {
  server = await startDebianServer();
  if (server === undefined && process.env.CI)
    throw new Error('PostgreSQL of the distribution cannot be had here');
});
afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

it('dumps the database of a server and restores it into an empty one', async (context) => {
  if (server === undefined) return context.skip('the distribution’s PostgreSQL is not installed');
  const url = await server.createDatabase('busy');
  const settings = {
    DATA_DIR: home,
    DATABASE_URL: url,
    PHIAL_KEYS: `dump:${KEY.toString('base64')}`,
    BACKUP_TO: join(home, 'store'),
  };
  mkdirSync(settings.BACKUP_TO);
  const db = openTestDatabase(url);
  await migrate(db);
  const test = await buildTestApp({ db, keys: createKeyRing([{ id: 'dump', key: KEY }]) });
  await db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
  const { data } = await visitor(test).book(await givenSlot(db));
  const made = await phial(settings, 'backup');
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('It needs the keys dump') });
  await visitor(test).book(await givenSlot(db));
  await test.close();
  await db.close();

  const again = await phial(settings, 'restore', settings.BACKUP_TO);
  expect(again).toMatchObject({ code: 1, complaint: expect.stringContaining('never replaces a database') });
  const empty = { ...settings, DATABASE_URL: await server.createDatabase('empty') };
  const moment = await phial(empty, 'restore', settings.BACKUP_TO, '--to', '2099-01-01 00:00:00');
  expect(moment).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('A dump holds the one moment'),
  });
  expect(await phial(empty, 'restore', settings.BACKUP_TO)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/encrypted values +[1-9]\d*, of which 0 do not open/),
  });
  const restored = openTestDatabase(empty.DATABASE_URL);
  expect(await findDrift(restored)).toEqual([]);
  const rows = await restored.kysely.selectFrom('appointment').select('id').execute();
  expect(rows.map(({ id }) => id)).toEqual([data.apptRecordId]);
  await restored.close();
});
