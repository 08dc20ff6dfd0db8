import type { Alternatives } from '@phial/contract/booking/availability';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  findDrift,
  givenServicePoint,
  givenSlot,
  newDocumentNumber,
  readSeats,
} from '../../../testing/builders.ts';
import { atDesk, eventsOf, givenBooking } from '../../../testing/desk.ts';
import { visitor } from '../../../testing/visitor.ts';

const START = new Date('2026-03-02T09:00:00+08:00');
const FREE = { taken: 0, booked: 0, held: 0 };
const TAKEN = { taken: 1, booked: 1, held: 0 };

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

const at = (servTime: string, more = {}) =>
  givenSlot(test.db, { servTime: `2026-03-${servTime}:00`, ...more });

/** What the desk's acts sent; the booking itself was confirmed. */
async function messagesOf(appointmentId: string) {
  return test.db.kysely
    .selectFrom('outbox')
    .select(['kind', 'former_starts_at', 'starts_at'])
    .where('appointment_id', '=', appointmentId)
    .where('kind', '<>', 'confirmation')
    .execute();
}

describe('a move', () => {
  it('takes the new slot, frees the former one, keeps the code and notifies the visitor', async () => {
    const [from, to] = [await at('02 10:00'), await at('05 11:00', { type: 'other' })];
    const booking = await givenBooking(test, from);
    const { status, data } = await desk.change(booking, { slotId: to.id });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      slotId: to.id,
      servicePointId: to.servPtId,
      type: 'other',
      day: '2026-03-05',
      time: '11:00',
      version: 2,
      modified: true,
      reservationCode: booking.record.appointmentRelNumber,
      name: booking.guest.name,
      status: 'BOOKED',
    });
    expect(await readSeats(test.db, from.id)).toEqual(FREE);
    expect(await readSeats(test.db, to.id)).toEqual(TAKEN);
    expect(await messagesOf(booking.appointmentId)).toMatchObject([{ kind: 'changed' }]);
    expect((await eventsOf(test, booking.appointmentId)).at(-1)).toEqual({
      actor: desk.id,
      action: 'appointment-changed',
      detail: { slot: to.id, former: from.id, moved: true },
    });
    // The visitor finds and changes it as before.
    expect((await booking.guest.enquire()).data).toMatchObject([{ servTime: to.servTime }]);
  });

  it('is allowed from a slot that has begun, but not to one', async () => {
    const [begun, other, ahead] = [await at('02 09:00'), await at('02 09:00'), await at('02 09:30')];
    test.clock.set(new Date('2026-03-02T08:00:00+08:00'));
    const booking = await givenBooking(test, begun);
    test.clock.set(new Date('2026-03-02T09:15:00+08:00'));
    expect(await desk.change(booking, { slotId: other.id })).toMatchObject({ error: 'slot-past' });
    expect((await desk.change(booking, { slotId: ahead.id })).data.time).toBe('09:30');
  });

  it('to a full slot is refused with the nearest free times and changes nothing', async () => {
    const [from, full] = [await at('02 10:00'), await at('02 11:00')];
    const next = await at('02 11:30', { servPtId: full.servPtId });
    await givenBooking(test, full);
    const booking = await givenBooking(test, from);
    const answer = await desk.change(booking, { slotId: full.id });
    expect(answer).toMatchObject({ status: 409, error: 'slot-full' });
    const { alternatives } = answer.data as unknown as Alternatives;
    expect(alternatives.samePoint).toMatchObject([{ servTime: next.servTime }]);
    expect(await readSeats(test.db, from.id)).toEqual(TAKEN);
    expect(await eventsOf(test, booking.appointmentId)).toHaveLength(1);
    expect(await messagesOf(booking.appointmentId)).toEqual([]);
  });

  it('refuses a person two bookings at one time, or two of one service on a day', async () => {
    const guest = visitor(test);
    const [morning, noon, otherDay] = [await at('06 10:00'), await at('06 12:00'), await at('09 10:00')];
    await guest.book(morning);
    const second = { appointmentId: (await guest.book(otherDay)).data.apptRecordId, version: 1 };
    expect((await desk.change(second, { slotId: noon.id })).error).toBe('same-day');
    const sameTime = await at('06 10:00', { type: 'other' });
    expect((await desk.change(second, { slotId: sameTime.id })).error).toBe('same-time');
  });

  it.each([
    ['cancelled', 'already-cancelled'],
    ['checked in', 'status-unfit'],
  ])('of a %s one: %s', async (state, error) => {
    const to = await at('10 10:00');
    const booking = await givenBooking(test, await at('02 10:00'));
    if (state === 'cancelled') await booking.guest.cancel(booking.appointmentId);
    else await desk.checkIn(booking);
    expect((await desk.change({ ...booking, version: 2 }, { slotId: to.id })).error).toBe(error);
  });

  it('is refused for an unknown slot or appointment', async () => {
    const booking = await givenBooking(test, await at('02 10:00'));
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await desk.change(booking, { slotId: nowhere })).error).toBe('slot-unknown');
    expect((await desk.change(booking, {})).error).toBe('body-invalid');
    expect((await desk.change({ appointmentId: nowhere, version: 1 }, { name: 'A' })).error).toBe(
      'not-found',
    );
  });
});

