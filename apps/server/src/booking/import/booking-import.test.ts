import { randomUUID } from 'node:crypto';
import { generateReservationCode } from '@phial/domain/booking/reservation-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJob } from '../../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  findDrift,
  type GivenSlot,
  givenSlot,
  newDocumentNumber,
  readSeats,
} from '../../testing/builders.ts';
import { importSheet, problemsOfSheet } from '../../testing/import-sheet.ts';
import { visitor } from '../../testing/visitor.ts';
import { webhookAdministrator } from '../../testing/webhooks/webhook-setting.ts';
import { readEvents } from '../../webhooks/events/read-events.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const HEAD =
  'date,time,servicePoint,service,name,documentType,documentNumber,phone,email,language,reservationCode';

interface Row {
  date?: string;
  time?: string;
  point: string;
  service?: string;
  name?: string;
  type?: string;
  number?: string;
  phone?: string;
  email?: string;
  language?: string;
  code?: string;
}

const bookings = (...rows: Row[]) =>
  [
    HEAD,
    ...rows.map(
      ({
        date = '3/3/2026',
        time = '10:00',
        point,
        service = 'ecg',
        name = 'Chan Tai Man',
        type = '',
        number = newDocumentNumber(),
        phone = '+852 9123 4567',
        email = '',
        language = '',
        code = '',
      }) => [date, time, point, service, name, type, number, phone, email, language, code].join(),
    ),
  ].join('\r\n');

const storedAt = (slotId: string) =>
  test.db.kysely.selectFrom('appointment').selectAll().where('slot_id', '=', slotId).execute();

/** A code of the form that this site gives. */
const newCode = () => generateReservationCode((count) => crypto.getRandomValues(new Uint8Array(count)));

describe('bookings of a sheet', () => {
  it('take seats, keep their codes, are found by their persons and say that they were imported', async () => {
    const slot = await givenSlot(test.db, { capacity: 3 });
    const number = newDocumentNumber();
    const code = newCode();
    const sheet = bookings(
      { point: slot.servPtId, number, code, language: 'en' },
      {
        point: slot.servPtId,
        type: 'travel-document',
        number: 'K 7654321',
        phone: '',
        email: 'a@lab.example',
      },
    );
    expect(await importSheet(test, 'bookings', sheet)).toMatchObject({ added: 2, unchanged: 0 });
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 2, booked: 2, held: 0 });
    const { data } = await visitor(test, { docNo: number, name: 'CHAN TAI MAN' }).enquire();
    expect(data).toMatchObject([{ appointmentRelNumber: code, telNo: '91234567' }]);
    const stored = await storedAt(slot.id);
    for (const { name, document_number, phone } of stored) {
      for (const bytes of [name, document_number, phone]) {
        expect(bytes?.toString('latin1') ?? '').not.toMatch(/chan|7654321|91234567/i);
      }
    }
    const events = await test.db.kysely
      .selectFrom('event')
      .select(['action', 'actor', 'appointment_id', 'detail'])
      .where('action', 'in', ['appointment-imported', 'appointments-imported'])
      .execute();
    expect(events).toHaveLength(3);
    expect(events).toContainEqual({
      action: 'appointments-imported',
      actor: 'command',
      appointment_id: null,
      detail: { added: 2 },
    });
    expect(new Set(events.flatMap(({ appointment_id: id }) => id ?? []))).toEqual(
      new Set(stored.map(({ id }) => id)),
    );
  });

  it('reports every fault of a row by column, and nothing of the person', async () => {
    const { servPtId: point } = await givenSlot(test.db, { capacity: 5 });
    const sheet = bookings(
      { point, number: 'A123456(4)' },
      { point, name: '', phone: '1234', email: 'nobody', code: 'NO-CODE', language: 'fr' },
      { point, phone: '' },
      { point: 'nowhere' },
      { point, service: 'dentist' },
      { point, date: '2/3/2026', time: '08:00' },
      { point, time: '10:05' },
      { point, time: '24:00' },
      { point },
    );
    expect(await problemsOfSheet(test, 'bookings', sheet)).toEqual([
      '2 documentNumber not-a-document-number',
      '3 name cell-empty',
      '3 phone not-a-phone',
      '3 email not-an-email',
      '3 language not-one-of fr tw,zh,en',
      '3 reservationCode not-a-reservation-code',
      '4 phone contact-missing',
      '5 servicePoint service-point-unknown nowhere',
      '6 service service-not-offered dentist ECG,other',
      '7 date slot-past',
      '8 time slot-unknown',
      '9 time not-a-time 24:00',
    ]);
  });

  it('lists rows beyond the free seats, which a live hold keeps and an expired one does not', async () => {
    const slot = await givenSlot(test.db, { capacity: 3 });
    const holds = [60_000, -60_000].map((from) => ({
      id: randomUUID(),
      slot_id: slot.id,
      expires_at: new Date(test.clock.now().getTime() + from),
    }));
    await test.db.kysely.insertInto('hold').values(holds).execute();
    await test.db.kysely.updateTable('slot').set({ taken: 2 }).where('id', '=', slot.id).execute();
    const row = { point: slot.servPtId };
    expect(await problemsOfSheet(test, 'bookings', bookings(row, row, row))).toEqual(['4 time slot-full 2']);
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 2, booked: 0, held: 2 });
    await importSheet(test, 'bookings', bookings(row, row));
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 3, booked: 2, held: 1 });
  });

  it('lists the same person and the same code twice, in the file and with bookings there', async () => {
    const slot = await givenSlot(test.db, { capacity: 5 });
    const point = slot.servPtId;
    await givenSlot(test.db, { servPtId: point, servTime: '2026-03-03 15:00:00', capacity: 5 });
    await givenSlot(test.db, { servPtId: point, type: 'other', capacity: 5 });
    const booked = visitor(test);
    const { data } = await booked.book(slot);
    const number = newDocumentNumber();
    const code = newCode();
    const sheet = bookings(
      { point, number, code },
      { point, number, service: 'other' },
      { point, number, time: '15:00' },
      { point, number: booked.docNo ?? '' },
      { point, number: booked.docNo ?? '', time: '15:00' },
      { point, code },
      { point, code: data.appointmentRelNumber },
    );
    expect(await problemsOfSheet(test, 'bookings', sheet)).toEqual([
      '3 time person-same-time 2',
      '4 date person-same-day 2',
      '5 time person-same-time',
      '6 date person-same-day 5',
      '6 date person-same-day',
      '7 reservationCode reservation-code-taken 2',
      '8 reservationCode reservation-code-taken',
    ]);
    await importSheet(test, 'bookings', bookings({ point, number, code }));
    expect(await problemsOfSheet(test, 'bookings', bookings({ point, number, code }))).toEqual([
      '2 time person-same-time',
      '2 reservationCode reservation-code-taken',
    ]);
  });

  it('are no events for webhooks', async () => {
    expect((await (await webhookAdministrator(test)).create('https://lis.example/hooks')).status).toBe(200);
    const slot = await givenSlot(test.db);
    await importSheet(test, 'bookings', bookings({ point: slot.servPtId }));
    expect(await doJob(test, { name: 'read-webhook-events', work: readEvents })).toBe(0);
    const messages = test.db.kysely.selectFrom('outbox').selectAll();
    expect(await messages.where('service_point_id', '=', slot.servPtId).execute()).toEqual([]);
  });
});

