import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { bundleOf, givenOrder, laboratory } from '../../testing/report-builders.ts';
import { signedIn } from '../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('records each report that is opened, printed or marked, with its version', async () => {
  const lab = await laboratory(test);
  const doctor = await signedIn(test, { role: 'doctor' });
  const stranger = await signedIn(test, { role: 'doctor' });
  const order = await givenOrder(test, { doctorId: doctor.id });
  await lab.send(bundleOf(order, { number: 'R' }));
  const later = { status: 'corrected', issued: '2026-03-01T18:00:00+08:00' };
  const { data } = await lab.send(bundleOf(order, { number: 'R', ...later }));
  const id = data.reports[0]?.reportId;
  const path = `/doctor/reports/${id}`;
  for (const query of ['?version=1', '', '?version=9']) {
    test.clock.advance(1);
    await doctor.call('GET', path + query);
    await stranger.call('GET', path + query);
  }
  test.clock.advance(1);
  await doctor.call('PUT', `${path}/read`, { version: 2 });
  const { app, config } = test;
  const cookie = `phial_session=${doctor.jar.get('phial_session')}`;
  test.clock.advance(1);
  await app.inject({ url: `${config.apiPrefix}${path}/pdf`, headers: { cookie } });
  const events = await test.db.kysely
    .selectFrom('event')
    .select(['actor', 'action', 'detail'])
    .where('action', 'like', 'report-%')
    .where('action', '<>', 'report-received')
    .orderBy('at')
    .execute();
  expect(events).toEqual(
    [
      ['report-opened', 1],
      ['report-opened', 2],
      ['report-read', 2],
      ['report-printed', 2],
    ].map(([action, version]) => ({ actor: doctor.id, action, detail: { report: id, version } })),
  );
});