describe('a correction', () => {
  it('replaces a mistyped document number even after check-in, and searches find the new one', async () => {
    const booking = await givenBooking(test, await at('02 10:00'));
    const { data: there } = await desk.checkIn(booking);
    const docNo = newDocumentNumber();
    const { data } = await desk.change(there, { docNo, name: ' Chan  Siu Ming ', email: '' });
    expect(data).toMatchObject({
      status: 'ATTENDED',
      name: 'Chan Siu Ming',
      email: '',
      telNo: '91234567',
      identitySeen: true,
    });
    expect((await desk.reveal(booking.appointmentId)).data).toEqual({ docNo });
    expect((await desk.find(docNo)).data.appointments).toHaveLength(1);
    expect((await desk.find(booking.guest.docNo)).data.appointments).toHaveLength(0);
    expect(await messagesOf(booking.appointmentId)).toEqual([]);
  });

  it.each([
    [{ docNo: 'A123456(4)' }, 'card-number-invalid'],
    [{ docNo: '' }, 'card-number-required'],
    [{ name: ' ' }, 'name-required'],
    [{ telNo: '123' }, 'phone-invalid'],
    [{ email: 'x' }, 'email-invalid'],
    [{ telNo: '', email: '' }, 'phone-or-email'],
    [{ status: 'ATTENDED' }, 'field-unknown'],
  ])('%o is refused: %s', async (changes, error) => {
    const booking = await givenBooking(test, await at('02 10:00'));
    expect((await desk.change(booking, changes)).error).toBe(error);
  });

  it('to the number of somebody booked at that time is refused', async () => {
    const servPtId = await givenServicePoint(test.db);
    const slot = await at('02 10:00', { servPtId, capacity: 2 });
    const [one, two] = [await givenBooking(test, slot), await givenBooking(test, slot)];
    expect((await desk.change(one, { docNo: two.guest.docNo })).error).toBe('same-time');
  });
});

describe('a cancellation by staff', () => {
  it("frees the seat, logs the reason, and notifies the visitor of the laboratory's cancellation", async () => {
    const slot = await at('02 10:00');
    const booking = await givenBooking(test, slot);
    const { data } = await desk.cancel(booking, 'laboratory');
    expect(data).toMatchObject({ status: 'CANCELLED', version: 2 });
    expect(await readSeats(test.db, slot.id)).toEqual(FREE);
    expect((await eventsOf(test, booking.appointmentId)).at(-1)).toEqual({
      actor: desk.id,
      action: 'appointment-cancelled',
      detail: { slot: slot.id, reason: 'laboratory' },
    });
    expect(await messagesOf(booking.appointmentId)).toMatchObject([{ kind: 'cancelled' }]);
    expect((await desk.cancel(data)).error).toBe('already-cancelled');
  });

  it('requested by the visitor is confirmed like one by the visitor', async () => {
    const booking = await givenBooking(test, await at('02 10:00'));
    expect((await desk.cancel(booking, 'visitor-asked')).status).toBe(200);
    expect(await messagesOf(booking.appointmentId)).toMatchObject([
      { kind: 'cancellation-confirmation', former_starts_at: null },
    ]);
  });

  it('entered wrongly sends no message', async () => {
    const booking = await givenBooking(test, await at('02 10:00'));
    expect((await desk.cancel(booking, 'entered-wrongly')).status).toBe(200);
    expect(await messagesOf(booking.appointmentId)).toEqual([]);
  });

  it('requires a booking of today or later, and a known reason', async () => {
    const booking = await givenBooking(test, await at('02 10:00'));
    expect((await desk.cancel(booking, 'no idea')).error).toBe('body-invalid');
    test.clock.set(new Date('2026-03-03T09:00:00+08:00'));
    desk = await atDesk(test);
    expect((await desk.cancel(booking)).error).toBe('slot-past');
    const { data } = await desk.noShow(booking);
    expect((await desk.cancel(data)).error).toBe('status-unfit');
  });
});

describe('a whole document number', () => {
  it('is returned once the audit log has who looked and why', async () => {
    const booking = await givenBooking(test, await at('02 10:00'));
    expect((await desk.reveal(booking.appointmentId, 'correction')).data).toEqual({
      docNo: booking.guest.docNo,
    });
    expect((await eventsOf(test, booking.appointmentId)).at(-1)).toEqual({
      actor: desk.id,
      action: 'document-number-revealed',
      detail: { reason: 'correction' },
    });
    expect((await desk.reveal(booking.appointmentId, 'curious')).error).toBe('body-invalid');
    expect(await eventsOf(test, booking.appointmentId)).toHaveLength(2);
    expect(test.logLines.join('')).not.toContain(booking.guest.docNo);
  });
});

it('leaves a booking in one slot when two desks move it at once', async () => {
  const other = await atDesk(test);
  for (let round = 0; round < 5; round++) {
    const [from, a, b] = [await at('11 10:00'), await at('11 11:00'), await at('11 12:00')];
    const booking = await givenBooking(test, from);
    const answers = await Promise.all([
      desk.change(booking, { slotId: a.id }),
      other.change(booking, { slotId: b.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe('version-conflict');
    expect(await readSeats(test.db, from.id)).toEqual(FREE);
    const seats = [await readSeats(test.db, a.id), await readSeats(test.db, b.id)];
    expect(seats.map((slot) => slot?.taken).sort()).toEqual([0, 1]);
  }
});
