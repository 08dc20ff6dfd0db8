import type { WaitingSettings } from '@phial/contract/booking/waiting';
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
  const numbers = { offerMinutes: 30, sameDayMinutes: 10, deskReserve: 0 };
  expect(before.data).toEqual({ isOn: false, ...numbers, version: 1 });
  const settings = { isOn: true, offerMinutes: 45, sameDayMinutes: 15, deskReserve: 0, version: 1 };
  expect((await manager.call('PUT', SETTINGS, settings)).data).toEqual({ ...settings, version: 2 });
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

it('of two managers who change it at once the second gets what the first has saved', async () => {
  const [first, second] = [await signedIn(test), await signedIn(test)];
  const { data: read } = await first.call<WaitingSettings>('GET', SETTINGS);
  const { data: saved } = await first.call('PUT', SETTINGS, { ...read, deskReserve: 3 });
  const refused = await second.call('PUT', SETTINGS, { ...read, offerMinutes: 60 });
  expect(refused).toMatchObject({ status: 409, error: 'version-conflict', data: { settings: saved } });
  expect((await second.call('GET', SETTINGS)).data).toEqual(saved);
});
