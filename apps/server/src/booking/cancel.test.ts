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

describe.each([
  ['DELETE /rest/appointment/appt/{id}', '/rest/appointment/appt'],
  ['DELETE /system/record/{id}', '/system/record'],
])('%s', (_name, path) => {
  it('frees the slot, and refuses a second cancellation without changing anything', async () => {
    const slot = await givenSlot(test.db);
    const person = visitor(test);
    const { data } = await person.book(slot);
    const answer = await person.call('DELETE', `${path}/${data.apptRecordId}`, {});
    expect(answer).toMatchObject({ status: 200, code: 200, data: null });
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 0, booked: 0, held: 0 });
    expect((await person.enquire()).data).toEqual([]);
    const again = await person.call('DELETE', `${path}/${data.apptRecordId}`, {});
    expect(again).toMatchObject({ status: 409, error: 'already-cancelled' });
    expect((await visitor(test).book(slot)).status).toBe(200);
  });

  it('needs no body', async () => {
    const person = visitor(test);
    const { data } = await person.book(await givenSlot(test.db));
    expect((await person.call('DELETE', `${path}/${data.apptRecordId}`)).status).toBe(200);
  });

  it('refuses an appointment that has begun', async () => {
    const slot = await givenSlot(test.db, { servTime: '2026-03-02 09:10:00' });
    const person = visitor(test);
    const { data } = await person.book(slot);
    const morning = test.clock.now();
    test.clock.advance(600);
    const answer = await person.call('DELETE', `${path}/${data.apptRecordId}`, {});
    test.clock.set(morning);
    expect(answer).toMatchObject({ status: 422, error: 'slot-past' });
    expect(await readSeats(test.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  });
});

it('cancels once when asked several times at once', async () => {
  const slot = await givenSlot(test.db);
  const person = visitor(test);
  const { data } = await person.book(slot);
  const answers = await Promise.all(Array.from({ length: 5 }, () => person.cancel(data.apptRecordId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'already-cancelled')).toHaveLength(4);
  expect(await readSeats(test.db, slot.id)).toEqual({ taken: 0, booked: 0, held: 0 });
});
