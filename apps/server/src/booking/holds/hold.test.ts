import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doJob } from '../../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { findDrift, givenSlot, readSeats } from '../../testing/builders.ts';
import { visitor } from '../../testing/visitor.ts';
import { sweepHolds } from './hold.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const NEVER = '8d1b1c1e-0000-4000-8000-000000000000';

describe('hold', () => {
  it('keeps the seat for 600 s, for its visitor alone', async () => {
    const slot = await givenSlot(test.db);
    const [holder, other] = [visitor(test), visitor(test)];
    const held = await holder.hold(slot);
    expect(held).toMatchObject({ status: 200, data: { secondsLeft: 600, extensionsLeft: 10 } });
    expect(Date.parse(held.data.expiresAt) - test.clock.now().getTime()).toBe(600_000);
    expect((await other.hold(slot)).error).toBe('slot-full');
    expect((await other.book(slot)).error).toBe('slot-full');
    expect((await holder.book(slot)).error).toBe('slot-full');
    expect((await holder.book(slot, { holdId: held.data.holdId })).status).toBe(200);
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  });

  it('offers other free times when the slot is full', async () => {
    const slot = await givenSlot(test.db);
    const next = await givenSlot(test.db, { servPtId: slot.servPtId, servTime: '2026-03-03 10:30:00' });
    await visitor(test).hold(slot);
    const refused = await visitor(test).hold(slot);
    expect(refused).toMatchObject({
      status: 409,
      data: { alternatives: { samePoint: [{ servPtId: slot.servPtId, servTime: next.servTime }] } },
    });
  });

  it.each([
    ['a time that has passed', '2026-03-02 08:00:00', 'slot-past'],
    ['a time that never was', '2026-03-03 10:01:00', 'slot-unknown'],
  ])('offers free times instead of %s, and says which it is', async (_what, servTime, error) => {
    const free = await givenSlot(test.db, { servTime: '2026-03-03 10:30:00' });
    const refused = await visitor(test).hold({ ...free, servTime });
    expect(refused).toMatchObject({
      status: 422,
      error,
      data: { alternatives: { samePoint: [{ servPtId: free.servPtId, servTime: free.servTime }] } },
    });
  });

  it('has the id its visitor chose, so that a lost response blocks no seat', async () => {
    const slot = await givenSlot(test.db);
    const holdId = randomUUID();
    expect((await visitor(test).hold(slot, undefined, holdId.toUpperCase())).data.holdId).toBe(holdId);
    const again = await visitor(test).hold(slot, holdId, randomUUID());
    expect(again.status).toBe(200);
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 0, held: 1 });
  });

  it('gets a new id when the chosen one is in use', async () => {
    const slot = await givenSlot(test.db, { capacity: 2 });
    const first = await visitor(test).hold(slot);
    const second = await visitor(test).hold(slot, undefined, first.data.holdId);
    expect(second.status).toBe(200);
    expect(second.data.holdId).not.toBe(first.data.holdId);
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 2, booked: 0, held: 2 });
  });

  it('frees its seat the moment it ends, without the job', async () => {
    const slot = await givenSlot(test.db);
    const morning = test.clock.now();
    await visitor(test).hold(slot);
    test.clock.advance(599);
    expect((await visitor(test).hold(slot)).error).toBe('slot-full');
    test.clock.advance(1);
    const booked = await visitor(test).book(slot);
    test.clock.set(morning);
    expect(booked.status).toBe(200);
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  });

  it('is removed by a refusal as well, and the counter follows', async () => {
    const slot = await givenSlot(test.db, { capacity: 2 });
    const morning = test.clock.now();
    await visitor(test).hold(slot);
    test.clock.advance(601);
    await visitor(test).book(slot);
    await visitor(test).hold(slot);
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 2, booked: 1, held: 1 });
    test.clock.set(morning);
  });

  it('replaces the former hold, on another slot and on the same', async () => {
    const [a, b] = [await givenSlot(test.db), await givenSlot(test.db)];
    const person = visitor(test);
    const first = await person.hold(a);
    const second = await person.hold(b, first.data.holdId);
    expect(await readSeats(test.db, a.id)).toEqual({ taken: 0, booked: 0, held: 0 });
    const third = await person.hold(b, second.data.holdId);
    expect(third.status).toBe(200);
    expect(third.data.holdId).not.toBe(second.data.holdId);
    expect(await readSeats(test.db, b.id)).toEqual({ taken: 1, booked: 0, held: 1 });
  });

  it('keeps the former hold when the new slot is full', async () => {
    const [a, b] = [await givenSlot(test.db), await givenSlot(test.db)];
    const person = visitor(test);
    const first = await person.hold(a);
    await visitor(test).book(b);
    expect((await person.hold(b, first.data.holdId)).error).toBe('slot-full');
    expect((await person.hold({ ...b, servTime: '2026-03-03 23:00:00' }, first.data.holdId)).error).toBe(
      'slot-unknown',
    );
    expect(await readSeats(test.db, a.id)).toEqual({ taken: 1, booked: 0, held: 1 });
    expect((await person.book(a, { holdId: first.data.holdId })).status).toBe(200);
  });

  it('ignores an unknown hold to replace', async () => {
    const slot = await givenSlot(test.db);
    expect((await visitor(test).hold(slot, NEVER)).status).toBe(200);
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 0, held: 1 });
  });

  it('that has ended or is for another slot does not prevent a booking', async () => {
    const [a, b] = [await givenSlot(test.db), await givenSlot(test.db)];
    const person = visitor(test);
    const held = await person.hold(a);
    expect((await person.book(b, { holdId: held.data.holdId })).status).toBe(200);
    expect((await visitor(test).book(await givenSlot(test.db), { holdId: 'no id' })).status).toBe(200);
    expect(await readSeats(test.db, a.id)).toEqual({ taken: 1, booked: 0, held: 1 });
  });
});

