import type { Order } from '@phial/contract/orders/order';
import type { Patient } from '@phial/contract/orders/order-patient';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givenDoctor, patientForm } from '../../../testing/doctor.ts';
import { signedIn } from '../../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

interface Found {
  version: string;
  rows: { table: string; id: string; state: string; fate: string }[];
}

it('finds a person at every doctor, exports everything, and erases all but medical records', async () => {
  const [first, second] = [await givenDoctor(test), await givenDoctor(test)];
  const form = patientForm({ name: 'Marker Patient' });
  const { documentType, documentNumber: docNo } = form;
  const add = async (doctor: typeof first) =>
    (await doctor.call<Patient>('POST', '/doctor/patients', form)).data.patientId;
  const [here, there] = [await add(first), await add(second)];
  const placed = await first.place(await first.draft({ patientId: here, notes: 'Marker note placed' }));
  const draft = await first.draft({ patientId: here });
  await second.draft({ patientId: there });
  await first.placed();

  const administrator = await signedIn(test, { role: 'administrator' });
  const found = await administrator.call<Found>('POST', '/staff/privacy/person', { documentType, docNo });
  const fates = found.data.rows
    .filter(({ table }) => table === 'orders')
    .map(({ state, fate }) => `${state} ${fate}`);
  expect(fates.sort()).toEqual([
    'DRAFT erase',
    'DRAFT erase',
    'PATIENT erase',
    'PATIENT keep',
    'PLACED keep',
  ]);
  expect(found.text).not.toContain('Marker');

  const copy = await administrator.call<{ orders: { name: string; orders: object[] }[] }>(
    'POST',
    '/staff/privacy/person/copy',
    { documentType, docNo },
  );
  expect(copy.text).toContain('Marker note placed');
  expect(copy.text).toContain(placed.number);

  const erased = await administrator.call('POST', '/staff/privacy/person/erase', {
    documentType,
    docNo,
    confirmation: docNo,
    version: found.data.version,
  });
  expect(erased.status).toBe(200);
  expect((await first.call('GET', `/doctor/orders/${draft.orderId}`)).status).toBe(404);
  expect((await first.call<Order>('GET', `/doctor/orders/${placed.orderId}`)).data).toEqual(placed);
  expect((await second.call('GET', `/doctor/patients/${there}`)).status).toBe(404);

  // Seven years later nothing keeps the rest.
  test.clock.set(new Date('2034-01-10T09:00:00+08:00'));
  const later = await signedIn(test, { role: 'administrator' });
  const { data } = await later.call<Found>('POST', '/staff/privacy/person', { documentType, docNo });
  await later.call('POST', '/staff/privacy/person/erase', {
    documentType,
    docNo,
    confirmation: docNo,
    version: data.version,
  });
  const { rows } = await sql<{ persons: number; orders: number }>`
    SELECT (SELECT count(*)::int FROM patient WHERE person IS NOT NULL) AS persons,
      (SELECT count(*)::int FROM lab_order WHERE note_token_hash IS NOT NULL) AS orders`.execute(
    test.db.kysely,
  );
  // The other patient of the first doctor is somebody else.
  expect(rows).toEqual([{ persons: 1, orders: 1 }]);
});
