import { randomBytes } from 'node:crypto';
import type { Report } from '@phial/contract/reports/report';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { rotateKeys } from '../../key-rotation/rotate-keys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { bundleOf, givenOrder, laboratory } from '../../testing/report-builders.ts';
import { signedIn } from '../../testing/staff.ts';

const former = { id: 'k1', key: randomBytes(32) };
const newest = { id: 'k2', key: randomBytes(32) };
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([former]) });
});
afterAll(() => test.close());

it('re-encrypts every version of every report on a key rotation', async () => {
  const lab = await laboratory(test);
  const doctor = await signedIn(test, { role: 'doctor' });
  const order = await givenOrder(test, { doctorId: doctor.id });
  const first = await lab.send(bundleOf(order, { number: 'R' }));
  await lab.send(bundleOf(order, { number: 'R', status: 'corrected', issued: '2026-03-01T18:00:00+08:00' }));
  const id = first.data.reports[0]?.reportId;
  const before = await doctor.call<Report>('GET', `/doctor/reports/${id}?version=1`);

  const keys = createKeyRing([newest, former]);
  expect(await rotateKeys({ db: test.db, clock: test.clock, keys })).toEqual({ rewritten: 0, unreadable: 0 });

  const { rows } = await sql`
    SELECT key_id FROM report UNION SELECT key_id FROM report_version`.execute(test.db.kysely);
  expect(rows).toEqual([{ key_id: 'k2' }]);
  const server = await buildTestApp({ db: test.db, keys });
  const { call } = await signedIn(server, { role: 'doctor' });
  expect((await call('GET', `/doctor/reports/${id}`)).status).toBe(404);
  const cookie = `phial_session=${doctor.jar.get('phial_session')}`;
  const response = await server.app.inject({
    url: `/api/doctor/reports/${id}?version=1`,
    headers: { cookie },
  });
  expect(response.json<{ data: Report }>().data).toEqual(before.data);
  await server.close();
});
