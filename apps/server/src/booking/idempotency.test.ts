import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { findDrift, givenSlot, readSeats } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

const APPT = '/rest/appointment/appt';
const keys = createKeyRing([{ id: 'shared', key: randomBytes(32) }]);

/** Two processes on one database, as far as a test in one process goes. */
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await buildTestApp({ keys });
  second = await buildTestApp({ keys, db: first.db });
});
afterAll(async () => {
  expect(await findDrift(first.db)).toEqual([]);
  await second.close();
  await first.close();
});

describe('a create repeated under its Idempotency-Key', () => {
  it('returns the first response byte for byte, from any process, and books nothing more', async () => {
    const slot = await givenSlot(first.db, { capacity: 2 });
    const person = visitor(first);
    const body = await person.submission(slot);
    const key = { 'idempotency-key': 'once' };
    const answer = await person.call('POST', APPT, body, key);
    first.clock.advance(60);
    const again = await person.call('POST', APPT, body, key);
    const elsewhere = await visitor(second).call('POST', APPT, body, key);
    expect(answer.status).toBe(200);
    expect(again).toEqual(answer);
    expect(elsewhere).toEqual(answer);
    expect(await readSeats(first.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
  });

  it('also returns it with a new captcha, and when the slot has filled up since', async () => {
    const slot = await givenSlot(first.db);
    const person = visitor(first);
    const key = { 'idempotency-key': 'new captcha' };
    const answer = await person.book(slot, {}, key);
    expect((await person.book(slot, {}, key)).text).toBe(answer.text);
    expect((await visitor(second).book(slot)).error).toBe('slot-full');
  });

  it('also returns it while the first is still running, in one process and across two', async () => {
    for (const round of [1, 2, 3]) {
      const slot = await givenSlot(first.db, { capacity: 3 });
      const person = visitor(first);
      const body = await person.submission(slot);
      const key = { 'idempotency-key': `at once ${round}` };
      const answers = await Promise.all(
        [first, second, first, second, second].map((app) => visitor(app).call('POST', APPT, body, key)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await readSeats(first.db, slot.id)).toEqual({ taken: 1, booked: 1, held: 0 });
    }
  });

  it('is refused with another body, whatever the captcha, and books nothing', async () => {
    const slot = await givenSlot(first.db, { capacity: 2 });
    const other = await givenSlot(first.db, { servTime: '2026-03-05 10:00:00' });
    const person = visitor(first);
    const key = { 'idempotency-key': 'other body' };
    const body = await person.submission(slot);
    await person.call('POST', APPT, body, key);
    for (const change of [
      { name: 'Somebody Else' },
      { telNo: '' },
      { servTime: other.servTime, servPtId: other.servPtId },
    ]) {
      const fresh = await person.book(slot, change, key);
      const spent = await person.call('POST', APPT, { ...body, ...change }, key);
      expect(fresh).toMatchObject({ status: 409, error: 'idempotency-mismatch' });
      expect(spent).toMatchObject({ status: 409, error: 'idempotency-mismatch' });
    }
    expect(await readSeats(first.db, other.id)).toEqual({ taken: 0, booked: 0, held: 0 });
  });

  it('runs again when the first was refused', async () => {
    const slot = await givenSlot(first.db);
    const person = visitor(first);
    const key = { 'idempotency-key': 'second try' };
    expect((await person.book(slot, { captcha: 'nope' }, key)).error).toBe('captcha-wrong');
    expect((await person.book(slot, {}, key)).status).toBe(200);
  });

  it('needs a key of sensible length', async () => {
    const slot = await givenSlot(first.db);
    const answer = await visitor(first).book(slot, {}, { 'idempotency-key': 'k'.repeat(201) });
    expect(answer).toMatchObject({ status: 400, error: 'body-invalid' });
  });
});
