import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptPerson } from '../booking/encrypted-person.ts';
import { countUnsearchable } from '../booking/personal-rows.sql.ts';
import { addKeyToFile } from '../crypto/key-file.ts';
import { loadKeyRing } from '../crypto/key-ring.ts';
import { setHashKey } from '../key-rotation/rotate-keys.sql.ts';
import { rotateKeys } from '../key-rotation/rotate-keys.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenSlot, newDocumentNumber, readSeats } from '../testing/builders.ts';
import { visitor, withoutLink } from '../testing/visitor.ts';
import { eraseDue } from './erase-due.ts';
import { copyPerson, erasePerson } from './person.ts';

let dataDir: string;
let test: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'phial privacy '));
  test = await buildTestApp({ keys: await loadKeyRing({ dataDir }) });
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
  await rm(dataDir, { recursive: true });
});

const SOON = '2026-03-10 10:00:00';
const MORNING = instantOf('2026-03-02', '09:00');

/** @param documentNumber as `A123456(3)` */
const card = (documentNumber: string) => ({ documentType: 'HKID', documentNumber }) as const;

/** A person with a past, a cancelled and a coming booking, the last one under an Idempotency-Key. */
async function givenPerson(idempotencyKey: string, server = test) {
  server.clock.set(MORNING);
  const person = visitor(server);
  const past = await person.book(await givenSlot(test.db, { servTime: '2026-03-02 09:30:00' }));
  const gone = await person.book(await givenSlot(test.db, { servTime: '2026-03-05 10:00:00' }));
  await person.cancel(gone.data.apptRecordId);
  const slot = await givenSlot(test.db, { servTime: SOON });
  const coming = await person.book(slot, {}, { 'idempotency-key': idempotencyKey });
  server.clock.advance(3600);
  return { person, slot, past: past.data, gone: gone.data, coming: coming.data };
}

const rowsOf = (ids: string[]) =>
  test.db.kysely.selectFrom('appointment').selectAll().where('id', 'in', ids).orderBy('starts_at').execute();

const auditEvents = (actions: string[]) =>
  test.db.kysely
    .selectFrom('event')
    .select(['actor', 'action', 'appointment_id', 'detail'])
    .where('action', 'in', actions)
    .where('actor', '=', 'command')
    .orderBy('at')
    .orderBy('action')
    .execute();

