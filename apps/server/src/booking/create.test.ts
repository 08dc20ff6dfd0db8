import { isReservationCode } from '@phial/domain/booking/reservation-code';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenServicePoint, givenSlot, readSeats } from '../testing/builders.ts';
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
  it('returns the whole record and a booking token', async () => {
    const slot = await givenSlot(test.db);
    const person = visitor(test, { name: '陳 大文' });
    const { status, code, data, token } = await person.book(slot);
    expect({ status, code }).toEqual({ status: 200, code: 200 });
    expect(token).toMatch(/^\S+$/);
    expect(data.appointmentRecordId).toBe(data.apptRecordId);
    expect(isReservationCode(data.appointmentRelNumber)).toBe(true);
    expect(data).toMatchObject({
      name: '陳 大文',
      docNo: person.docNo,
      telNo: '91234567',
      email: 'visitor@lab.example',
      servTime: slot.servTime,
      servPtId: slot.servPtId,
      type: 'ECG',
      isModifyReserve: false,
      testServPtVo: { belongTo: 'HDL', servPtEng: `Centre ${slot.servPtId}`, tel: '0000 0000' },
    });
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  });

  it('stores personal data encrypted and writes to the audit log', async () => {
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

  it('accepts a time without seconds and a type in any letter case; without a type, the only one, or ECG', async () => {
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
  ])('refuses a wrong %s and writes nothing', async (_what, change, status, error) => {
    const slot = await givenSlot(test.db);
    const before = await countRows();
    const answer = await visitor(test).book(slot, change, { 'idempotency-key': `wrong ${_what}` });
    expect(answer).toMatchObject({ status, code: status, error });
    expect(answer.msg.length).toBeGreaterThan(5);
    expect(await countRows()).toBe(before);
  });

  it('refuses a type that the point does not offer', async () => {
    const servPtId = await givenServicePoint(test.db, { types: ['other'] });
    const slot = await givenSlot(test.db, { servPtId, type: 'other' });
    const answer = await visitor(test).book({ ...slot, type: 'ECG' });
    expect(answer.error).toBe('service-point-unknown');
  });

  it('uses up a captcha on the first attempt, whatever the outcome', async () => {
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
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 2, booked: 2, held: 0 });
  });
});
