import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupTarget } from '../config/backup-readers.ts';
import { doJob } from '../jobs/jobs.ts';
import { startLivingDatabase } from '../testing/backup/living-database.ts';
import { insertBackup } from './backup.sql.ts';
import { backupIdOf } from './names.ts';
import { backUpNightly } from './nightly.ts';
import { openFolderStore } from './store/folder-store.ts';
import { verifyBackup } from './verify-backup.ts';

const disk = mkdtempSync(join(tmpdir(), 'phial disk '));
const folder = join(disk, 'folder');
const sent = join(disk, 'sent');
const flag = join(disk, 'line is up');
const deleted = join(disk, 'deleted');

const toFolder = { backupTo: backupTarget(folder) };
const toCommand = {
  backupTo: backupTarget(
    `| test -e "${flag}" && mkdir -p "$(dirname "${sent}/$BACKUP_NAME")" && cat > "${sent}/$BACKUP_NAME"`,
  ),
  backupDelete: `echo "$BACKUP_NAME" >> "${deleted}"`,
};

let living: Awaited<ReturnType<typeof startLivingDatabase>>;
beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(flag, '');
  living = await startLivingDatabase({ ...toFolder, backupKeep: 2 });
});
afterAll(async () => {
  await living.stop();
  rmSync(disk, { recursive: true, force: true });
});

const statesOf = async (...ids: string[]) => {
  const rows = await living.db.kysely
    .selectFrom('backup')
    .select('state')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state);
};

const walIn = (store: string) =>
  readdirSync(join(store, 'wal')).flatMap((cluster) => readdirSync(join(store, 'wal', cluster)));

/** A backup or a restore, of which each test has several, takes seconds. */
const PATIENT = { timeout: 180_000 };

describe('a destination that is away', PATIENT, () => {
  const restoreFrom = { folder, command: `| cat "${sent}/$BACKUP_NAME"` };

  it.each([
    {
      kind: 'folder' as const,
      changed: toFolder,
      leave: () => renameSync(folder, `${folder}.away`),
      comeBack: () => renameSync(`${folder}.away`, folder),
      complaint: `${folder} is not there: mount it, or make it`,
    },
    {
      kind: 'command' as const,
      changed: toCommand,
      leave: () => rmSync(flag),
      comeBack: () => writeFileSync(flag, ''),
      complaint: 'failed for wal/',
    },
  ])('stops no booking, and every second of it can be restored ($kind)', async (given) => {
    const { kind, changed, leave, comeBack, complaint } = given;
    const good = await living.backUp(changed);
    leave();
    const first = await living.book();
    const second = await living.book();
    await living.endSegment();
    const waiting = await living.waiting();
    await expect(living.ship(changed)).rejects.toThrow(complaint);
    await expect(living.backUp(changed)).rejects.toMatchObject({ failure: 'destination-failed' });
    // The failed backup ended a segment as well, which would otherwise be archived at any later moment.
    await living.endSegment();
    expect(await living.waiting()).toBeGreaterThanOrEqual(waiting);
    expect(await living.metric('phial_wal_archive_waiting_segments')).toBeGreaterThanOrEqual(waiting);
    expect(await living.metric('phial_wal_archive_waiting_bytes')).toBeGreaterThan(1000);
    expect(await living.metric('phial_wal_archive_oldest_waiting_seconds')).toBeGreaterThan(0);
    expect(await living.metric('phial_backup_last_attempt_failed')).toBe(1);
    const begun = await living.metric('phial_backup_last_success_timestamp_seconds');
    expect(Math.abs(begun - Date.parse(good.startedAt) / 1000)).toBeLessThan(5);
    living.clock.advance(29 * 3600);
    expect(await living.state()).toMatchObject({
      state: 'overdue',
      failedAt: expect.stringMatching(/Z$/),
      walWaitingSince: expect.stringMatching(/Z$/),
    });

    comeBack();
    living.clock.set(new Date());
    expect(await living.ship(changed)).toBeGreaterThanOrEqual(waiting);
    expect(await living.metric('phial_wal_archive_waiting_segments')).toBe(0);
    expect(await living.state()).toMatchObject({ state: 'good', walWaitingSince: null });
    const restored = await living.restore(`outage of ${kind}`, restoreFrom[kind], '--to', first.after);
    expect(restored).toMatchObject({ code: 0 });
    const bookings = await living.restored(`outage of ${kind}`);
    expect(bookings).toContain(first.id);
    expect(bookings).not.toContain(second.id);
    await living.backUp(changed);
    expect(await living.metric('phial_backup_last_attempt_failed')).toBe(0);
    expect(await living.state()).toMatchObject({ state: 'good', failedAt: null });
  });
});

