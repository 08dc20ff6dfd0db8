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
const TAKEN = { taken: 1, booked: 1, held: 0 };

describe('whose booking it is', () => {
  it('gives one response for a missing, wrong or foreign token, whatever the id', async () => {
    const slot = await at('03 10:00');
    const to = await at('09 10:00');
    const owner = visitor(test);
    const { data, token = '' } = await owner.book(slot);
    const stranger = visitor(test);
    const { token: strangersToken = '' } = await stranger.book(await at('03 11:00'));

    const answers = [];
    for (const id of [data.apptRecordId, '8d1b1c1e-0000-4000-8000-000000000000', 'not an id', '-']) {
      for (const wrong of [undefined, 'rubbish', `${token}x`, strangersToken]) {
        const anybody = visitor(test, { docNo: owner.docNo });
        anybody.setToken(wrong);
        answers.push(await anybody.change(id, to), await anybody.cancel(encodeURIComponent(id)));
      }
      // The stranger's own number beside the stranger's own token, and the owner's token beside another number.
      answers.push(await stranger.change(id, to));
      stranger.setToken(token);
      answers.push(await stranger.change(id, to));
      stranger.setToken(strangersToken);
    }
    const seen = new Set(
      answers.map(({ status, code, error, msg }) => JSON.stringify({ status, code, error, msg })),
    );
    expect([...seen]).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 403, code: 403, error: 'booking-token' });
    expect(await readSeats(test.db, slot.id)).toEqual(TAKEN);
    expect(await readSeats(test.db, to.id)).toEqual(FREE);
  });

  it('rejects the token of a booking under the same number and another name', async () => {
    const slot = await at('03 10:00');
    const owner = visitor(test);
    const { data } = await owner.book(slot);
    const stranger = visitor(test, { docNo: owner.docNo, name: 'Lee Siu Ming' });
    expect((await stranger.book(await at('05 10:00'))).status).toBe(200);
    expect((await stranger.cancel(data.apptRecordId)).error).toBe('booking-token');
    expect((await stranger.change(data.apptRecordId, await at('06 10:00'))).error).toBe('booking-token');
    expect(await readSeats(test.db, slot.id)).toEqual(TAKEN);
    expect((await owner.cancel(data.apptRecordId)).status).toBe(200);
  });

  it('ends with the token after thirty minutes', async () => {
    const slot = await at('03 10:00');
    const person = visitor(test);
    const { data } = await person.book(slot);
    test.clock.advance(1801);
    expect((await person.change(data.apptRecordId, slot)).error).toBe('booking-token');
    await person.enquire();
    expect((await person.change(data.apptRecordId, slot)).status).toBe(200);
  });
});
