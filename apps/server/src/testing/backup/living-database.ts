import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupState } from '@phial/contract/staff/backup';
import { addDays, dayOf, formatServTime } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { makeBackup } from '../../backup/make-backup.ts';
import type { Manifest } from '../../backup/manifest.ts';
import { shipWalOften } from '../../backup/wal/ship-job.ts';
import { readSpool } from '../../backup/wal/spool.ts';
import type { Config } from '../../config.ts';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { migrate } from '../../db/migrate.ts';
import { doJob } from '../../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { givenSlot } from '../builders.ts';
import { openTestDatabase } from '../open-test-database.ts';
import { signedIn } from '../staff.ts';
import { startTestPostgres } from '../start-test-postgres.ts';
import { visitor } from '../visitor.ts';
import { openEmbedded } from './embedded-folder.ts';
import { phial } from './phial-command.ts';

const KEY = Buffer.alloc(32, 9);

/** The embedded database with archiving and the server beside it, whose jobs the test does when it wants them. */
export async function startLivingDatabase(config: Partial<Config>) {
  const home = mkdtempSync(join(tmpdir(), 'phial living '));
  const dataDir = join(home, 'data');
  mkdirSync(dataDir);
  let server = await startTestPostgres(dataDir, { durable: false, archiving: true });
  const db = openTestDatabase(server.url);
  await migrate(db);
  const keys = createKeyRing([{ id: 'living', key: KEY }]);
  const test = await buildTestApp({ db, keys, config: { ...config, dataDir } });
  test.clock.set(new Date());
  await db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
  return {
    ...test,
    home,
    /** Starts the database again, with archiving or, as without `BACKUP_TO`, without. */
    async restart(archiving: boolean) {
      await server.stop();
      server = await startTestPostgres(dataDir, { durable: false, archiving });
    },
    /** Books over the API. @returns id of the appointment, and a second of Hong Kong that is later */
    async book() {
      const servTime = `${addDays(dayOf(new Date()), 1)} 10:00:00`;
      const answer = await visitor(test).book(await givenSlot(db, { servTime }));
      const id = answer.data?.apptRecordId;
      if (answer.code !== 200 || id === undefined) throw new Error(`not booked: ${answer.text}`);
      return { id, after: await nextSecond() };
    },
    /** Ends the WAL segment. @returns when it is in the spool, or not archived at all */
    async endSegment({ archived = true } = {}) {
      const { rows } = await sql<{ name: string }>`
        SELECT pg_walfile_name(pg_switch_wal()) AS name`.execute(db.kysely);
      const name = `${rows[0]?.name}.gz`;
      if (archived) await vi.waitUntil(async () => (await readSpool(dataDir)).files.includes(name), PATIENCE);
    },
    ship: (changed?: Partial<Config>) => doJob(withConfig(test, changed), shipWalOften),
    backUp: (changed?: Partial<Config>) => backUp(test, changed),
    waiting: async () => (await readSpool(dataDir)).files.length,
    /** What an administrator gets who signs in now. */
    async state() {
      const administrator = await signedIn(test, { role: 'administrator' });
      return (await administrator.call<BackupState>('GET', '/staff/backup')).data;
    },
    async metric(name: string) {
      const { body } = await test.app.inject('/metrics');
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
    },
    restore: (name: string, ...words: string[]) =>
      phial(
        { DATA_DIR: join(home, name), PHIAL_KEYS: `living:${KEY.toString('base64')}` },
        'restore',
        ...words,
      ),
    /** Ids of the appointments that were restored. */
    async restored(name: string): Promise<string[]> {
      const copy = await openEmbedded(join(home, name));
      const rows = await copy.kysely.selectFrom('appointment').select('id').execute();
      await copy.close();
      return rows.map(({ id }) => id);
    },
    async stop() {
      await test.close();
      await db.close();
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const PATIENCE = { timeout: 60_000 };

function withConfig(test: TestApp, changed: Partial<Config> = {}): TestApp {
  return { ...test, config: { ...test.config, ...changed } };
}

/** As `phial backup` does. */
async function backUp(test: TestApp, changed?: Partial<Config>): Promise<Manifest> {
  test.clock.set(new Date());
  return makeBackup(withConfig(test, changed), () => undefined);
}

/** Waits for it. @returns its beginning, as `--to` takes it */
async function nextSecond(): Promise<string> {
  const next = new Date(Math.ceil((Date.now() + 1) / 1000) * 1000);
  await vi.waitUntil(() => Date.now() > next.getTime(), { timeout: 5_000, interval: 20 });
  return formatServTime(next);
}
