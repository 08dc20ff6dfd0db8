import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { findDrift, givenSlot, newDocumentNumber, readSeats } from '../../../testing/builders.ts';
import { atDesk, eventsOf, givenBooking } from '../../../testing/desk.ts';
import { visitor } from '../../../testing/visitor.ts';

let test: TestApp;
let desk: Awaited<ReturnType<typeof atDesk>>;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await atDesk(test);
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const caller = (more: object = {}) => ({ docNo: newDocumentNumber(), ...more });

describe('a booking for a caller', () => {
  it('takes a seat of any day, in the language chosen, and the audit log names the account', async () => {
    const slot = await givenSlot(test.db);
    const { status, data } = await desk.bookForCaller(slot, caller({ language: 'sc' }));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      slotId: slot.id,
      status: 'BOOKED',
      walkIn: false,
      identitySeen: false,
      language: 'sc',
      version: 1,
    });
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
    expect(await eventsOf(test, data.appointmentId)).toEqual([
      { actor: desk.id, action: 'appointment-booked', detail: { slot: slot.id } },
    ]);
  });

  it('uses up the hold of its form', async () => {
    const slot = await givenSlot(test.db);
    const { data: hold } = await desk.hold(slot.id);
    expect(hold).toMatchObject({ secondsLeft: 600, extensionsLeft: 10 });
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
    expect((await desk.bookForCaller(slot, caller())).error).toBe('slot-full');
    expect((await desk.bookForCaller(slot, caller({ holdId: hold.holdId }))).status).toBe(200);
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  });

  it('takes a travel document', async () => {
    const slot = await givenSlot(test.db);
    const travel = { documentType: 'travel-document', docNo: ' k1234 5678' };
    const { data } = await desk.bookForCaller(slot, travel);
    expect((await desk.reveal(data.appointmentId)).data.docNo).toBe('K12345678');
  });

  it.each<[object, string]>([
    [{ docNo: 'A123456(4)' }, 'card-number-invalid'],
    [{ name: '' }, 'name-required'],
    [{ telNo: '' }, 'phone-or-email'],
    [{ telNo: '', email: 'x' }, 'email-invalid'],
    [{ slotId: '00000000-0000-4000-8000-000000000000' }, 'slot-unknown'],
    [{ captcha: 'AAAA' }, 'field-unknown'],
  ])('%o is refused: %s', async (changes, error) => {
    const slot = await givenSlot(test.db);
    expect((await desk.bookForCaller(slot, caller(changes))).error).toBe(error);
  });

  it('refuses a time that has begun, and one beyond the days that can be booked', async () => {
    const begun = await givenSlot(test.db, { servTime: '2026-03-02 08:30:00' });
    expect((await desk.bookForCaller(begun, caller())).error).toBe('slot-past');
    expect((await desk.hold(begun.id)).error).toBe('slot-past');
    const far = await givenSlot(test.db, { servTime: '2027-12-01 10:00:00' });
    expect((await desk.bookForCaller(far, caller())).error).toBe('slot-unknown');
  });

  it('offers other free times when the slot is full', async () => {
    const slot = await givenSlot(test.db);
    await givenSlot(test.db, { servPtId: slot.servPtId, servTime: '2026-03-03 10:30:00' });
    await visitor(test).book(slot);
    expect(await desk.bookForCaller(slot, caller())).toMatchObject({
      error: 'slot-full',
      data: { alternatives: { samePoint: [{ servTime: '2026-03-03 10:30:00' }] } },
    });
  });

  it('follows the rule of one booking a day, whoever made the first', async () => {
    const guest = visitor(test);
    await guest.book(await givenSlot(test.db));
    const later = await givenSlot(test.db, { servTime: '2026-03-03 15:00:00' });
    expect((await desk.bookForCaller(later, { docNo: guest.docNo })).error).toBe('same-day');
  });

  it('is refused at a service point the account does not work for, and so is a hold', async () => {
    const own = await givenSlot(test.db);
    const other = await givenSlot(test.db);
    const clerk = await atDesk(test, { servicePoints: { all: false, ids: [own.servPtId] } });
    expect((await clerk.bookForCaller(other, caller())).error).toBe('other-service-point');
    expect((await clerk.hold(other.id)).error).toBe('other-service-point');
    expect((await clerk.bookForCaller(own, caller())).status).toBe(200);
  });
});

