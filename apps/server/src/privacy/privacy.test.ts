import type { ErasedPerson, FoundPerson, PersonCopy, RetentionPreview } from '@phial/contract/staff/privacy';
import { instantOf } from '@phial/domain/hong-kong-time';
import { maskDocumentNumber } from '@phial/domain/identity/masked-document';
import { maskPatientDocument } from '@phial/domain/orders/patient-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenSlot } from '../testing/builders.ts';
import { givenDoctor } from '../testing/doctor.ts';
import { signedIn } from '../testing/staff.ts';
import { visitor, withoutLink } from '../testing/visitor.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp({ config: { retentionDays: 30 } });
});
beforeEach(async () => {
  test.clock.set(instantOf('2026-03-02', '09:00'));
  administrator = await signedIn(test, { role: 'administrator' });
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const PERSON = '/staff/privacy/person';
const CARD = { documentType: 'HKID' };
const find = (docNo: string) => administrator.call<FoundPerson>('POST', PERSON, { ...CARD, docNo });
const erase = (body: object) =>
  administrator.call<ErasedPerson>('POST', `${PERSON}/erase`, { ...CARD, ...body });

/** A person with a booking that is over and one to come. */
async function givenPerson() {
  const person = visitor(test);
  const past = await person.book(await givenSlot(test.db, { servTime: '2026-03-02 09:30:00' }));
  const coming = await person.book(await givenSlot(test.db, { servTime: '2026-03-10 10:00:00' }));
  test.clock.advance(2700);
  return { person, past: past.data, coming: coming.data };
}

async function eventsOf(action: string) {
  return test.db.kysely
    .selectFrom('event')
    .select(['actor', 'detail'])
    .where('action', '=', action)
    .where('actor', '=', administrator.id)
    .execute();
}

it('reports what the daily erasure will erase, by day', async () => {
  for (const day of ['2026-03-03', '2026-03-03', '2026-03-10', '2026-03-11']) {
    await visitor(test).book(await givenSlot(test.db, { servTime: `${day} 10:00:00` }));
  }
  // The 3rd is due since this midnight; the 10th falls due within a week, the 11th a day too late.
  test.clock.set(instantOf('2026-04-03', '09:00'));
  administrator = await signedIn(test, { role: 'administrator' });
  const { data } = await administrator.call<RetentionPreview>('GET', '/staff/privacy');
  expect(data).toEqual({
    retentionDays: 30,
    keptSince: '2026-03-04',
    days: [
      { table: 'appointments', day: '2026-03-03', erasedOn: '2026-04-03', rows: 2 },
      { table: 'appointments', day: '2026-03-10', erasedOn: '2026-04-10', rows: 1 },
    ],
  });
});

describe('one person', () => {
  it('is found in any notation of the number, without personal values', async () => {
    const { person, past, coming } = await givenPerson();
    const answer = await find(person.docNo.toLowerCase().replace(/[()]/g, ' '));
    expect(answer.data).toMatchObject({
      docNo: maskDocumentNumber(person.docNo),
      unsearchable: 0,
      rows: [
        { table: 'appointments', id: past.apptRecordId, at: '2026-03-02 09:30:00', fate: 'erase' },
        { table: 'appointments', id: coming.apptRecordId, state: 'BOOKED', fate: 'cancel' },
      ],
    });
    for (const secret of [person.docNo, person.name, '91234567', 'visitor@']) {
      expect(answer.text).not.toContain(secret);
    }
    expect(await eventsOf('personal-data-searched')).toEqual([
      { actor: administrator.id, detail: expect.objectContaining({ appointments: 2 }) },
    ]);
  });

  it('gets a copy, which is recorded in the audit log', async () => {
    const { person, past, coming } = await givenPerson();
    const { data } = await administrator.call<PersonCopy>('POST', `${PERSON}/copy`, {
      ...CARD,
      docNo: person.docNo,
    });
    expect(data).toMatchObject({
      docNo: person.docNo,
      records: { appointments: [past, coming].map(withoutLink) },
    });
    expect(await eventsOf('personal-data-exported')).toEqual([
      { actor: administrator.id, detail: expect.objectContaining({ appointments: 2 }) },
    ]);
  });

  it('is erased once the number was typed twice, in the version that was seen', async () => {
    const { person } = await givenPerson();
    const { docNo } = person;
    const { version } = (await find(docNo)).data;
    for (const confirmation of ['', 'erase', 'A123456(3)']) {
      expect(await erase({ docNo, confirmation, version })).toMatchObject({
        status: 422,
        error: 'confirmation-differs',
      });
    }
    expect((await person.enquire()).data).toHaveLength(1);
    expect((await erase({ docNo, confirmation: docNo, version })).data).toEqual({
      erased: { appointments: 2 },
      cancelled: 1,
      kept: 0,
      unsearchable: 0,
    });
    expect((await find(docNo)).data.rows).toEqual([]);
    expect(await eventsOf('personal-data-erased')).toEqual([
      { actor: administrator.id, detail: { appointments: 2, cancelled: 1 } },
    ]);
    expect(test.logLines.join('')).not.toContain(docNo.slice(0, 7));
  });

  it('is not erased when it changed meanwhile, and the response has the present state', async () => {
    const { person, coming } = await givenPerson();
    const { docNo } = person;
    const { version } = (await find(docNo)).data;
    await person.enquire();
    await person.cancel(coming.apptRecordId);
    const refused = await erase({ docNo, confirmation: docNo, version });
    expect(refused).toMatchObject({
      status: 409,
      error: 'version-conflict',
      data: { rows: [{ fate: 'erase' }, { state: 'CANCELLED', fate: 'erase' }] },
    });
    const seen = (refused.data as unknown as { version: string }).version;
    expect((await erase({ docNo, confirmation: docNo, version: seen })).data.cancelled).toBe(0);
  });

  it('requires a valid number', async () => {
    expect(await find(' ')).toMatchObject({ status: 422, error: 'card-number-required' });
    expect(await find('A123456(4)')).toMatchObject({ status: 422, error: 'card-number-invalid' });
  });

  it('is somebody else under the same characters of another document', async () => {
    const { person } = await givenPerson();
    const doctor = await givenDoctor(test);
    const passport = { documentType: 'TRAVEL', documentNumber: person.docNo } as const;
    const { patientId } = await doctor.addPatient(passport);
    const travelling = { documentType: 'TRAVEL', docNo: person.docNo };
    const { data } = await administrator.call<FoundPerson>('POST', PERSON, travelling);
    expect(data).toMatchObject({
      documentType: 'TRAVEL',
      docNo: maskPatientDocument('TRAVEL', person.docNo),
      rows: [{ table: 'orders', id: patientId, fate: 'erase' }],
    });
    expect((await find(person.docNo)).data.rows.map(({ table }) => table)).toEqual([
      'appointments',
      'appointments',
    ]);
    const { version } = data;
    const done = await erase({ ...travelling, confirmation: person.docNo.toLowerCase(), version });
    expect(done.data).toMatchObject({ erased: { orders: 1 }, cancelled: 0 });
    expect((await person.enquire()).data).toHaveLength(1);
    for (const [docNo, error] of [
      ['', 'travel-card-number-required'],
      ['?', 'travel-card-number-invalid'],
    ]) {
      const refused = await administrator.call('POST', PERSON, { ...travelling, docNo });
      expect(refused).toMatchObject({ status: 422, error });
    }
  });
});
