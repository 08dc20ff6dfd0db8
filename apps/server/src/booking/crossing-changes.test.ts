import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenSlot, readSeats } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

const at = (time: string, more = {}) => givenSlot(test.db, { servTime: `2026-03-${time}:00`, ...more });
const FREE = { taken: 0, booked: 0, held: 0 };

describe('concurrent changes', () => {
  it('succeed one after the other, without a deadlock', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await at('10 10:00', { capacity: 2 }), await at('10 11:00', { capacity: 2 })];
      const [one, two] = [visitor(test), visitor(test)];
      const [mine, yours] = [await one.book(a), await two.book(b)];
      const [there, back] = await Promise.all([
        one.change(mine.data.apptRecordId, b),
        two.change(yours.data.apptRecordId, a),
      ]);
      expect([there?.status, back?.status]).toEqual([200, 200]);
    }
  });

  it('cannot swap two full slots: both are refused and nothing moves', async () => {
    const [a, b] = [await at('10 10:00'), await at('10 11:00')];
    const [one, two] = [visitor(test), visitor(test)];
    const [mine, yours] = [await one.book(a), await two.book(b)];
    const answers = await Promise.all([
      one.change(mine.data.apptRecordId, b),
      two.change(yours.data.apptRecordId, a),
    ]);
    expect(answers.map(({ error }) => error)).toEqual(['slot-full', 'slot-full']);
  });

  it('leave one outcome when a change meets a cancellation', async () => {
    for (let round = 0; round < 10; round++) {
      const [from, to] = [await at('11 10:00'), await at('11 11:00')];
      const person = visitor(test);
      const { data } = await person.book(from);
      const [changed, cancelled] = await Promise.all([
        person.change(data.apptRecordId, to),
        person.cancel(data.apptRecordId),
      ]);
      expect(cancelled?.status).toBe(200);
      expect([undefined, 'already-cancelled']).toContain(changed?.error);
      expect(await readSeats(test.db, from.id)).toEqual(FREE);
      expect(await readSeats(test.db, to.id)).toEqual(FREE);
    }
  });
});
