import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenSlot } from '../../testing/builders.ts';
import { signedIn } from '../../testing/staff.ts';
import { visitor } from '../../testing/visitor.ts';
import { waiter } from '../../testing/waiting.ts';
import { offerDue } from './offer-places.ts';

const SETTINGS = '/staff/waiting-list/settings';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('a manager switches the list on and says how long a place is kept', async () => {
  const manager = await signedIn(test);
  const before = await manager.call('GET', SETTINGS);
  expect(before.data).toEqual({ isOn: false, offerMinutes: 30, sameDayMinutes: 10, deskReserve: 0 });
  const settings = { isOn: true, offerMinutes: 45, sameDayMinutes: 15, deskReserve: 0 };
  expect((await manager.call('PUT', SETTINGS, settings)).data).toEqual(settings);
  const slot = await givenSlot(test.db);
  const holder = visitor(test);
  const { data } = await holder.book(slot);
  const first = waiter(test);
  await first.join([slot]);
  await holder.cancel(data.apptRecordId);
  await offerDue(test);
  expect((await first.see()).offer?.secondsLeft).toBe(45 * 60);
  const events = await test.db.kysely.selectFrom('event').select('action').execute();
  expect(events.map(({ action }) => action)).toContain('waiting-list-set-up');
});
