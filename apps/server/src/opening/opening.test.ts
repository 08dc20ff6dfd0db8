import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSample } from '../sample/load-sample.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint, givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

const migration = new URL('../db/migrations/0039-booking-opening.sql', import.meta.url);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(() => given('open'));

async function given(state: 'soon' | 'open' | 'closed') {
  await test.db.kysely.updateTable('booking_opening').set({ state, changed_by: null }).execute();
  // Older than what a process keeps.
  test.clock.advance(2);
}

const state = async () =>
  (await test.db.kysely.selectFrom('booking_opening').select('state').executeTakeFirstOrThrow()).state;

const NOT_OPEN = { status: 409, error: 'booking-not-open' };

describe.each(['soon', 'closed'] as const)('a laboratory that is not open (%s)', (booking) => {
  it('shows no times, holds none and takes no booking', async () => {
    const slot = await givenSlot(test.db);
    await given(booking);
    const person = visitor(test);
    const refused = { ...NOT_OPEN, data: { booking } };
    expect(await person.hold(slot)).toMatchObject(refused);
    expect(await person.book(slot)).toMatchObject(refused);
    for (const path of [`servPtApptTime/${slot.servPtId}`, 'servPt/soonest?type=ECG']) {
      expect(await person.call('GET', `/rest/appointment/${path}`)).toMatchObject(refused);
    }
    const { taken } = await test.db.kysely
      .selectFrom('slot')
      .select('taken')
      .where('id', '=', slot.id)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(0);
  });
});

describe('a laboratory that was closed again', () => {
  it('lets its bookings be found and cancelled, and not moved', async () => {
    const [slot, other] = [await givenSlot(test.db), await givenSlot(test.db)];
    const person = visitor(test);
    const { data } = await person.book(slot);
    await given('closed');
    expect(await person.enquire()).toMatchObject({
      status: 200,
      data: [{ apptRecordId: data.apptRecordId }],
    });
    expect(await person.change(data.apptRecordId, other)).toMatchObject(NOT_OPEN);
    expect(await person.cancel(data.apptRecordId)).toMatchObject({ status: 200 });
  });

  it('answers a booking that was made and is sent again with the first answer', async () => {
    const slot = await givenSlot(test.db);
    const person = visitor(test);
    const key = { 'idempotency-key': 'sent-before-it-closed' };
    const first = await person.book(slot, {}, key);
    await given('closed');
    expect((await person.book(slot, {}, key)).text).toBe(first.text);
  });

  it('lets a hold of before be extended and released', async () => {
    const person = visitor(test);
    const { data } = await person.hold(await givenSlot(test.db));
    await given('closed');
    expect(await person.extend(data.holdId)).toMatchObject({ status: 200 });
    expect(await person.release(data.holdId)).toMatchObject({ status: 200 });
  });
});

describe('a database', () => {
  const migrate = () =>
    test.db.transaction(async (tx) => {
      await tx.run('DROP TABLE booking_opening, set_up_mark');
      await tx.run(await readFile(migration, 'utf8'));
    });

  it('with service points comes open through the migration, one without does not', async () => {
    await test.db.kysely.deleteFrom('appointment').execute();
    await test.db.kysely.deleteFrom('hold').execute();
    await test.db.kysely.deleteFrom('slot').execute();
    await test.db.kysely.deleteFrom('service_point').execute();
    await migrate();
    expect(await state()).toBe('soon');
    await givenServicePoint(test.db);
    await migrate();
    expect(await state()).toBe('open');
  });

  it('comes open with the sample', async () => {
    await test.db.kysely.deleteFrom('service_point').execute();
    await given('soon');
    await loadSample(test);
    test.clock.advance(2);
    expect(await state()).toBe('open');
  });
});
