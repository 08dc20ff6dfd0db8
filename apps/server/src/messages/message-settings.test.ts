import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { signedIn } from '../testing/staff.ts';

const SETTINGS = '/staff/schedule/messages/settings';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  manager = await signedIn(test, { role: 'manager' });
});
afterAll(() => test.close());

const events = () =>
  test.db.kysely
    .selectFrom('event')
    .select(['actor', 'detail'])
    .where('action', '=', 'quiet-hours-changed')
    .execute();

it('are from 21:00 to 08:00 until a manager changes them, which the audit log says', async () => {
  const before = await manager.call('GET', SETTINGS);
  expect(before.data).toEqual({ quietHours: { from: '21:00', until: '08:00' }, version: 1 });
  const quietHours = { from: '20:30', until: '07:15' };
  const changed = await manager.call('PUT', SETTINGS, { quietHours, version: 1 });
  expect(changed).toMatchObject({ status: 200, data: { quietHours, version: 2 } });
  expect((await manager.call('GET', SETTINGS)).data).toEqual({ quietHours, version: 2 });
  expect(await events()).toEqual([{ actor: manager.id, detail: quietHours }]);
});

it('are not overwritten by whoever saw earlier ones', async () => {
  const quietHours = { from: '23:00', until: '06:00' };
  const { data: before } = await manager.call<{ version: number }>('GET', SETTINGS);
  const answers = await Promise.all(
    ['22:00', '22:30'].map((from) =>
      manager.call('PUT', SETTINGS, { quietHours: { ...quietHours, from }, version: before.version }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const { data: now } = await manager.call('GET', SETTINGS);
  expect(refused).toMatchObject({ error: 'version-conflict', data: { settings: now } });
});

it('may be none, and are refused from a morning to an evening', async () => {
  const { data } = await manager.call<{ version: number }>('GET', SETTINGS);
  const put = (from: string, until: string) =>
    manager.call('PUT', SETTINGS, { quietHours: { from, until }, version: data.version });
  expect(await put('08:00', '21:00')).toMatchObject({ status: 422, error: 'quiet-hours' });
  expect(await put('24:00', '08:00')).toMatchObject({ status: 400 });
  expect(await put('00:00', '00:00')).toMatchObject({ status: 200, data: { version: data.version + 1 } });
});

it('are changed by managers and administrators, and not by the counter', async () => {
  const administrator = await signedIn(test, { role: 'administrator' });
  const counter = await signedIn(test, { role: 'counter' });
  expect((await administrator.call('GET', SETTINGS)).status).toBe(200);
  expect((await counter.call('GET', SETTINGS)).status).toBe(403);
  const change = { quietHours: { from: '21:00', until: '08:00' }, version: 1 };
  expect((await counter.call('PUT', SETTINGS, change)).status).toBe(403);
});
