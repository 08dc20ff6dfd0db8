import type { DeskSummary } from '@phial/contract/desk/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { type GivenSlot, givenServicePoint, givenSlot } from '../../testing/builders.ts';
import { atDesk, eventsOf, givenBooking } from '../../testing/desk.ts';

let test: TestApp;
let desk: Awaited<ReturnType<typeof atDesk>>;
let own: GivenSlot;
let other: GivenSlot;
beforeAll(async () => {
  test = await buildTestApp();
  const point = await givenServicePoint(test.db);
  own = await givenSlot(test.db, { servPtId: point, servTime: '2026-03-02 10:00:00', capacity: 60 });
  other = await givenSlot(test.db, { servTime: '2026-03-02 12:00:00', capacity: 60 });
  desk = await atDesk(test, { servicePoints: { all: false, ids: [point] } });
});
afterAll(() => test.close());

const refused = { status: 403, error: 'other-service-point', data: null };

describe('counter staff of one service point', () => {
  it('see its day alone, in the summary as well', async () => {
    expect(await desk.day(own.servPtId)).toMatchObject({ status: 200 });
    expect(await desk.day(other.servPtId)).toMatchObject(refused);
    const { data } = await desk.call<DeskSummary>('GET', '/staff/desk/summary');
    expect(data.points.map(({ servicePointId }) => servicePointId)).toEqual([own.servPtId]);
  });

  it('cannot follow the changes of another one', async () => {
    const path = `/staff/desk/events?servicePointId=${other.servPtId}`;
    expect(await desk.call('GET', path)).toMatchObject(refused);
  });

  it('see the free times of their own alone', async () => {
    expect((await desk.times(own.servPtId)).data['2026-03-02']?.slots).toHaveLength(1);
    expect(await desk.times(other.servPtId)).toMatchObject(refused);
  });

  it('cannot do anything to its bookings, nor learn of them from a refusal', async () => {
    const booking = await givenBooking(test, other);
    const attempts = [
      await desk.checkIn(booking),
      await desk.undoCheckIn(booking),
      await desk.noShow(booking),
      await desk.undoNoShow(booking),
      await desk.cancel(booking),
      await desk.change(booking, { name: 'Somebody Else' }),
      await desk.change({ ...booking, version: 9 }, { name: 'Somebody Else' }),
      await desk.reveal(booking.appointmentId),
    ];
    for (const attempt of attempts) expect(attempt).toMatchObject(refused);
    expect(await eventsOf(test, booking.appointmentId)).toMatchObject([{ action: 'appointment-booked' }]);
  });

  it('can neither move a booking to another service point nor register a walk-in there', async () => {
    const booking = await givenBooking(test, own);
    expect(await desk.change(booking, { slotId: other.id })).toMatchObject(refused);
    expect(await desk.walkIn(other, { docNo: 'A123456(3)' })).toMatchObject(refused);
    const { data } = await desk.day(own.servPtId);
    expect(data.appointments.some(({ appointmentId }) => appointmentId === booking.appointmentId)).toBe(true);
  });

  it('are told where a visitor has booked, and nothing else of the booking', async () => {
    const { guest, record } = await givenBooking(test, other);
    for (const text of [record.appointmentRelNumber, guest.docNo]) {
      const found = await desk.find(text);
      expect(found.data).toEqual({
        appointments: [],
        complete: true,
        elsewhere: [expect.objectContaining({ en: `Centre ${other.servPtId}` })],
      });
      expect(found.text).not.toContain(guest.docNo);
    }
  });

  it('find names at their own service point, and none at another', async () => {
    const here = await givenBooking(test, own, { name: 'Lau Siu Ling' });
    await givenBooking(test, other, { name: 'Lau Siu Fong' });
    const { data } = await desk.find('lau siu');
    expect(data.appointments.map(({ appointmentId }) => appointmentId)).toEqual([here.appointmentId]);
    expect(data.elsewhere).toEqual([]);
    expect(await desk.find('lau siu', { servicePointId: other.servPtId })).toMatchObject(refused);
  });
});

describe('the right to all service points', () => {
  it('opens every point to counter staff', async () => {
    const everywhere = await atDesk(test);
    expect(await everywhere.day(other.servPtId)).toMatchObject({ status: 200 });
    const booking = await givenBooking(test, other);
    expect(await everywhere.checkIn(booking)).toMatchObject({ status: 200 });
  });

  it('is that of managers and administrators, whatever is stored', async () => {
    for (const role of ['manager', 'administrator'] as const) {
      const person = await atDesk(test, { role, servicePoints: { all: false, ids: [] } });
      expect(await person.day(other.servPtId), role).toMatchObject({ status: 200 });
    }
  });

  it('leaves counter staff without a service point with an empty page', async () => {
    const nobody = await atDesk(test, { servicePoints: { all: false, ids: [] } });
    const { data } = await nobody.call<DeskSummary>('GET', '/staff/desk/summary');
    expect(data.points).toEqual([]);
    expect(await nobody.day(own.servPtId)).toMatchObject(refused);
  });
});
