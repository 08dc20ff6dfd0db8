import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { findDrift, givenServicePoint, givenSlot } from '../../testing/builders.ts';
import { partyOf } from '../../testing/party.ts';
import { visitor } from '../../testing/visitor.ts';
import { openWaitingList, waiter } from '../../testing/waiting.ts';
import { offerDue } from './offer-places.ts';

const START = new Date('2026-03-02T09:00:00+08:00');

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.set(START);
  await openWaitingList(test);
});
afterEach(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.db.kysely
    .updateTable('waiting_entry')
    .set({ state: 'ENDED', settled_at: START })
    .where('state', 'in', ['WAITING', 'OFFERED'])
    .execute();
  await test.db.kysely
    .updateTable('waiting_offer')
    .set({ state: 'EXPIRED' })
    .where('state', '=', 'OPEN')
    .execute();
  await offerDue(test);
});
afterAll(() => test.close());

async function fullSlot(changes: Parameters<typeof givenSlot>[1] = {}) {
  const slot = await givenSlot(test.db, changes);
  const holder = visitor(test);
  const { data } = await holder.book(slot);
  return { slot, cancel: () => holder.cancel(data.apptRecordId) };
}

describe('a place that becomes free', () => {
  it('cannot be booked by anybody else before it was offered', async () => {
    const { slot, cancel } = await fullSlot();
    const first = waiter(test);
    expect((await first.join([slot])).data).toMatchObject({ state: 'WAITING', ahead: 0 });
    await cancel();
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
    await offerDue(test);
    expect(await first.see()).toMatchObject({
      state: 'OFFERED',
      offer: { servPtId: slot.servPtId, servTime: slot.servTime, secondsLeft: 1800 },
    });
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
  });

  it('stays with a party that gives up its hold in order to book', async () => {
    const slot = await givenSlot(test.db, { capacity: 2 });
    const party = partyOf(test, 2);
    const { holdId } = (await party.hold(slot)).data;
    const first = waiter(test);
    await first.join([slot]);
    expect((await party.book(slot, { holdId })).status).toBe(200);
    await offerDue(test);
    expect(await first.see()).toMatchObject({ state: 'WAITING' });
  });

  it('is booked by one press, and a repeat gets the same booking', async () => {
    const { slot, cancel } = await fullSlot();
    const first = waiter(test);
    await first.join([slot]);
    await cancel();
    await offerDue(test);
    const { data, status } = await first.accept();
    expect(status).toBe(200);
    expect(data).toMatchObject({ servTime: slot.servTime, name: first.name, docNo: first.docNo });
    expect((await first.accept()).data).toEqual(data);
    expect(await first.see()).toMatchObject({ state: 'TAKEN' });
    expect((await first.enquire()).data).toMatchObject([{ apptRecordId: data.apptRecordId }]);
  });

  it('goes to whoever joined first, then to the next when it is passed on', async () => {
    const { slot, cancel } = await fullSlot();
    const [first, second] = [waiter(test), waiter(test)];
    await first.join([slot]);
    expect((await second.join([slot])).data.ahead).toBe(1);
    await cancel();
    await offerDue(test);
    expect((await second.see()).offer).toBeUndefined();
    expect((await first.pass()).data.state).toBe('WAITING');
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
    await offerDue(test);
    expect((await second.see()).state).toBe('OFFERED');
    expect((await first.accept()).error).toBe('offer-ended');
  });

  it('goes to the next when the offer ends, and is public again within a second when nobody is left', async () => {
    const { slot, cancel } = await fullSlot();
    const [first, second] = [waiter(test), waiter(test)];
    await first.join([slot]);
    await second.join([slot]);
    await cancel();
    await offerDue(test);
    test.clock.advance(1800);
    expect((await first.accept()).error).toBe('offer-ended');
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
    await offerDue(test);
    expect((await second.see()).state).toBe('OFFERED');
    test.clock.advance(1800);
    await offerDue(test);
    expect((await second.see()).state).toBe('WAITING');
    expect((await visitor(test).book(slot)).status).toBe(200);
  });

  it('is public a second after the offer ended even if no process looks after the list', async () => {
    const { slot, cancel } = await fullSlot();
    const first = waiter(test);
    await first.join([slot]);
    await cancel();
    await offerDue(test);
    test.clock.advance(1801);
    expect((await visitor(test).book(slot)).status).toBe(200);
    await offerDue(test);
    expect(await first.see()).toMatchObject({ state: 'WAITING' });
  });

  it('is public at once when it suits nobody', async () => {
    const { slot, cancel } = await fullSlot();
    await waiter(test).join([slot], { from: '11:00' });
    await cancel();
    expect((await visitor(test).book(slot)).status).toBe(200);
  });

  it('is offered for ten minutes on the day of the visit', async () => {
    const { slot, cancel } = await fullSlot({ servTime: '2026-03-02 15:00:00' });
    const first = waiter(test);
    await first.join([slot]);
    await cancel();
    await offerDue(test);
    expect((await first.see()).offer?.secondsLeft).toBe(600);
  });

  it('is left to the desk up to its reserve', async () => {
    await openWaitingList(test, 1);
    const { slot, cancel } = await fullSlot();
    const other = await fullSlot({ servPtId: slot.servPtId, servTime: '2026-03-03 11:00:00' });
    const first = waiter(test);
    await first.join([slot, other.slot]);
    await cancel();
    await offerDue(test);
    expect((await first.see()).state).toBe('WAITING');
    await other.cancel();
    await offerDue(test);
    expect((await first.see()).offer?.servTime).toBe(other.slot.servTime);
  });

  it('is offered when a hold was lost by time, or hours were added', async () => {
    const slot = await givenSlot(test.db);
    await visitor(test).hold(slot);
    const [first, second] = [waiter(test), waiter(test)];
    await first.join([slot]);
    test.clock.advance(600);
    await offerDue(test);
    expect((await first.see()).offer?.servTime).toBe(slot.servTime);
    await second.join([slot], { lastDay: '2026-03-04' });
    await givenSlot(test.db, { servPtId: slot.servPtId, servTime: '2026-03-04 10:00:00' });
    await offerDue(test);
    expect((await second.see()).offer?.servTime).toBe('2026-03-04 10:00:00');
  });
});

