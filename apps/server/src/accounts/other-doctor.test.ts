import { randomUUID } from 'node:crypto';
import type { OrderSet } from '@phial/contract/orders/order-set';
import type { Report } from '@phial/contract/reports/report';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutRequestId } from '../testing/answer-bytes.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenDoctor, patientForm, SAMPLE_ITEMS } from '../testing/doctor.ts';
import { bundleOf, givenOrder, laboratory } from '../testing/report-builders.ts';
import { signedIn } from '../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const CONTENT = { patientId: null, items: [], notes: 'mine now', version: 1 };
/** What a call needs to be looked at; one that is missing here is refused for its body, and fails below. */
const BODIES: Readonly<Record<string, object>> = {
  'PUT /doctor/patients/:id': { ...patientForm(), version: 1 },
  'PUT /doctor/orders/:id': CONTENT,
  'POST /doctor/orders/:id/place': { version: 1 },
  'POST /doctor/orders/:id/cancel': { version: 1 },
  'PUT /doctor/reports/:id/read': { version: 1 },
  'PUT /doctor/reports/:id/acknowledgement': { version: 1 },
  'PATCH /doctor/order-sets/:id': { name: 'mine now', version: 1 },
  'DELETE /doctor/order-sets/:id': { version: 1 },
  'POST /doctor/reports/:id/history': { system: 'https://lab.example/test', code: 'K', name: '' },
};

it('hides the records of one doctor from another in every call, as if they were not there', async () => {
  const owner = await givenDoctor(test);
  const order = await owner.placed();
  const lab = await laboratory(test);
  const sent = await lab.send(bundleOf(await givenOrder(test, { doctorId: owner.id })));
  const set = await owner.call<OrderSet>('POST', '/doctor/order-sets', {
    name: 'Yearly check',
    items: SAMPLE_ITEMS,
  });
  const ids: Readonly<Record<string, string>> = {
    patients: order.patient?.patientId ?? '',
    orders: order.orderId,
    'order-sets': set.data.setId,
    reports: sent.data.reports[0]?.reportId ?? '',
  };
  const routes = test.app.routeRules
    .map(({ method, url }) => ({ method, path: url.replace(/^\/api/, '') }))
    .filter(({ method, path }) => method !== 'HEAD' && /^\/doctor\/.*:id/.test(path));
  expect(routes.length).toBeGreaterThanOrEqual(14);

  const other = await signedIn(test, { role: 'doctor' });
  for (const { method, path } of routes) {
    const route = `${method} ${path}`;
    const id = ids[path.split('/')[2] ?? ''];
    expect(id, `${route} is about something this test knows`).toBeTruthy();
    const address = path.replace(':id', id ?? '').replace(':position', '0');
    const answer = await other.call(method as 'GET', address, BODIES[route]);
    expect([route, answer.status, answer.error, answer.data]).toEqual([route, 404, 'not-found', null]);
    const absent = address.replace(id ?? '', randomUUID());
    const nobodys = await other.call(method as 'GET', absent, BODIES[route]);
    expect([route, withoutRequestId(nobodys.text)]).toEqual([route, withoutRequestId(answer.text)]);
  }
  const { orders, patients, reports } = ids;
  expect((await owner.call('GET', '/doctor/order-sets')).data).toEqual([set.data]);
  expect((await owner.call('GET', `/doctor/orders/${orders}`)).data).toEqual(order);
  expect((await owner.call('GET', `/doctor/patients/${patients}`)).data).toEqual(order.patient);
  expect((await owner.call<Report>('GET', `/doctor/reports/${reports}`)).data.readVersion).toBeNull();
});
