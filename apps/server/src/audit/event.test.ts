import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('the audit log', () => {
  it('records what was done to a booking, in order, without personal data', async () => {
    const person = visitor(test);
    const [from, to] = [
      await givenSlot(test.db),
      await givenSlot(test.db, { servTime: '2026-03-04 10:00:00' }),
    ];
    const { data } = await person.book(from);
    test.clock.advance(1);
    await person.change(data.apptRecordId, to);
    test.clock.advance(1);
    await person.cancel(data.apptRecordId);
    await person.cancel(data.apptRecordId);
    const events = await test.db.kysely
      .selectFrom('event')
      .select(['actor', 'action', 'detail'])
      .where('appointment_id', '=', data.apptRecordId)
      .orderBy('at')
      .execute();
    expect(events).toEqual([
      { actor: 'visitor', action: 'appointment-booked', detail: { slot: from.id } },
      { actor: 'visitor', action: 'appointment-changed', detail: { slot: to.id, former: from.id } },
      { actor: 'visitor', action: 'appointment-cancelled', detail: { slot: to.id } },
    ]);
  });
});
