import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { findDrift, givenSlot, readSeats } from '../../../testing/builders.ts';
import { atDesk, eventsOf, givenBooking } from '../../../testing/desk.ts';

const START = new Date('2026-03-02T09:00:00+08:00');

let test: TestApp;
let desk: Awaited<ReturnType<typeof atDesk>>;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  test.clock.set(START);
  desk = await atDesk(test);
});

const today = (time = '10:00', more = {}) =>
  givenSlot(test.db, { servTime: `2026-03-02 ${time}:00`, ...more });

describe('check-in', () => {
  it('records the time and the seen card, keeps the seat, and can be undone', async () => {
    const slot = await today();
    const booking = await givenBooking(test, slot);
    const { status, data } = await desk.checkIn(booking);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'ATTENDED',
      version: 2,
      identitySeen: true,
      arrivedAt: START.toISOString(),
    });
    expect(await readSeats(test.db, slot.id)).toMatchObject({ taken: 1, booked: 1 });
    const undone = await desk.undoCheckIn(data);
    expect(undone.data).toMatchObject({ status: 'BOOKED', version: 3, identitySeen: false, arrivedAt: null });
    expect(await eventsOf(test, booking.appointmentId)).toMatchObject([
      { actor: 'visitor', action: 'appointment-booked' },
      { actor: desk.id, action: 'appointment-checked-in', detail: {} },
      { actor: desk.id, action: 'check-in-undone', detail: {} },
    ]);
  });

  it('requires the identity card', async () => {
    const booking = await givenBooking(test, await today());
    expect(await desk.checkIn(booking, false)).toMatchObject({ status: 422, error: 'identity-not-seen' });
    expect(await eventsOf(test, booking.appointmentId)).toHaveLength(1);
  });

  it('is refused on any day but that of the appointment', async () => {
    const booking = await givenBooking(test, await givenSlot(test.db));
    expect(await desk.checkIn(booking)).toMatchObject({ status: 409, error: 'not-of-today' });
    test.clock.set(new Date('2026-03-03T00:00:00+08:00'));
    desk = await atDesk(test);
    expect((await desk.checkIn(booking)).status).toBe(200);
  });

  it('is refused for an appointment that is checked in or cancelled', async () => {
    const there = await givenBooking(test, await today());
    const { data } = await desk.checkIn(there);
    expect(await desk.checkIn(data)).toMatchObject({ status: 409, error: 'status-unfit' });
    const gone = await givenBooking(test, await today());
    await gone.guest.cancel(gone.appointmentId);
    expect(await desk.checkIn({ ...gone, version: 2 })).toMatchObject({ error: 'already-cancelled' });
    expect(await desk.undoCheckIn({ ...gone, version: 2 })).toMatchObject({ error: 'already-cancelled' });
  });

  it('returns 404 for an unknown appointment', async () => {
    const nothing = { appointmentId: '00000000-0000-4000-8000-000000000000', version: 1 };
    expect(await desk.checkIn(nothing)).toMatchObject({ status: 404, error: 'not-found' });
    expect((await desk.checkIn({ ...nothing, appointmentId: 'x' })).error).toBe('body-invalid');
  });
});

describe('a no-show', () => {
  it('can be marked once the time has come, undone, and checked in late', async () => {
    const booking = await givenBooking(test, await today());
    expect(await desk.noShow(booking)).toMatchObject({ status: 409, error: 'no-show-early' });
    test.clock.set(new Date('2026-03-02T10:00:00+08:00'));
    desk = await atDesk(test);
    const missed = await desk.noShow(booking);
    expect(missed.data).toMatchObject({ status: 'NO_SHOW', version: 2 });
    const undone = await desk.undoNoShow(missed.data);
    expect(undone.data.status).toBe('BOOKED');
    expect((await desk.undoNoShow(undone.data)).error).toBe('status-unfit');
    const again = await desk.noShow(undone.data);
    expect((await desk.checkIn(again.data)).data.status).toBe('ATTENDED');
    expect((await eventsOf(test, booking.appointmentId)).map(({ action }) => action)).toEqual([
      'appointment-booked',
      'appointment-no-show',
      'no-show-undone',
      'appointment-no-show',
      'appointment-checked-in',
    ]);
  });
});

describe('two desks at once', () => {
  it('check a visitor in once, and the second gets the present appointment', async () => {
    const other = await atDesk(test, { role: 'manager' });
    for (let round = 0; round < 5; round++) {
      const booking = await givenBooking(test, await today());
      const answers = await Promise.all([desk.checkIn(booking), other.checkIn(booking)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)).toMatchObject({
        error: 'version-conflict',
        data: { appointment: { appointmentId: booking.appointmentId, status: 'ATTENDED', version: 2 } },
      });
      expect(await eventsOf(test, booking.appointmentId)).toHaveLength(2);
    }
  });

  it('get a conflict after a visitor changed the appointment', async () => {
    const [from, to] = [await today('11:00'), await today('12:00')];
    const booking = await givenBooking(test, from);
    await booking.guest.change(booking.appointmentId, to);
    expect(await desk.checkIn(booking)).toMatchObject({
      error: 'version-conflict',
      data: { appointment: { slotId: to.id, time: '12:00', version: 2 } },
    });
  });
});