describe('somebody with a booking', () => {
  it('gives it up only as an earlier place is taken, and its place is offered on', async () => {
    const servPtId = await givenServicePoint(test.db);
    const early = await fullSlot({ servPtId });
    const late = await givenSlot(test.db, { servPtId, servTime: '2026-03-05 10:00:00' });
    const first = waiter(test);
    const { data: former } = await first.book(late);
    expect((await first.join([early.slot, late], { apptRecordId: former.apptRecordId })).status).toBe(200);
    const second = waiter(test);
    await second.join([late]);
    await early.cancel();
    await offerDue(test);
    expect((await first.enquire()).data).toMatchObject([{ servTime: late.servTime }]);
    const { data } = await first.accept();
    expect(data).toMatchObject({
      servTime: early.slot.servTime,
      appointmentRelNumber: former.appointmentRelNumber,
      apptRecordId: former.apptRecordId,
    });
    expect((await visitor(test).book(late)).error).toBe('slot-full');
    await offerDue(test);
    expect((await second.see()).offer?.servTime).toBe(late.servTime);
  });

  it('is refused without the booking token', async () => {
    const slot = await givenSlot(test.db);
    const owner = visitor(test);
    const { data } = await owner.book(slot);
    const other = waiter(test, { name: owner.name, docNo: owner.docNo });
    expect((await other.join([slot], { apptRecordId: data.apptRecordId })).error).toBe('booking-token');
  });
});

describe('an entry', () => {
  it('ends when its visitor leaves, and its offer goes to the next', async () => {
    const { slot, cancel } = await fullSlot();
    const [first, second] = [waiter(test), waiter(test)];
    await first.join([slot]);
    await second.join([slot]);
    await cancel();
    await offerDue(test);
    expect((await first.leave()).data.state).toBe('ENDED');
    expect((await first.leave()).data.state).toBe('ENDED');
    await offerDue(test);
    expect((await second.see()).state).toBe('OFFERED');
  });

  it('is one of a person and service, and ends after its last day', async () => {
    const { slot } = await fullSlot();
    const first = waiter(test);
    await first.join([slot]);
    expect((await first.join([slot])).error).toBe('waiting-already');
    test.clock.set(new Date('2026-03-04T09:00:00+08:00'));
    await offerDue(test);
    expect((await first.see()).state).toBe('ENDED');
  });

  it('is seen by its link alone', async () => {
    const { slot } = await fullSlot();
    const first = waiter(test);
    await first.join([slot]);
    const link = first.link().replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
    const answer = await first.call('POST', '/rest/appointment/waiting/entry', { link });
    expect(answer.error).toBe('waiting-link');
  });

  it('is refused while the list is closed, and for days or hours that leave nothing', async () => {
    const { slot } = await fullSlot();
    for (const wrong of [
      { lastDay: '2026-03-01', firstDay: '2026-03-01' },
      { from: '12:00', until: '11:00' },
    ])
      expect((await waiter(test).join([slot], wrong)).error).toBe('waiting-choice');
    await test.db.kysely.updateTable('waiting_setting').set({ is_on: false }).execute();
    expect((await waiter(test).join([slot])).error).toBe('waiting-list-off');
  });
});
