import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCurrentKey } from '../crypto/document-hash.ts';
import { addKeyToFile } from '../crypto/key-file.ts';
import { createKeyRing, loadKeyRing } from '../crypto/key-ring.ts';
import { doJob } from '../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenSlot, newDocumentNumber } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { sweepPictures } from '../uploads/pictures.service.ts';
import { rotateKeys } from './rotate-keys.ts';

let dataDir: string;
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'phial keys '));
  first = await buildTestApp({ keys: await loadKeyRing({ dataDir }) });
  second = await buildTestApp({ keys: await loadKeyRing({ dataDir }), db: first.db });
});
afterAll(async () => {
  expect(await findDrift(first.db)).toEqual([]);
  await second.close();
  await first.close();
  await rm(dataDir, { recursive: true });
});

async function keysInUse() {
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT unnest(ARRAY[key_id, hash_key_id]) AS key FROM appointment ORDER BY key`.execute(
    first.db.kysely,
  );
  return rows.map(({ key }) => key);
}

/** How many connections to the test's database wait for a lock. */
async function waitingForLock() {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(first.db.kysely);
  return rows[0]?.count;
}

const SOON = '2026-03-20 10:00:00';
const room = (more: object = {}) => givenSlot(first.db, { servTime: SOON, capacity: 500, ...more });

describe('rotation of keys', () => {
  it('re-encrypts every booking while two servers keep working, and the uniqueness rules hold throughout', async () => {
    const [slot, sameTime] = [await room(), await room({ type: 'other' })];
    const people = Array.from({ length: 40 }, (_, number) => visitor(number % 2 ? first : second));
    const booked = await Promise.all(people.map((person) => person.book(slot)));
    expect(await keysInUse()).toEqual(['k1']);

    await addKeyToFile(dataDir);
    const rotation = { db: first.db, clock: first.clock, keys: await loadKeyRing({ dataDir }) };
    let over = false;
    const rotating = rotateKeys(rotation, 2).finally(() => {
      over = true;
    });
    const again: unknown[] = [];
    const races: unknown[] = [];
    const found: unknown[] = [];
    for (let turn = 0; turn < people.length || !over; turn++) {
      const { docNo } = people[turn % people.length] ?? {};
      const newcomer = { docNo: newDocumentNumber() };
      const [here, there, one, two, mine] = await Promise.all([
        visitor(first, { docNo }).book(sameTime),
        visitor(second, { docNo }).book(sameTime),
        visitor(first, newcomer).book(slot),
        visitor(second, newcomer).book(sameTime),
        visitor(turn % 2 ? first : second, { docNo }).enquire(),
      ]);
      again.push(here?.error, there?.error);
      races.push([one?.status, two?.status].toSorted().join(' '));
      found.push(mine?.data.length);
    }
    expect((await rotating)?.rewritten).toBeGreaterThanOrEqual(people.length);
    expect(new Set(again)).toEqual(new Set(['same-time']));
    expect(new Set(races)).toEqual(new Set(['200 409']));
    expect(new Set(found)).toEqual(new Set([1]));
    expect(await keysInUse()).toEqual(['k2']);

    // Tokens made before the rotation still speak for their bookings, at either server.
    for (const [number, person] of people.slice(0, 4).entries()) {
      expect((await person.cancel(booked[number]?.data.apptRecordId ?? '')).status).toBe(200);
    }
  });

  it('finds nothing to do the second time', async () => {
    expect((await rotateKeys({ ...first, keys: await loadKeyRing({ dataDir }) }))?.rewritten).toBe(0);
  });

  it('rotates while a server deletes old pictures', async () => {
    const rotate = async () => rotateKeys({ ...first, keys: await loadKeyRing({ dataDir }) });
    let rotation: unknown;
    const work = async () => {
      rotation = await rotate();
      return 0;
    };
    await doJob(first, { ...sweepPictures, work });
    expect(rotation).toEqual({ rewritten: 0, unreadable: 0 });
  });

  it('resumes where it was interrupted', async () => {
    await visitor(first).book(await room());
    await addKeyToFile(dataDir);
    const keys = await loadKeyRing({ dataDir });
    const broken = {
      ...keys,
      decrypt: () => {
        throw new Error('broken off');
      },
    };
    await expect(rotateKeys({ ...first, keys: broken })).rejects.toThrow('broken off');
    expect((await rotateKeys({ ...first, keys }))?.rewritten).toBeGreaterThan(0);
    expect(await keysInUse()).toEqual(['k3']);
  });

  it('is recorded in the audit log', async () => {
    const events = await first.db.kysely
      .selectFrom('event')
      .selectAll()
      .where('actor', '=', 'command')
      .orderBy('xid')
      .execute();
    expect(events.map(({ action, detail }) => [action, detail.key])).toEqual([
      ['keys-rotated', 'k2'],
      ['keys-rotated', 'k3'],
    ]);
  });

  it('keeps the response to a repeated create', async () => {
    const person = visitor(first);
    const body = await person.submission(await room());
    const key = { 'idempotency-key': 'across a rotation' };
    const answer = await person.call('POST', '/rest/appointment/appt', body, key);
    await addKeyToFile(dataDir);
    await rotateKeys({ ...first, keys: await loadKeyRing({ dataDir }) });
    expect((await person.call('POST', '/rest/appointment/appt', body, key)).text).toBe(answer.text);
  });

  it('skips and counts an unreadable record, and does not try it again', async () => {
    // It has every key from its start, and need not look into the file, which is read once a second only.
    const server = await buildTestApp({ keys: await loadKeyRing({ dataDir }), db: first.db });
    const { data } = await visitor(server).book(await room());
    await first.db.kysely
      .updateTable('appointment')
      .set({ name: randomBytes(40) })
      .where('id', '=', data.apptRecordId)
      .execute();
    await visitor(server).book(await room());
    await server.close();
    await addKeyToFile(dataDir);
    const keys = await loadKeyRing({ dataDir });
    const done = await rotateKeys({ ...first, keys });
    expect(done).toMatchObject({ unreadable: 1 });
    expect(done?.rewritten).toBeGreaterThan(0);
    expect((await keysInUse()).filter((id) => id !== keys.newestId)).toHaveLength(1);
    expect(await rotateKeys({ ...first, keys })).toEqual({ rewritten: 0, unreadable: 0 });
  });

  it('shows the new key only when nobody is writing a booking under the former one', async () => {
    await visitor(first).book(await room());
    await addKeyToFile(dataDir);
    const keys = await loadKeyRing({ dataDir });
    const former = await readCurrentKey(first);
    let rotating: Promise<unknown> | undefined;
    await first.db.transaction(async (tx) => {
      await tx.query({ name: 'test-write', text: 'LOCK TABLE appointment IN ROW EXCLUSIVE MODE' });
      rotating = rotateKeys({ db: first.db, clock: first.clock, keys });
      await expect.poll(waitingForLock).toBe(1);
      expect(await readCurrentKey(first)).toBe(former);
    });
    await rotating;
    expect(await readCurrentKey({ db: first.db, keys })).toBe(keys.newestId);
  });

  it('keeps a server without the new key from booking at all, so that nobody books twice', async () => {
    const stale = await buildTestApp({
      db: first.db,
      keys: createKeyRing([{ id: 'k1', key: randomBytes(32) }]),
    });
    const slot = await room();
    const answer = await visitor(stale).book(slot);
    await stale.close();
    expect(answer).toMatchObject({ status: 500, error: 'unexpected' });
  });
});
