import { isReservationCode } from '@phial/domain/reservation-code';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import {
  findDrift,
  givenServicePoint,
  givenSlot,
  newDocumentNumber,
  readPlaces,
} from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const countRows = async () => {
  const { rows } = await sql<{ rows: number }>`
    SELECT ((SELECT count(*) FROM appointment) + (SELECT count(*) FROM event) + (SELECT count(*) FROM idempotency)
      + (SELECT count(*) FROM hold) + (SELECT sum(taken) FROM slot))::int AS rows`.execute(test.db.kysely);
  return rows[0]?.rows;
};

describe('create', () => {
  it('books and answers the whole record and a token (API-012, D-40)', async () => {
    const slot = await givenSlot(test.db);
    const person = visitor(test, { name: '陳 大文' });
    const { status, code, data, token } = await person.book(slot);
    expect({ status, code }).toEqual({ status: 200, code: 200 });
    expect(token).toMatch(/^\S+$/);
    expect(data.appointmentRecordId).toBe(data.apptRecordId);
    expect(isReservationCode(data.appointmentRelNumber)).toBe(true);
    expect(data).toMatchObject({
      ...{ name: '陳 大文', docNo: person.docNo, telNo: '91234567', email: 'visitor@lab.example' },
      ...{ servTime: slot.servTime, servPtId: slot.servPtId, type: 'ECG', isModifyReserve: false },
      testServPtVo: { belongTo: 'HDL', servPtEng: `Centre ${slot.servPtId}`, tel: '0000 0000' },
    });
    expect(await readPlaces(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  });

  it('keeps nothing personal in the clear, and tells the trail', async () => {
    const slot = await givenSlot(test.db);
    const person = visitor(test, { name: 'Secret Name' });
    const { data } = await person.book(slot, {}, { 'idempotency-key': 'kept-sealed' });
    const { rows } = await sql<{ text: string }>`
      SELECT concat_ws(' ', appointment::text, event::text, encode(idempotency.response, 'escape')) AS text
      FROM appointment, event, idempotency
      WHERE appointment.id = ${data.apptRecordId} AND event.appointment_id = appointment.id`.execute(
      test.db.kysely,
    );
    expect(rows).toHaveLength(1);
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const secret of ['Secret Name', person.docNo, '91234567', 'visitor@lab.example']) {
      expect(rows[0]?.text).not.toContain(secret);
      expect(rows[0]?.text).not.toContain(hex(secret));
      expect(test.logLines.join('')).not.toContain(secret);
    }
    expect(rows[0]?.text).toContain('appointment-booked');
  });

  it('takes a time without seconds and a type in any case; a missing type is the only one, else ECG (D-51, D-108)', async () => {
    const servPtId = await givenServicePoint(test.db, { types: ['other'] });
    const slot = await givenSlot(test.db, { servPtId, type: 'other' });
    const only = await visitor(test).book(slot, { type: undefined, servTime: '2026-03-03 10:00' });
    expect(only.data.type).toBe('other');
    const both = await givenSlot(test.db, { capacity: 2 });
    expect((await visitor(test).book(both, { type: undefined })).data.type).toBe('ECG');
    expect((await visitor(test).book(both, { type: 'ecg' })).status).toBe(200);
  });

  it.each([
    ['captcha', { captcha: 'zzzz' }, 422, 'captcha-wrong'],
    ['spent captcha', { uuid: '00000000-0000-4000-8000-000000000000' }, 422, 'captcha-wrong'],
    ['no captcha', { captcha: ' ' }, 422, 'captcha-required'],
    ['name', { name: '  ' }, 422, 'name-required'],
    ['long name', { name: 'x'.repeat(101) }, 422, 'name-too-long'],
    ['no card number', { docNo: '()' }, 422, 'card-number-required'],
    ['card number', { docNo: 'A123456(4)' }, 422, 'card-number-invalid'],
    ['phone', { telNo: '1234567' }, 422, 'phone-invalid'],
    ['e-mail', { email: 'nobody' }, 422, 'email-invalid'],
    ['no contact', { telNo: '', email: '' }, 422, 'phone-or-email'],
    ['service point', { servPtId: 'nowhere' }, 422, 'service-point-unknown'],
    ['time without slot', { servTime: '2026-03-03 10:01:00' }, 422, 'slot-unknown'],
    ['day that does not exist', { servTime: '2026-02-30 10:00:00' }, 422, 'slot-unknown'],
    ['past', { servTime: '2026-03-02 09:00:00' }, 422, 'slot-past'],
    ['unknown field', { price: 1 }, 400, 'field-unknown'],
    ['text', { name: 'a\u0000b' }, 400, 'text-invalid'],
  ])(
    'refuses a wrong %s and writes nothing (API-013, API-014, API-016)',
    async (_what, change, status, error) => {
      const slot = await givenSlot(test.db);
      const before = await countRows();
      const answer = await visitor(test).book(slot, change, { 'idempotency-key': `wrong ${_what}` });
      expect(answer).toMatchObject({ status, code: status, error });
      expect(answer.msg.length).toBeGreaterThan(5);
      expect(await countRows()).toBe(before);
    },
  );

  it('refuses a type that the point does not offer', async () => {
    const servPtId = await givenServicePoint(test.db, { types: ['other'] });
    const slot = await givenSlot(test.db, { servPtId, type: 'other' });
    const answer = await visitor(test).book({ ...slot, type: 'ECG' });
    expect(answer.error).toBe('service-point-unknown');
  });

  it('spends a captcha on the first try, whatever comes of it', async () => {
    const slot = await givenSlot(test.db);
    const person = visitor(test);
    const { uuid } = await person.captcha();
    expect((await person.book(slot, { uuid, servPtId: 'nowhere' })).error).toBe('service-point-unknown');
    expect((await person.book(slot, { uuid })).error).toBe('captcha-wrong');
  });

  it('tries another reservation code when the first is somebody else’s', async () => {
    const slot = await givenSlot(test.db, { capacity: 2 });
    await visitor(test).book(slot);
    await sql`
      CREATE FUNCTION same_code() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('code_tries') < 3 THEN
          NEW.reservation_code := (SELECT reservation_code FROM appointment LIMIT 1);
        END IF;
        RETURN NEW;
      END $$`.execute(test.db.kysely);
    await sql`CREATE SEQUENCE code_tries`.execute(test.db.kysely);
    await sql`CREATE TRIGGER same_code BEFORE INSERT ON appointment FOR EACH ROW EXECUTE FUNCTION same_code()`.execute(
      test.db.kysely,
    );
    const { status, data } = await visitor(test).book(slot);
    await sql`DROP TRIGGER same_code ON appointment`.execute(test.db.kysely);
    expect(status).toBe(200);
    const stored = await test.db.kysely
      .selectFrom('appointment')
      .select('reservation_code')
      .where('id', '=', data.apptRecordId)
      .executeTakeFirst();
    expect(stored?.reservation_code).toBe(data.appointmentRelNumber);
    expect(await readPlaces(test.db, slot.id)).toEqual({ taken: 2, booked: 2, held: 0 });
  });
});

describe('one person (D-37)', () => {
  it('cannot book two at the same time, nor two of one type on one day', async () => {
    const first = await givenSlot(test.db);
    const sameTime = await givenSlot(test.db, { type: 'other' });
    const sameDay = await givenSlot(test.db, { servTime: '2026-03-03 15:00:00' });
    const person = visitor(test);
    expect((await person.book(first)).status).toBe(200);
    expect(await person.book(sameTime)).toMatchObject({ status: 409, error: 'same-time' });
    expect(await person.book(sameDay)).toMatchObject({ status: 409, error: 'same-day' });
    expect(await readPlaces(test.db, sameDay.id)).toEqual({ taken: 0, booked: 0, held: 0 });
  });

  it('may book another type on that day, another day, and again after cancelling', async () => {
    const person = visitor(test);
    const first = await person.book(await givenSlot(test.db));
    const other = await givenSlot(test.db, { servTime: '2026-03-03 15:00:00', type: 'other' });
    expect((await person.book(other)).status).toBe(200);
    expect((await person.book(await givenSlot(test.db, { servTime: '2026-03-04 10:00:00' }))).status).toBe(
      200,
    );
    expect((await person.cancel(first.data.apptRecordId)).status).toBe(200);
    expect((await person.book(await givenSlot(test.db))).status).toBe(200);
  });

  it('is the same however the number is written', async () => {
    const docNo = newDocumentNumber();
    expect((await visitor(test, { docNo }).book(await givenSlot(test.db))).status).toBe(200);
    const written = docNo.toLowerCase().replace('(', '（').replace(')', '） ');
    const again = await visitor(test, { docNo: written }).book(await givenSlot(test.db));
    expect(again.error).toBe('same-time');
  });
});

describe('a slot without quota (API-015)', () => {
  it('is refused with the nearest free times at this point and at others', async () => {
    const city = 'NT';
    const here = await givenServicePoint(test.db, { city, district: 'Sha Tin' });
    const neighbour = await givenServicePoint(test.db, { city, district: 'Sha Tin' });
    const sameCity = await givenServicePoint(test.db, { city });
    const elsewhere = await givenServicePoint(test.db, { city: 'FAR' });
    const slot = await givenSlot(test.db, { servPtId: here, servTime: '2026-03-10 10:00:00' });
    const at = (servPtId: string, time: string, type: 'ECG' | 'other' = 'ECG') =>
      givenSlot(test.db, { servPtId, servTime: `2026-03-${time}:00`, type });
    await at(here, '10 10:30');
    await at(here, '10 09:00');
    await at(here, '09 10:00');
    await at(here, '20 10:00');
    await at(here, '10 10:05', 'other');
    await at(neighbour, '25 10:00');
    await at(sameCity, '10 10:00');
    await at(sameCity, '12 10:00');
    await at(elsewhere, '10 10:00');
    const full = await at(neighbour, '10 10:10');
    expect((await visitor(test).book(full)).status).toBe(200);
    expect((await visitor(test).book(slot)).status).toBe(200);

    const { status, error, data } = await visitor(test).book(slot);
    expect({ status, error }).toEqual({ status: 409, error: 'slot-full' });
    const { samePoint, nearby } = (
      data as unknown as { alternatives: Record<string, { servPtId: string; servTime: string }[]> }
    ).alternatives;
    const shown = (list: { servPtId: string; servTime: string }[] = []) =>
      list.map(({ servPtId, servTime }) => `${servPtId} ${servTime}`);
    expect(shown(samePoint)).toEqual(
      ['10 10:30', '10 09:00', '09 10:00'].map((time) => `${here} 2026-03-${time}:00`),
    );
    expect(shown(nearby)).toEqual([
      `${neighbour} 2026-03-25 10:00:00`,
      `${sameCity} 2026-03-10 10:00:00`,
      `${sameCity} 2026-03-12 10:00:00`,
    ]);
    expect(nearby?.[0]).toMatchObject({
      type: 'ECG',
      servPtEng: `Centre ${neighbour}`,
      districtEng: 'Sha Tin',
    });
    expect(await readPlaces(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  });
});
