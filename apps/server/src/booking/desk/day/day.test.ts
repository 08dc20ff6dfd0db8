import type { DeskSummary } from '@phial/contract/desk/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givenBreak, givenServicePoint, givenSlot } from '../../../testing/builders.ts';
import { atDesk, givenBooking } from '../../../testing/desk.ts';
import { visitor } from '../../../testing/visitor.ts';

const TODAY = '2026-03-02';

let test: TestApp;
let desk: Awaited<ReturnType<typeof atDesk>>;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await atDesk(test);
});
afterAll(() => test.close());

it('shows the slots of both types by time, with what is booked, held and free', async () => {
  const servPtId = await givenServicePoint(test.db);
  const at = (servTime: string, more = {}) => givenSlot(test.db, { servPtId, servTime, ...more });
  const noon = await at(`${TODAY} 12:00:00`, { capacity: 3 });
  await at(`${TODAY} 12:00:00`, { type: 'other', capacity: 1 });
  await at(`${TODAY} 08:00:00`, { capacity: 0 });
  await at('2026-03-03 00:00:00');
  const { guest } = await givenBooking(test, noon);
  await visitor(test).hold(noon);
  test.clock.advance(1);
  const { data: booked } = await givenBooking(test, noon).then(({ guest: other, record }) =>
    other.cancel(record.apptRecordId),
  );
  expect(booked).toBeNull();

  const { status, data } = await desk.day(servPtId);
  expect(status).toBe(200);
  expect(data).toMatchObject({ servicePointId: servPtId, day: TODAY, today: TODAY, dayOff: null });
  expect(data.slots.map(({ slotId: _, ...slot }) => slot)).toEqual([
    { type: 'ECG', time: '08:00', begun: true, capacity: 0, booked: 0, held: 0, free: 0 },
    { type: 'ECG', time: '12:00', begun: false, capacity: 3, booked: 1, held: 1, free: 1 },
    { type: 'other', time: '12:00', begun: false, capacity: 1, booked: 0, held: 0, free: 1 },
  ]);
  expect(data.appointments.map(({ status: state }) => state)).toEqual(['BOOKED', 'CANCELLED']);
  const [first] = data.appointments;
  expect(first).toMatchObject({
    slotId: noon.id,
    servicePointId: servPtId,
    type: 'ECG',
    day: TODAY,
    time: '12:00',
    version: 1,
    name: guest.name,
    maskedDocumentNumber: `${guest.docNo.slice(0, 4)}***(*)`,
    telNo: '91234567',
    email: 'visitor@lab.example',
    language: 'en',
    walkIn: false,
    identitySeen: false,
    arrivedAt: null,
    erased: false,
    modified: false,
  });
  // A hold that has ended counts no more, swept or not.
  test.clock.advance(601);
  expect((await desk.day(servPtId)).data.slots[1]).toMatchObject({ held: 0, free: 2 });
});

it('never returns a whole document number', async () => {
  const slot = await givenSlot(test.db, { servTime: `${TODAY} 15:00:00` });
  const { guest } = await givenBooking(test, slot);
  const [day, found] = [await desk.day(slot.servPtId), await desk.find(guest.docNo)];
  for (const { text, data } of [day, found]) {
    expect(text).toContain(guest.name);
    expect(text).not.toContain(guest.docNo);
    const numbers = data.appointments.map(({ maskedDocumentNumber }) => maskedDocumentNumber);
    expect(numbers).toEqual([`${guest.docNo.slice(0, 4)}***(*)`]);
  }
});

