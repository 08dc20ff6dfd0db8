import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenOpeningPattern, givenServicePoint, givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const migration = new URL('../db/migrations/0026-service.sql', import.meta.url);

/** The schema as it was before: the codes are checked, and there is no table of services. */
const FORMER = `
DROP FUNCTION note_saved_change() CASCADE;
ALTER TABLE break_day DROP CONSTRAINT break_day_service;
ALTER TABLE service_ability DROP CONSTRAINT service_ability_service,
  ADD CONSTRAINT service_ability_service_type_check CHECK (service_type IN ('ECG', 'other'));
ALTER TABLE opening_pattern DROP CONSTRAINT opening_pattern_service,
  ADD CONSTRAINT opening_pattern_service_type_check CHECK (service_type IN ('ECG', 'other'));
ALTER TABLE slot DROP CONSTRAINT slot_service,
  ADD CONSTRAINT slot_service_type_check CHECK (service_type IN ('ECG', 'other'));
ALTER TABLE opening_week DROP CONSTRAINT opening_week_service,
  ADD CONSTRAINT opening_week_service_type_check CHECK (service_type IN ('ECG', 'other'));
DROP TABLE service`;

const fasting = async () => {
  const row = await test.db.kysely
    .selectFrom('service')
    .select('preparation')
    .where('code', '=', 'other')
    .executeTakeFirstOrThrow();
  return row.preparation.fasting?.hours;
};

it('a database in use keeps its slots and bookings, and what it told visitors to prepare', async () => {
  expect(await fasting()).toBeUndefined();
  const servPtId = await givenServicePoint(test.db);
  await givenOpeningPattern(test.db, servPtId, 'other', { weekdays: [1], opens: '09:00', closes: '13:00' });
  const slot = await givenSlot(test.db, { servPtId, type: 'other', capacity: 2 });
  const before = await visitor(test).book(slot);
  expect(before.status).toBe(200);

  await test.db.transaction(async (tx) => {
    await tx.run(FORMER);
    await tx.run(await readFile(migration, 'utf8'));
  });

  expect(await fasting()).toBe(8);
  expect(await visitor(test).book(slot)).toMatchObject({ status: 200, data: { type: 'other' } });
  expect(await visitor(test).book(slot)).toMatchObject({ status: 409, error: 'slot-full' });
});