describe('extend', () => {
  it('gives another 600 s from now, ten times', async () => {
    const slot = await givenSlot(test.db);
    const morning = test.clock.now();
    const person = visitor(test);
    const { data } = await person.hold(slot);
    for (let left = 9; left >= 0; left--) {
      test.clock.advance(590);
      const extended = await person.extend(data.holdId);
      expect(extended).toMatchObject({
        status: 200,
        data: { holdId: data.holdId, secondsLeft: 600, extensionsLeft: left },
      });
    }
    expect((await visitor(test).book(slot)).error).toBe('slot-full');
    expect(await person.extend(data.holdId)).toMatchObject({ status: 409, error: 'hold-extensions-spent' });
    test.clock.advance(600);
    expect(await person.extend(data.holdId)).toMatchObject({ status: 409, error: 'hold-ended' });
    test.clock.set(morning);
  });

  it.each([NEVER, 'rubbish', '-'])('of the id %s is refused as ended', async (id) => {
    expect(await visitor(test).extend(id)).toMatchObject({ status: 409, error: 'hold-ended' });
  });
});

describe('release', () => {
  it('frees the seat, and can be repeated', async () => {
    const slot = await givenSlot(test.db);
    const person = visitor(test);
    const { data } = await person.hold(slot);
    const answers = await Promise.all([1, 2, 3].map(() => person.release(data.holdId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 0, booked: 0, held: 0 });
    expect((await person.release('rubbish')).status).toBe(200);
    expect((await person.extend(data.holdId)).error).toBe('hold-ended');
  });

  it('keeps the seat a while for a page that may be reloading', async () => {
    const slot = await givenSlot(test.db);
    const morning = test.clock.now();
    const person = visitor(test);
    const { data } = await person.hold(slot);
    expect((await person.release(data.holdId, 30)).status).toBe(200);
    test.clock.advance(29);
    expect((await visitor(test).hold(slot)).error).toBe('slot-full');
    test.clock.advance(1);
    expect((await visitor(test).book(slot)).status).toBe(200);
    test.clock.set(morning);
  });

  it.each([61, -1])('refuses to keep it for %i seconds', async (after) => {
    expect(await visitor(test).release(NEVER, after)).toMatchObject({ status: 400, error: 'body-invalid' });
  });

  it('never lengthens a hold', async () => {
    const slot = await givenSlot(test.db);
    const morning = test.clock.now();
    const person = visitor(test);
    const { data } = await person.hold(slot);
    test.clock.advance(590);
    expect((await person.release(data.holdId, 60)).status).toBe(200);
    test.clock.advance(10);
    expect((await visitor(test).book(slot)).status).toBe(200);
    test.clock.set(morning);
  });
});

describe('the job', () => {
  it('removes expired holds only, even when several processes run it', async () => {
    const slots = await Promise.all([1, 2, 3].map(() => givenSlot(test.db, { capacity: 2 })));
    const morning = test.clock.now();
    for (const slot of slots) await visitor(test).hold(slot);
    test.clock.advance(601);
    const lasting = await Promise.all(slots.map((slot) => visitor(test).hold(slot)));
    expect(lasting.every(({ status }) => status === 200)).toBe(true);
    test.clock.advance(300);
    await Promise.all(slots.map((slot) => visitor(test).hold(slot)));
    test.clock.advance(301);
    const sweep = () => doJob(test, sweepHolds);
    const swept = await Promise.all([1, 2, 3, 4].map(sweep));
    expect(swept.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBeGreaterThanOrEqual(3);
    for (const slot of slots) {
      expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 0, held: 1 });
    }
    test.clock.set(morning);
  });
});