describe('old backups', PATIENT, () => {
  it('go after a good new one only, with the WAL that nothing else needs', async () => {
    const one = await living.backUp();
    await living.endSegment();
    const two = await living.backUp();
    renameSync(folder, `${folder}.away`);
    await expect(living.backUp()).rejects.toThrow(`${folder} is not there`);
    renameSync(`${folder}.away`, folder);
    expect(await statesOf(one.id, two.id)).toEqual(['DONE', 'DONE']);
    expect(walIn(folder)).toContain(`${one.wal?.first}.gz`);

    const three = await living.backUp();
    expect(await statesOf(one.id, two.id, three.id)).toEqual(['DELETED', 'DONE', 'DONE']);
    expect(readdirSync(folder).toSorted()).toEqual([two.id, three.id, 'wal']);
    const segments = walIn(folder).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name));
    expect(segments.toSorted()[0]).toBe(`${two.wal?.first}.gz`);
    await verifyBackup(openFolderStore(folder), two.id, []);

    // One that cannot be deleted does not take the new one with it.
    mkdirSync(join(folder, two.id, 'not of ours'));
    await expect(living.backUp()).rejects.toThrow(two.id);
    const newest = readdirSync(folder).findLast((name) => name !== 'wal') ?? '';
    expect(newest > three.id).toBe(true);
    expect(await statesOf(two.id, three.id, newest)).toEqual(['DONE', 'DONE', 'DONE']);
    rmSync(join(folder, two.id), { recursive: true });
  });

  it('are deleted file by file where BACKUP_TO is a command, the manifest first', async () => {
    const changed = { ...toCommand, backupKeep: 1 };
    const one = await living.backUp(changed);
    rmSync(deleted, { force: true });
    const two = await living.backUp(changed);
    expect(readFileSync(deleted, 'utf8').trim().split('\n')).toEqual([
      `${one.id}/manifest.json`,
      `${one.id}/cluster.tar.zst`,
    ]);
    expect(JSON.parse(readFileSync(join(sent, 'index.json'), 'utf8'))).toMatchObject({ backups: [two.id] });
  });
});

it('waits for the next second where another backup was begun in this one', PATIENT, async () => {
  const taken = [0, 1000].map((later) => backupIdOf(new Date(Date.now() + later)));
  const others = { kind: 'PHYSICAL', encrypted: false, destination: null, startedAt: new Date() } as const;
  for (const id of taken) expect(await insertBackup(living.db, { id, ...others })).toBe(true);
  expect(taken).not.toContain((await living.backUp()).id);
});

describe('WAL that was not archived', PATIENT, () => {
  const nightly = () => doJob(living, backUpNightly);

  it('is noticed when archiving begins again, and a new backup is made at once', async () => {
    await living.backUp();
    expect(await nightly()).toBe(0);
    await living.restart(false);
    const lost = await living.book();
    await living.endSegment({ archived: false });
    await living.book();
    await living.endSegment({ archived: false });
    await living.restart(true);
    await living.book();
    await living.endSegment();
    await living.ship();
    expect(await nightly()).toBe(1);
    expect(await nightly()).toBe(0);

    const refused = await living.restore('gap', folder, '--to', lost.after);
    expect(refused).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(
        /WAL segment \w+ is missing in .+: a restore reaches until 20.+ \(Hong Kong time\), and again from 20/,
      ),
    });
  });
});
