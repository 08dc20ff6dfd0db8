import { randomBytes, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyRing } from '../crypto/key-ring.ts';
import { rotateKeys } from '../key-rotation/rotate-keys.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot, newDocumentNumber } from '../testing/builders.ts';
import { givenDoctor, patientForm } from '../testing/doctor.ts';
import { bundleOf, laboratory, sentPdf } from '../testing/report-builders.ts';
import { visitor } from '../testing/visitor.ts';
import { openWaitingList, waiter } from '../testing/waiting.ts';
import { copyPerson, erasePerson } from './person.ts';
import { PERSONAL_TABLES, WITHOUT_PATIENTS } from './personal-tables.ts';

/*
 * A database with one patient in every table that may have one. What is sealed
 * or hashed is bytes, so the bytes show what a rotation or an erasure left out.
 */

const REACHED = PERSONAL_TABLES.flatMap(({ reaches }) => reaches);
const MARKERS = ['Marker Visitor', '91234567', 'visitor@lab.example', 'Marker notes', 'Marker conclusion'];
const former = { id: 'k1', key: randomBytes(32) };
const keys = createKeyRing([{ id: 'k2', key: randomBytes(32) }, former]);
const document = { documentType: 'HKID', documentNumber: newDocumentNumber() } as const;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([former]) });
  const person = visitor(test, { name: MARKERS[0] ?? '', docNo: document.documentNumber });
  const slot = await givenSlot(test.db);
  const { data } = await person.book(slot, {}, { 'idempotency-key': 'every table' });
  await openWaitingList(test);
  expect((await waiter(test, { name: person.name, docNo: person.docNo }).join([slot])).status).toBe(200);
  const { db, clock } = test;
  const at = clock.now();
  const formerSlot = { service_point_id: slot.servPtId, starts_at: new Date(`${slot.servTime}+08:00`) };
  await db.kysely
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      appointment_id: data.apptRecordId,
      event_id: randomUUID(),
      kind: 'moved',
      former_service_point_id: formerSlot.service_point_id,
      former_starts_at: formerSlot.starts_at,
      ...formerSlot,
      due_at: at,
      created_at: at,
    })
    .execute();
  const doctor = await givenDoctor(test);
  const form = patientForm({ ...document, birthday: '1960-04-05', sex: 'F' });
  const { patientId } = await doctor.addPatient(form);
  const { number } = await doctor.place(await doctor.draft({ patientId, notes: 'Marker notes' }));
  const lab = await laboratory(test);
  const bundle = bundleOf(
    { number, person: form },
    { conclusion: 'Marker conclusion', presentedForm: [sentPdf('Marker document')] },
  );
  expect((await lab.send(bundle)).status).toBe(200);
});
afterAll(() => test.close());

/** The columns of a kind, of every table. */
async function columns(kind: RawBuilder<unknown>): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND ${kind} ORDER BY 1, 2`.execute(test.db.kysely);
  return rows;
}

/** All bytes in a table, by column. */
async function bytesOf(tables: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { table, column } of await columns(sql`data_type = 'bytea'`)) {
    if (!tables.includes(table)) continue;
    const { rows } = await sql<{ bytes: Buffer | null }>`
      SELECT ${sql.ref(column)} AS bytes FROM ${sql.table(table)}`.execute(test.db.kysely);
    for (const { bytes } of rows) if (bytes) found.set(bytes.toString('hex'), `${table}.${column}`);
  }
  return found;
}

it('is declared with or without patients, none twice', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(
    test.db.kysely,
  );
  const said = [...REACHED, ...Object.keys(WITHOUT_PATIENTS)];
  expect(said.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it("has a row of the test's patient, if it holds patients", async () => {
  for (const table of REACHED) {
    const { rows } = await sql`SELECT FROM ${sql.table(table)}`.execute(test.db.kysely);
    expect(rows, table).not.toEqual([]);
  }
});

it('is exported with everything stored about the person', async () => {
  const copy = await copyPerson(test, 'command', document);
  const text = JSON.stringify(copy);
  const pdf = sentPdf('Marker document').data;
  for (const marker of [...MARKERS, document.documentNumber, pdf]) expect(text).toContain(marker);
  expect(copy.records.appointments).toMatchObject([
    {
      walkIn: false,
      arrivedAt: null,
      identitySeen: false,
      messages: expect.arrayContaining([
        expect.objectContaining({ kind: 'confirmation', former: null }),
        expect.objectContaining({ kind: 'moved', state: 'QUEUED', createdAt: '2026-03-02 09:00:00' }),
      ]),
      history: [{ at: '2026-03-02 09:00:00', action: 'appointment-booked', by: 'visitor' }],
    },
  ]);
});

it('is re-encrypted and rehashed by a key rotation', async () => {
  // An answer lives for a day, and its key as long; the hashes of the note's token and of answers have no key.
  const kept = ['idempotency', 'lab_order.note_token_hash', 'key_check'];
  const before = await bytesOf(REACHED);
  await rotateKeys({ db: test.db, clock: test.clock, keys });
  const after = await bytesOf(REACHED);
  const same = [...before].filter(([bytes]) => after.has(bytes)).map(([, column]) => column);
  expect(same.filter((column) => !kept.some((name) => column.startsWith(name)))).toEqual([]);
  for (const { table, column } of await columns(sql`column_name LIKE '%key\\_id'`)) {
    if (kept.includes(table)) continue;
    const { rows } = await sql<{ key: string | null }>`
      SELECT DISTINCT ${sql.ref(column)} AS key FROM ${sql.table(table)}`.execute(test.db.kysely);
    expect(
      rows.map(({ key }) => key).filter((key) => key !== null && key !== 'k2'),
      `${table}.${column}`,
    ).toEqual([]);
  }
});

it('holds nothing of the person after an erasure, once medical records expire', async () => {
  const before = await bytesOf(REACHED);
  test.clock.set(new Date('2034-01-10T09:00:00+08:00'));
  const { kept } = await erasePerson({ ...test, keys }, 'command', document);
  expect(kept).toBe(0);
  const after = await bytesOf(REACHED);
  expect([...before].filter(([bytes]) => after.has(bytes)).map(([, column]) => column)).toEqual([]);
});
