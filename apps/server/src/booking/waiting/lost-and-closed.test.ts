import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closure, openPoints } from '../../schedule/testing/open-points.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { findDrift, givenServicePoint, givenSlot } from '../../testing/builders.ts';
import { partyOf } from '../../testing/party.ts';
import { visitor } from '../../testing/visitor.ts';
import { openWaitingList, waiter } from '../../testing/waiting.ts';
import { offerDue } from './offer-places.ts';

const START = new Date('2026-03-02T09:00:00+08:00');
const HOLD_SECONDS = 600;

let test: TestApp;
let site: Awaited<ReturnType<typeof openPoints>>;
beforeAll(async () => {
  test = await buildTestApp();
  site = await openPoints(test);
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
    .where('state', '=', 'WAITING')
    .execute();
});
afterAll(() => test.close());

/** A slot whose only seat was held and lost by time, without any process having seen it. */
async function lapsedSlot(changes: Parameters<typeof givenSlot>[1] = {}) {
  const slot = await givenSlot(test.db, changes);
  await visitor(test).hold(slot);
  return { slot, lapse: () => test.clock.advance(HOLD_SECONDS) };
}

describe('a place whose hold has expired', () => {
  it('goes to whoever waits, however fast somebody else asks for it', async () => {
    const { slot, lapse } = await lapsedSlot();
    const first = waiter(test);
    await first.join([slot]);
    await offerDue(test);
    lapse();
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
    expect((await visitor(test).hold(slot)).error).toBe('slot-full');
    await offerDue(test);
    expect((await first.see()).offer?.servTime).toBe(slot.servTime);
  });

  it('is not for a party either', async () => {
    const slot = await givenSlot(test.db, { capacity: 2 });
    await partyOf(test, 2).hold(slot);
    const first = waiter(test);
    await first.join([slot]);
    test.clock.advance(HOLD_SECONDS);
    expect((await partyOf(test, 2).book(slot)).error).toBe('slot-full');
    await offerDue(test);
    expect((await first.see()).offer?.servTime).toBe(slot.servTime);
  });

  it('is public at once where it suits nobody, and where it is of the reserve of the desk', async () => {
    const { slot, lapse } = await lapsedSlot();
    await waiter(test).join([slot], { from: '11:00' });
    lapse();
    expect((await visitor(test).book(slot)).status).toBe(200);
    test.clock.set(START);
    await openWaitingList(test, 1);
    const other = await lapsedSlot();
    await waiter(test).join([other.slot]);
    other.lapse();
    expect((await visitor(test).book(other.slot)).status).toBe(200);
  });

  it('is kept for as many as wait, and no more', async () => {
    const slot = await givenSlot(test.db, { capacity: 2 });
    for (const holder of [visitor(test), visitor(test)]) await holder.hold(slot);
    const first = waiter(test);
    await first.join([slot]);
    test.clock.advance(HOLD_SECONDS);
    expect((await visitor(test).book(slot)).status).toBe(200);
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
    await offerDue(test);
    expect((await first.see()).offer?.servTime).toBe(slot.servTime);
  });

  it('is kept as a party leaves it', async () => {
    const servPtId = await givenServicePoint(test.db);
    const slot = await givenSlot(test.db, { servPtId, capacity: 2 });
    const later = await givenSlot(test.db, { servPtId, servTime: '2026-03-04 10:00:00', capacity: 2 });
    const party = partyOf(test, 2);
    const { holdId } = (await party.hold(slot)).data;
    const first = waiter(test);
    await first.join([slot]);
    await offerDue(test);
    expect((await party.hold(later, { replaces: holdId })).status).toBe(200);
    expect((await visitor(test).book(slot)).status).toBe(200);
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
  });
});

describe('an offer', () => {
  it('ends as its place is closed, and the entry waits on', async () => {
    const point = await site.givenOpenPoint();
    const servTime = '2026-03-11 10:00:00';
    const slot = { id: '', servPtId: point, servTime, type: 'ECG' as const };
    const [first, second] = [waiter(test), waiter(test)];
    for (const one of [first, second]) await one.join([slot]);
    await offerDue(test);
    expect((await first.see()).state).toBe('OFFERED');
    await site.boss.make(closure(point, '2026-03-11'));
    const closed = { state: 'WAITING', lostOffer: 'WITHDRAWN' };
    expect(await first.see()).toMatchObject(closed);
    expect((await first.accept()).error).toBe('offer-ended');
    await offerDue(test);
    expect(await first.see()).toMatchObject(closed);
    expect(await second.see()).toMatchObject(closed);
    const next = { ...slot, servTime: '2026-03-12 10:00:00' };
    await first.leave();
    await first.join([slot, next]);
    await offerDue(test);
    expect((await first.see()).offer?.servTime.slice(0, 10)).toBe('2026-03-12');
  });

  it('that nobody heard of says so to its visitor until there is another', async () => {
    const slot = await givenSlot(test.db);
    const first = waiter(test);
    await first.join([slot]);
    await offerDue(test);
    test.clock.advance(1800);
    expect(await first.see()).toMatchObject({ state: 'WAITING', lostOffer: 'EXPIRED' });
    await offerDue(test);
    expect(await first.see()).toMatchObject({ state: 'WAITING', lostOffer: 'EXPIRED' });
  });
});

describe('a service point that retires', () => {
  const retire = (point: string, from: string) =>
    test.db.kysely.updateTable('service_point').set({ retired_from: from }).where('id', '=', point).execute();

  it('is no longer waited for from that day on; whoever has none left is told, and waits no more', async () => {
    const slots = [await givenSlot(test.db), await givenSlot(test.db)];
    for (const slot of slots) await visitor(test).book(slot);
    const [first, second] = [waiter(test), waiter(test)];
    await first.join(slots, { lastDay: '2026-03-10' });
    await second.join(slots.slice(0, 1), { lastDay: '2026-03-10' });
    await retire(slots[0]?.servPtId ?? '', '2026-03-04');
    await offerDue(test);
    expect((await second.see()).state).toBe('WAITING');
    test.clock.set(new Date('2026-03-04T09:00:00+08:00'));
    await offerDue(test);
    expect(await first.see()).toMatchObject({ state: 'WAITING', servPtIds: [slots[1]?.servPtId] });
    expect((await second.see()).state).toBe('ENDED');
    const told = await test.db.kysely
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '=', 'waiting-ended')
      .execute();
    expect(told).toHaveLength(1);
  });
});

it('finds free places for everybody who waits, however many came before in vain', async () => {
  const [full, free] = [await givenSlot(test.db), await givenSlot(test.db)];
  await visitor(test).book(full);
  const before = waiter(test);
  await before.join([full]);
  await sql`
INSERT INTO waiting_entry (id, service_type, service_point_ids, first_day, last_day, weekdays, from_time, until_time,
  language, key_id, person, hash_key_id, document_hash, joined_at)
SELECT gen_random_uuid(), service_type, service_point_ids, first_day, last_day, weekdays, from_time, until_time,
  language, key_id, person, hash_key_id, decode(md5(n::text), 'hex'), joined_at
FROM waiting_entry, generate_series(1, 450) AS n WHERE state = 'WAITING'`.execute(test.db.kysely);
  const last = waiter(test);
  await last.join([free]);
  await offerDue(test);
  expect((await last.see()).offer?.servPtId).toBe(free.servPtId);
});