it('says why a service point is closed', async () => {
  const servPtId = await givenServicePoint(test.db, { restWeekdays: [7] });
  await givenBreak(test.db, '2026-03-04', { servPtId });
  await givenBreak(test.db, '2026-03-05', { city: 'NT' });
  expect((await desk.day(servPtId, '2026-03-04')).data.dayOff).toMatchObject({
    kind: 'closure',
    names: { en: 'Closed' },
  });
  expect((await desk.day(servPtId, '2026-03-05')).data.dayOff).toBeNull();
  expect((await desk.day(servPtId, '2026-03-05')).data.closedServices).toEqual([]);
  await givenBreak(test.db, '2026-03-06', { type: 'other' });
  expect((await desk.day(servPtId, '2026-03-06')).data).toMatchObject({
    dayOff: null,
    closedServices: [{ type: 'other', names: { en: 'Closed' } }],
  });
  const hours = { from: '12:00', until: '14:00' };
  await givenBreak(test.db, '2026-03-07', { servPtId, hours });
  await givenBreak(test.db, '2026-03-07', { type: 'other', hours: { from: '09:00', until: '09:30' } });
  expect((await desk.day(servPtId, '2026-03-07')).data).toMatchObject({
    dayOff: null,
    closedServices: [],
    closedHours: [
      { type: 'other', hours: { from: '09:00', until: '09:30' }, names: { en: 'Closed' } },
      { type: null, hours, names: { en: 'Closed' } },
    ],
  });
  expect((await desk.day(servPtId, '2026-03-08')).data.dayOff).toEqual({ kind: 'weekly-rest', names: null });
});

it('shows an erased appointment without personal data', async () => {
  const slot = await givenSlot(test.db, { servTime: `${TODAY} 16:00:00` });
  const { appointmentId } = await givenBooking(test, slot);
  await test.db.kysely
    .updateTable('appointment')
    .set({
      erased_at: new Date('2026-07-01T00:00:00Z'),
      reservation_code: null,
      key_id: null,
      name: null,
      document_number: null,
      phone: null,
      email: null,
      hash_key_id: null,
      document_hash: null,
      status: 'ATTENDED',
    })
    .where('id', '=', appointmentId)
    .execute();
  const { data } = await desk.day(slot.servPtId);
  expect(data.appointments[0]).toMatchObject({
    erased: true,
    name: '',
    maskedDocumentNumber: '',
    reservationCode: '',
    telNo: '',
    email: '',
  });
  expect((await desk.reveal(appointmentId)).error).toBe('not-found');
  expect((await desk.checkIn({ appointmentId, version: 2 })).error).toBe('not-found');
});

it('refuses an unknown service point and an invalid day', async () => {
  expect(await desk.day('nowhere')).toMatchObject({ status: 422, error: 'service-point-unknown' });
  const servPtId = await givenServicePoint(test.db);
  for (const day of ['2026-02-30', '9999-12-31', '0000-01-01']) {
    expect(await desk.day(servPtId, day)).toMatchObject({ error: 'range-invalid' });
  }
  expect((await desk.day(servPtId, '1900-01-01')).data.slots).toEqual([]);
  expect((await desk.call('GET', '/staff/desk/day')).error).toBe('body-invalid');
});

it('counts the appointments of every service point', async () => {
  const servPtId = await givenServicePoint(test.db);
  const idle = await givenServicePoint(test.db);
  const slot = (time: string) =>
    givenSlot(test.db, { servPtId, servTime: `2026-03-02 ${time}:00`, capacity: 5 });
  const [early, late] = [await slot('11:00'), await slot('17:00')];
  const [one, two, three] = [
    await givenBooking(test, early),
    await givenBooking(test, early),
    await givenBooking(test, early),
  ];
  await givenBooking(test, late);
  await one.guest.cancel(one.appointmentId);
  await desk.checkIn(two);
  test.clock.set(new Date('2026-03-02T11:30:00+08:00'));
  const noon = await atDesk(test);
  const { data } = await noon.call<DeskSummary>('GET', '/staff/desk/summary');
  const of = (id: string) => data.points.find(({ servicePointId }) => servicePointId === id);
  expect(of(servPtId)).toMatchObject({
    capacity: 10,
    booked: 3,
    arrived: 1,
    waiting: 1,
    noShow: 0,
    cancelled: 1,
    dayOff: null,
    city: 'HK',
    types: ['ECG', 'other'],
    name: { en: `Centre ${servPtId}` },
  });
  expect(of(idle)).toMatchObject({ capacity: 0, booked: 0 });
  await noon.noShow(three);
  const later = await noon.call<DeskSummary>('GET', '/staff/desk/summary?day=2026-03-02');
  expect(later.data.points.find((point) => point.servicePointId === servPtId)).toMatchObject({
    waiting: 0,
    noShow: 1,
  });
});
