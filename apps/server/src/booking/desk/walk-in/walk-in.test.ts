import { Alternatives } from '@phial/contract/booking/availability';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givenSlot, newDocumentNumber, readSeats } from '../../../testing/builders.ts';
import { atDesk, eventsOf } from '../../../testing/desk.ts';
import { visitor } from '../../../testing/visitor.ts';

let test: TestApp;
let desk: Awaited<ReturnType<typeof atDesk>>;
let manager: typeof desk;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await atDesk(test);
  manager = await atDesk(test, { role: 'manager' });
});
afterAll(() => test.close());

const today = (more = {}) => givenSlot(test.db, { servTime: '2026-03-02 10:00:00', ...more });
const somebody = () => ({ docNo: newDocumentNumber() });

describe('a walk-in', () => {
  it('takes a seat of today and is checked in at once', async () => {
    const slot = await today();
    const { status, data } = await desk.walkIn(slot, { ...somebody(), language: 'sc' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      slotId: slot.id,
      status: 'ATTENDED',
      walkIn: true,
      identitySeen: true,
      name: 'Walk In',
      arrivedAt: test.clock.now().toISOString(),
      language: 'sc',
      version: 1,
      telNo: '91234567',
    });
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
    expect(await eventsOf(test, data.appointmentId)).toEqual([
      {
        actor: desk.id,
        action: 'walk-in-booked',
        detail: { slot: slot.id, arrived: true, fromCode: false, overCapacity: false },
      },
    ]);
    expect((await desk.find(data.reservationCode)).data.appointments).toHaveLength(1);
  });

  it('can be booked for later in the day, and in a slot that has begun', async () => {
    const { data } = await desk.walkIn(await today(), { ...somebody(), identitySeen: false });
    expect(data).toMatchObject({ status: 'BOOKED', arrivedAt: null, identitySeen: false });
    const begun = await today({ servTime: '2026-03-02 08:30:00' });
    expect((await desk.walkIn(begun, somebody())).status).toBe(200);
    for (const servTime of ['2026-03-01 10:00:00', '2026-03-03 10:00:00']) {
      expect((await desk.walkIn(await today({ servTime }), somebody())).error).toBe('not-of-today');
    }
  });

  it('registers a visitor with a travel document', async () => {
    const travel = { documentType: 'travel-document' };
    const { status, data } = await desk.walkIn(await today(), { ...travel, docNo: ' k1234 5678' });
    expect([status, data.maskedDocumentNumber]).toEqual([200, '********']);
    expect((await desk.reveal(data.appointmentId)).data.docNo).toBe('K12345678');
    const again = await desk.walkIn(await today({ servTime: '2026-03-02 13:00:00' }), {
      ...travel,
      docNo: 'K12345678',
    });
    expect(again.error).toBe('same-day');
    const wrong = async (docNo: string) => (await desk.walkIn(await today(), { ...travel, docNo })).error;
    expect(await wrong('')).toBe('travel-card-number-required');
    expect(await wrong('?')).toBe('travel-card-number-invalid');
    const identityCard = newDocumentNumber();
    const corrected = await desk.change(data, { docNo: identityCard });
    expect((await desk.reveal(data.appointmentId)).data.docNo).toBe(identityCard);
    await desk.change(corrected.data, { ...travel, docNo: 'X7654321' });
    expect((await desk.reveal(data.appointmentId)).data.docNo).toBe('X7654321');
  });

  it('beyond capacity requires a manager who confirms it', async () => {
    const slot = await today();
    await visitor(test).book(slot);
    expect(await desk.walkIn(slot, somebody())).toMatchObject({ status: 409, error: 'slot-full' });
    const over = { overCapacity: true };
    expect(await desk.walkIn(slot, { ...somebody(), ...over })).toMatchObject({ error: 'not-allowed' });
    expect((await manager.walkIn(slot, somebody())).error).toBe('slot-full');
    const { data } = await manager.walkIn(slot, { ...somebody(), ...over });
    expect((await eventsOf(test, data.appointmentId))[0]?.detail).toMatchObject({ overCapacity: true });
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 2, booked: 2, held: 0 });
    const view = await desk.day(slot.servPtId);
    expect(view.data.slots).toMatchObject([{ capacity: 1, booked: 2, free: 0 }]);
    // One visitor less does not open the slot to others: it is still as full as it may be.
    await manager.undoCheckIn(data).then((undone) => manager.cancel(undone.data));
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
  });

  it('is refused a full slot with the nearest free times', async () => {
    const full = await today({ capacity: 0 });
    const free = { servPtId: full.servPtId, servTime: '2026-03-02 10:30:00' };
    await today(free);
    // What the server remembers of the service points is a second old at most.
    test.clock.advance(1);
    const refused = await desk.walkIn(full, somebody());
    expect([refused.error, Value.Errors(Alternatives, refused.data)]).toEqual(['slot-full', []]);
    expect(refused.data).toMatchObject({ alternatives: { samePoint: [free] } });
  });

  it('is never booked into a closed slot', async () => {
    const closed = await today({ capacity: 0 });
    const over = { ...somebody(), overCapacity: true };
    expect(await manager.walkIn(closed, over)).toMatchObject({ status: 409, error: 'slot-full' });
    expect(await readSeats(test.db, closed.id)).toEqual({ taken: 0, booked: 0, held: 0 });
  });

  it('does not take the seat held for a visitor', async () => {
    const slot = await today();
    await visitor(test).hold(slot);
    expect((await desk.walkIn(slot, somebody())).error).toBe('slot-full');
  });

  it.each<[object, string]>([
    [{ docNo: 'A123456(4)' }, 'card-number-invalid'],
    [{ name: '' }, 'name-required'],
    [{ telNo: '' }, 'phone-or-email'],
    [{ telNo: '', email: 'x' }, 'email-invalid'],
    [{ slotId: '00000000-0000-4000-8000-000000000000' }, 'slot-unknown'],
    [{ slotId: 'x' }, 'body-invalid'],
    [{ price: 1 }, 'field-unknown'],
  ])('%o is refused: %s', async (changes, error) => {
    expect((await desk.walkIn(await today(), { ...somebody(), ...changes })).error).toBe(error);
  });

  it('refuses a person who has a booking that day, who is checked in instead', async () => {
    const guest = visitor(test);
    await guest.book(await today());
    const later = await today({ servTime: '2026-03-02 12:00:00' });
    expect((await desk.walkIn(later, { docNo: guest.docNo })).error).toBe('same-day');
    const sameTime = await today({ type: 'other' });
    expect((await desk.walkIn(sameTime, { docNo: guest.docNo })).error).toBe('same-time');
  });
});

it('gives the last seat to one of many desks and visitors', async () => {
  for (let round = 0; round < 5; round++) {
    const slot = await today();
    const answers = await Promise.all([
      desk.walkIn(slot, somebody()),
      visitor(test).book(slot),
      manager.walkIn(slot, somebody()),
      visitor(test).book(slot),
    ]);
    expect(answers.map(({ error }) => error ?? 'booked').sort()).toEqual([
      'booked',
      'slot-full',
      'slot-full',
      'slot-full',
    ]);
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  }
});
