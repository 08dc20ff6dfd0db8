import { randomBytes } from 'node:crypto';
import type { Order } from '@phial/contract/orders/order';
import type { Patient } from '@phial/contract/orders/order-patient';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { rotateKeys } from '../../key-rotation/rotate-keys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenDoctor, patientForm } from '../../testing/doctor.ts';

const former = { id: 'k1', key: randomBytes(32) };
const newest = { id: 'k2', key: randomBytes(32) };
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([former]) });
});
afterAll(() => test.close());

it('re-encrypts patients and orders on a key rotation, and still finds a patient by document', async () => {
  const doctor = await givenDoctor(test);
  const form = patientForm();
  const patient = (await doctor.call<Patient>('POST', '/doctor/patients', form)).data;
  const order = await doctor.place(await doctor.draft({ patientId: patient.patientId }));

  const keys = createKeyRing([newest, former]);
  expect(await rotateKeys({ db: test.db, clock: test.clock, keys })).toEqual({ rewritten: 0, unreadable: 0 });
  const { rows } = await sql`
    SELECT key_id FROM patient UNION SELECT hash_key_id FROM patient UNION SELECT key_id FROM lab_order
  `.execute(test.db.kysely);
  expect(rows).toEqual([{ key_id: 'k2' }]);

  // Without the former key from here on.
  const server = await buildTestApp({ db: test.db, keys: createKeyRing([newest]) });
  const cookie = `phial_session=${doctor.jar.get('phial_session')}`;
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const read = await server.app.inject({ url: `/api/doctor/orders/${order.orderId}`, headers });
  expect(read.json<{ data: Order }>().data).toEqual(order);
  const again = await server.app.inject({
    method: 'POST',
    url: '/api/doctor/patients',
    headers,
    payload: form,
  });
  expect(again.json()).toMatchObject({ error: 'patient-exists', data: { patient } });
  await server.close();
});