describe('an import beside visitors who book the same slots', () => {
  it('sells no seat twice, and is whole or not there at all', async () => {
    for (let round = 0; round < 5; round++) {
      const slots = [];
      for (let index = 0; index < 4; index++) slots.push(await givenSlot(test.db, { capacity: 2 }));
      const sheet = bookings(...slots.map(({ servPtId }) => ({ point: servPtId, name: 'Imported' })));
      const [imported, ...answers] = await Promise.all([
        importSheet(test, 'bookings', sheet).catch(({ code }: { code: string }) => code),
        ...slots.flatMap((slot) => [visitor(test).book(slot), visitor(test).book(slot)]),
      ]);
      const sold = answers.filter(({ status }) => status === 200).length;
      const refusals = new Set(answers.flatMap(({ status, error }) => (status === 200 ? [] : [error])));
      expect([...refusals].filter((error) => error !== 'slot-full')).toEqual([]);
      const seats = await Promise.all(slots.map(({ id }) => readSeats(test.db, id)));
      const booked = seats.reduce((sum, seat) => sum + (seat?.booked ?? 0), 0);
      expect(booked).toBe(sold + (imported === 'import-invalid' ? 0 : slots.length));
      expect(await findDrift(test.db)).toEqual([]);
    }
  });
});

it('brings in 5,000 bookings', async () => {
  const slots: GivenSlot[] = [];
  for (let index = 0; index < 50; index++) {
    const time = `2026-03-${String(3 + (index % 20)).padStart(2, '0')} 10:00:00`;
    slots.push(await givenSlot(test.db, { capacity: 100, servTime: time }));
  }
  const rows = Array.from({ length: 5_000 }, (_, index) => {
    const slot = slots[index % slots.length];
    if (slot === undefined) throw new Error('there is no such slot');
    return { point: slot.servPtId, date: slot.servTime.slice(0, 10) };
  });
  const [first] = slots;
  if (first === undefined) throw new Error('there is no slot');
  expect(await importSheet(test, 'bookings', bookings(...rows))).toMatchObject({ added: 5_000 });
  expect(await readSeats(test.db, first.id)).toEqual({ taken: 100, booked: 100, held: 0 });
}, 60_000);