describe('a repeated submission', () => {
  it('gets the first appointment, also when both come at once', async () => {
    const slot = await givenSlot(test.db, { capacity: 5 });
    const [person, headers] = [caller(), { 'idempotency-key': randomUUID() }];
    const answers = await Promise.all([1, 2, 3].map(() => desk.bookForCaller(slot, person, headers)));
    const ids = answers.map(({ data }) => data.appointmentId);
    expect(new Set(ids).size).toBe(1);
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
    const changed = await desk.bookForCaller(slot, { ...person, name: 'Other Trial' }, headers);
    expect(changed.error).toBe('idempotency-mismatch');
  });

  it('is refused to another account', async () => {
    const slot = await givenSlot(test.db, { capacity: 5 });
    const [person, headers] = [caller(), { 'idempotency-key': randomUUID() }];
    await desk.bookForCaller(slot, person, headers);
    const other = await atDesk(test);
    expect((await other.bookForCaller(slot, person, headers)).error).toBe('idempotency-mismatch');
  });
});

describe('a hold of the desk', () => {
  it('gives up the former one, is extended, and ends', async () => {
    const [first, second] = [await givenSlot(test.db), await givenSlot(test.db)];
    const { data: former } = await desk.hold(first.id);
    const { data: hold } = await desk.hold(second.id, former.holdId);
    expect(await readSeats(test.db, first.id)).toEqual({ taken: 0, booked: 0, held: 0 });
    expect((await desk.extend(hold.holdId)).data).toMatchObject({ secondsLeft: 600, extensionsLeft: 9 });
    expect((await desk.extend(former.holdId)).error).toBe('hold-ended');
  });

  it('keeps the seat that an appointment moves to', async () => {
    const booking = await givenBooking(test, await givenSlot(test.db));
    const target = await givenSlot(test.db, { servTime: '2026-03-04 10:00:00' });
    const { data: hold } = await desk.hold(target.id);
    expect((await desk.change(booking, { slotId: target.id })).error).toBe('slot-full');
    const moved = await desk.change(booking, { slotId: target.id, holdId: hold.holdId });
    expect(moved.data).toMatchObject({ slotId: target.id, version: 2 });
    expect(await readSeats(test.db, target.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  });
});

it('corrects the language of messages, and leaves it where it is not named', async () => {
  const booking = await givenBooking(test, await givenSlot(test.db));
  const { data } = await desk.change(booking, { language: 'tc' });
  expect(data.language).toBe('tc');
  expect((await desk.change(data, { name: 'Chan Siu Man' })).data).toMatchObject({ language: 'tc' });
});

describe('while the laboratory is closed for new bookings', () => {
  beforeAll(async () => {
    await test.db.kysely.updateTable('booking_opening').set({ state: 'closed' }).execute();
    // Processes agree within a second.
    test.clock.advance(2);
  });
  afterAll(async () => {
    await test.db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
    test.clock.advance(2);
  });

  it('visitors see no times, and the desk goes on finding, holding and booking them', async () => {
    const slot = await givenSlot(test.db);
    const hidden = await visitor(test).call('GET', `/rest/appointment/servPtApptTime/${slot.servPtId}`);
    expect(hidden.error).toBe('booking-not-open');
    expect((await visitor(test).book(slot)).error).toBe('booking-not-open');
    const { data: days } = await desk.times(slot.servPtId, { type: 'ECG' });
    expect(Object.values(days).flatMap(({ slots }) => slots)).toMatchObject([
      { servPtApptTimeId: slot.id, hasQuota: true },
    ]);
    const { data: hold } = await desk.hold(slot.id);
    expect((await desk.bookForCaller(slot, caller({ holdId: hold.holdId }))).status).toBe(200);
  });

  it('the desk moves a booking to a time it finds', async () => {
    const [from, to] = [
      await givenSlot(test.db),
      await givenSlot(test.db, { servTime: '2026-03-04 10:00:00' }),
    ];
    const { data: booking } = await desk.bookForCaller(from, caller());
    expect((await desk.times(to.servPtId)).data['2026-03-04']?.slots).toMatchObject([{ hasQuota: true }]);
    expect((await desk.change(booking, { slotId: to.id })).data).toMatchObject({ slotId: to.id });
  });
});