async function answers(): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM idempotency`.execute(
    test.db.kysely,
  );
  return rows[0]?.n ?? 0;
}

describe('one person’s data, under a key that is no longer the one in use', () => {
  it('is exported completely, and nobody else’s with it', async () => {
    const { person, past, gone, coming } = await givenPerson('export');
    await visitor(test).book(await givenSlot(test.db, { servTime: SOON }));
    await addKeyToFile(dataDir);
    const keys = await loadKeyRing({ dataDir });
    // As a rotation leaves it that is broken off before any row is rewritten.
    await setHashKey(test.db, keys.newestId);
    const copy = await copyPerson({ ...test, keys }, 'command', card(person.docNo));
    expect(copy).toMatchObject({
      exportedAt: '2026-03-02 10:00:00',
      timeZone: 'Asia/Hong_Kong',
      documentType: 'HKID',
      docNo: person.docNo,
      records: {
        appointments: [
          {
            ...withoutLink(past),
            status: 'BOOKED',
            language: 'en',
            createdAt: '2026-03-02 09:00:00',
            cancelledAt: null,
          },
          { ...withoutLink(gone), status: 'CANCELLED', cancelledAt: '2026-03-02 09:00:00' },
          { ...withoutLink(coming), status: 'BOOKED' },
        ],
      },
    });
    expect(copy.records.appointments).toHaveLength(3);
    const [event] = await auditEvents(['personal-data-exported']);
    expect(event).toMatchObject({ appointment_id: null, detail: { appointments: 3 } });
  });

  it('is erased completely: future bookings are cancelled and free their seats', async () => {
    await setHashKey(test.db, 'k1');
    const { person, slot, past, gone, coming } = await givenPerson('erase');
    const other = visitor(test);
    const kept = await other.book(
      await givenSlot(test.db, { servTime: SOON }),
      {},
      { 'idempotency-key': 'o' },
    );
    const before = await answers();
    const keys = await loadKeyRing({ dataDir });
    await setHashKey(test.db, keys.newestId);
    const passport = { documentType: 'TRAVEL', documentNumber: person.docNo } as const;
    expect((await erasePerson({ ...test, keys }, 'command', passport)).erased).toEqual({});
    expect(await answers()).toBe(before);
    expect(await erasePerson({ ...test, keys }, 'command', card(person.docNo))).toMatchObject({
      erased: { appointments: 3 },
      cancelled: 1,
      kept: 0,
    });

    const rows = await rowsOf([past.apptRecordId, gone.apptRecordId, coming.apptRecordId]);
    expect(rows.map(({ status }) => status)).toEqual(['BOOKED', 'CANCELLED', 'CANCELLED']);
    for (const row of rows) {
      expect(row).toMatchObject({
        name: null,
        document_hash: null,
        phone: null,
        erased_at: test.clock.now(),
      });
    }
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 0, booked: 0, held: 0 });
    expect((await visitor(test).book(slot)).status).toBe(200);
    // Of the stored first answers only this person's has gone.
    expect(await answers()).toBe(before - 1);
    expect((await person.enquire()).data).toEqual([]);
    expect(await other.enquire()).toMatchObject({ data: [kept.data] });
    expect(await erasePerson({ ...test, keys }, 'command', card(person.docNo))).toMatchObject({
      erased: {},
      cancelled: 0,
    });
    expect((await copyPerson({ ...test, keys }, 'command', card(person.docNo))).records.appointments).toEqual(
      [],
    );

    expect(await auditEvents(['personal-data-erased', 'appointment-cancelled'])).toEqual([
      {
        actor: 'command',
        action: 'appointment-cancelled',
        appointment_id: coming.apptRecordId,
        detail: { slot: slot.id },
      },
      {
        actor: 'command',
        action: 'personal-data-erased',
        appointment_id: null,
        detail: { appointments: 3, cancelled: 1 },
      },
    ]);
  });

  it('is erased while the person keeps changing it, without an orphaned seat', async () => {
    const keys = await loadKeyRing({ dataDir });
    for (let round = 1; round <= 5; round++) {
      const { person, slot, coming } = await givenPerson(`race ${round}`);
      const other = await givenSlot(test.db, { servTime: SOON });
      const [changed, erased] = await Promise.all([
        person.change(coming.apptRecordId, other),
        erasePerson({ ...test, keys }, 'command', card(person.docNo)),
      ]);
      expect(erased).toMatchObject({ erased: { appointments: 3 }, cancelled: 1, kept: 0 });
      expect([200, 403]).toContain(changed.status);
      for (const { id } of [slot, other]) {
        expect(await readSeats(test.db, id)).toEqual({ taken: 0, booked: 0, held: 0 });
      }
    }
  });

  it('is erased with the stored responses, even when the number was corrected since', async () => {
    const keys = await loadKeyRing({ dataDir });
    const { past, gone, coming } = await givenPerson('corrected');
    const right = newDocumentNumber();
    for (const { apptRecordId: id } of [past, gone, coming]) {
      const sealed = encryptPerson(keys, id, { name: 'Chan', docNo: right, telNo: '91234567', email: '' });
      const [hash] = keys.lookupHashes(right);
      await sql`UPDATE appointment SET key_id = ${sealed.keyId}, name = ${sealed.name}, phone = ${sealed.phone},
        email = NULL, document_number = ${sealed.documentNumber}, hash_key_id = ${hash?.keyId},
        document_hash = ${hash?.hash} WHERE id = ${id}`.execute(test.db.kysely);
    }
    const before = await answers();
    expect((await erasePerson({ ...test, keys }, 'command', card(right))).erased).toEqual({
      appointments: 3,
    });
    expect(await answers()).toBe(before - 1);
  });

  it('is erased completely or not at all: a failure undoes the cancellation', async () => {
    const { person, slot } = await givenPerson('half');
    const broken = {
      ...(await loadKeyRing({ dataDir })),
      decrypt: () => {
        throw new Error('broken off');
      },
    };
    await expect(erasePerson({ ...test, keys: broken }, 'command', card(person.docNo))).rejects.toThrow(
      'broken off',
    );
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
    expect((await person.enquire()).data).toHaveLength(1);
  });
});

describe('a rotation of keys afterwards', () => {
  it('skips erased bookings and rotates all others', async () => {
    const { person } = await givenPerson('rotation');
    await erasePerson({ ...test, keys: await loadKeyRing({ dataDir }) }, 'command', card(person.docNo));
    const left = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM appointment WHERE erased_at IS NULL`.execute(test.db.kysely);
    await addKeyToFile(dataDir);
    const keys = await loadKeyRing({ dataDir });
    expect(await countUnsearchable(test.db, [keys.newestId])).toBe(left.rows[0]?.n);
    expect(await rotateKeys({ ...test, keys }, 3)).toEqual({ rewritten: left.rows[0]?.n, unreadable: 0 });
    expect(await countUnsearchable(test.db, [keys.newestId])).toBe(0);
    expect(await rotateKeys({ ...test, keys })).toEqual({ rewritten: 0, unreadable: 0 });
  });

  it('and the daily erasure may run at once', async () => {
    // A server that has the newest key from its start, and need not look for it in the file.
    const server = await buildTestApp({ keys: await loadKeyRing({ dataDir }), db: test.db });
    for (let number = 1; number <= 12; number++) await givenPerson(`at once ${number}`, server);
    await server.close();
    test.clock.set(instantOf('2026-07-01', '09:00'));
    await addKeyToFile(dataDir);
    const keys = await loadKeyRing({ dataDir });
    const [, erased] = await Promise.all([
      rotateKeys({ ...test, keys }, 2),
      test.db.transaction((tx) => eraseDue({ ...test, db: tx }, 'command', 3)),
    ]);
    expect(erased).toBeGreaterThan(0);
    while ((await test.db.transaction((tx) => eraseDue({ ...test, db: tx }, 'command'))) > 0);
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM appointment WHERE erased_at IS NULL OR name IS NOT NULL`.execute(
      test.db.kysely,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
