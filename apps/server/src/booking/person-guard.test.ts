import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenSlot, newDocumentNumber, readSeats } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await findDrift(test.db)).toEqual([]);
  await test.close();
});

describe('one person', () => {
  it('cannot book two at the same time, nor two of one type on one day', async () => {
    const first = await givenSlot(test.db);
    const sameTime = await givenSlot(test.db, { type: 'other' });
    const sameDay = await givenSlot(test.db, { servTime: '2026-03-03 15:00:00' });
    const person = visitor(test);
    expect((await person.book(first)).status).toBe(200);
    expect(await person.book(sameTime)).toMatchObject({ status: 409, error: 'same-time' });
    expect(await person.book(sameDay)).toMatchObject({ status: 409, error: 'same-day' });
    expect(await readSeats(test.db, sameDay.id)).toEqual({ taken: 0, booked: 0, held: 0 });
  });

  it('may book another type on that day, another day, and again after cancelling', async () => {
    const person = visitor(test);
    const first = await person.book(await givenSlot(test.db));
    const other = await givenSlot(test.db, { servTime: '2026-03-03 15:00:00', type: 'other' });
    expect((await person.book(other)).status).toBe(200);
    expect((await person.book(await givenSlot(test.db, { servTime: '2026-03-04 10:00:00' }))).status).toBe(
      200,
    );
    expect((await person.cancel(first.data.apptRecordId)).status).toBe(200);
    expect((await person.book(await givenSlot(test.db))).status).toBe(200);
  });

  it('is the same however the number is written', async () => {
    const docNo = newDocumentNumber();
    expect((await visitor(test, { docNo }).book(await givenSlot(test.db))).status).toBe(200);
    const written = docNo.toLowerCase().replace('(', '（').replace(')', '） ');
    const again = await visitor(test, { docNo: written }).book(await givenSlot(test.db));
    expect(again.error).toBe('same-time');
  });

  it('learns of a booking on that day only under the name it was made with', async () => {
    const owner = visitor(test);
    const first = await givenSlot(test.db, { capacity: 2 });
    const sameDay = await givenSlot(test.db, { servTime: '2026-03-03 15:00:00' });
    await owner.book(first);
    const stranger = visitor(test, { docNo: owner.docNo, name: 'Lee Siu Ming' });
    const answers = [await stranger.book(first), await stranger.book(sameDay)];
    const seen = new Set(
      answers.map(({ status, error, msg, data }) => JSON.stringify({ status, error, msg, data })),
    );
    expect([...seen]).toEqual([
      JSON.stringify({ status: 409, error: 'booking-refused', msg: answers[0]?.msg, data: null }),
    ]);
    expect((await owner.book(sameDay)).error).toBe('same-day');
    expect(await readSeats(test.db, sameDay.id)).toEqual({ taken: 0, booked: 0, held: 0 });
  });

  it('learns nothing of another name’s booking when moving one to that day', async () => {
    const owner = visitor(test);
    await owner.book(await givenSlot(test.db));
    const stranger = visitor(test, { docNo: owner.docNo, name: 'Lee Siu Ming' });
    const { data } = await stranger.book(await givenSlot(test.db, { servTime: '2026-03-05 10:00:00' }));
    const onto = await givenSlot(test.db, { servTime: '2026-03-03 15:00:00' });
    expect((await stranger.change(data.apptRecordId, onto)).error).toBe('booking-refused');
  });
});
