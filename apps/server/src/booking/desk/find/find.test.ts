import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type GivenSlot, givenServicePoint, givenSlot } from '../../../testing/builders.ts';
import { atDesk, givenBooking } from '../../../testing/desk.ts';
import { walk } from './find-by-person.ts';

let test: TestApp;
let desk: Awaited<ReturnType<typeof atDesk>>;
let point: string;
let today: GivenSlot;
let tomorrow: GivenSlot;
let elsewhere: GivenSlot;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await atDesk(test);
  point = await givenServicePoint(test.db);
  const more = { servPtId: point, capacity: 60 };
  today = await givenSlot(test.db, { ...more, servTime: '2026-03-02 10:00:00' });
  tomorrow = await givenSlot(test.db, { ...more, servTime: '2026-03-03 10:00:00' });
  elsewhere = await givenSlot(test.db, { servTime: '2026-03-02 12:00:00', capacity: 60 });
});
afterAll(() => test.close());

const found = async (...search: Parameters<typeof desk.find>) =>
  (await desk.find(...search)).data.appointments.map(({ appointmentId }) => appointmentId);

describe('a visitor is found', () => {
  it('by reservation code, at any service point and day, cancelled or not', async () => {
    const booking = await givenBooking(test, tomorrow);
    const { appointmentRelNumber: code } = booking.record;
    const within = { servicePointId: elsewhere.servPtId, day: '2026-03-02' };
    expect(await found(code, within)).toEqual([booking.appointmentId]);
    expect(await found(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toEqual([
      booking.appointmentId,
    ]);
    await booking.guest.cancel(booking.appointmentId);
    expect((await desk.find(code)).data).toMatchObject({
      appointments: [{ status: 'CANCELLED' }],
      complete: true,
    });
  });

  it('by the whole document number, with or without its check character', async () => {
    const { guest, appointmentId } = await givenBooking(test, tomorrow);
    for (const typed of [guest.docNo, guest.docNo.slice(0, 7), guest.docNo.toLowerCase()]) {
      expect(await found(typed, { day: '2026-03-02' }), typed).toEqual([appointmentId]);
    }
  });

  it('by the end of the document number, within the service point and day', async () => {
    const docNo = 'C668662(A)';
    const { appointmentId: here } = await givenBooking(test, today, { docNo });
    const { appointmentId: next } = await givenBooking(test, tomorrow, { docNo });
    expect(await found('662(A)', { servicePointId: point, day: '2026-03-02' })).toEqual([here]);
    expect(await found('8662', { servicePointId: point })).toEqual([here, next]);
    expect(await found('662a')).toEqual([here, next]);
    expect(await found('662', { servicePointId: elsewhere.servPtId })).toEqual([]);
    expect(await found('663')).toEqual([]);
  });

  it('by a part of the name in any script, case ignored, soonest first', async () => {
    const { appointmentId: later } = await givenBooking(test, tomorrow, { name: '歐陽 示例 AU YEUNG' });
    const { appointmentId: sooner } = await givenBooking(test, elsewhere, { name: 'Au-Yeung, Example' });
    expect(await found('yeung')).toEqual([sooner, later]);
    expect(await found('歐陽')).toEqual([later]);
    expect(await found('yeung au', { servicePointId: point })).toEqual([later]);
    expect(await found('yeung', { day: '2026-03-02' })).toEqual([sooner]);
    expect(await found('Young')).toEqual([]);
  });

  it('of one service by name, of whatever service by code', async () => {
    const other = await givenSlot(test.db, {
      servPtId: point,
      type: 'other',
      servTime: '2026-03-02 11:00:00',
    });
    const ecg = await givenBooking(test, today, { name: 'Fong Of Ecg' });
    const blood = await givenBooking(test, other, { name: 'Fong Of Blood' });
    expect(await found('fong', { type: 'other' })).toEqual([blood.appointmentId]);
    expect(await found('fong', { type: 'ecg', servicePointId: point, day: '2026-03-02' })).toEqual([
      ecg.appointmentId,
    ]);
    expect(await found('fong')).toEqual([ecg.appointmentId, blood.appointmentId]);
    expect(await found(blood.record.appointmentRelNumber, { type: 'ECG' })).toEqual([blood.appointmentId]);
  });

  it('but not by name or end of number once cancelled', async () => {
    const { guest, appointmentId } = await givenBooking(test, today, { name: 'Gone Away' });
    await guest.cancel(appointmentId);
    expect(await found('gone')).toEqual([]);
  });

  it('among at most fifty listed matches', async () => {
    const crowd = await givenSlot(test.db, { servTime: '2026-03-05 10:00:00', capacity: 51 });
    for (let number = 0; number < 51; number++) await givenBooking(test, crowd, { name: `Crowd ${number}` });
    const { data } = await desk.find('crowd');
    expect([data.appointments.length, data.complete]).toEqual([50, false]);
    expect((await desk.find('crowd 50')).data.complete).toBe(true);
  });

  it('among as many as there is patience for, which is said', async () => {
    const slot = await givenSlot(test.db, { servTime: '2026-03-06 10:00:00', capacity: 5 });
    for (let number = 0; number < 5; number++) await givenBooking(test, slot);
    const stretch = { servicePointId: slot.servPtId, among: null, from: test.clock.now(), until: null };
    let opened = 0;
    const isMeant = () => {
      opened++;
      return false;
    };
    const search = (patience: number) => walk(test, stretch, isMeant, { patience, pageSize: 2 });
    expect(await search(0)).toEqual({ rows: [], complete: false });
    expect(opened).toBe(2);
    expect(await search(60_000)).toEqual({ rows: [], complete: true });
    expect(opened).toBe(2 + 5);
  });
});

it.each([
  [{ text: ' a ' }, 'search-short'],
  [{ text: '' }, 'search-short'],
  [{ text: 'Chan', day: '2026-02-30' }, 'range-invalid'],
  [{ text: 'Chan', name: 'x' }, 'field-unknown'],
])('%o is refused: %s', async (body, error) => {
  expect((await desk.call('POST', '/staff/desk/find', body)).error).toBe(error);
});

it('logs nothing of the search or its results', async () => {
  const { guest } = await givenBooking(test, tomorrow, { name: 'Marker Woman' });
  test.logLines.length = 0;
  await desk.find('marker woman');
  await desk.find(guest.docNo);
  const log = test.logLines.join('');
  expect(log).toContain('/staff/desk/find');
  for (const text of ['marker', 'Marker', guest.docNo]) expect(log).not.toContain(text);
});
