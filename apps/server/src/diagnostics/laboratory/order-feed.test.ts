import type { Order } from '@phial/contract/orders/order';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenDoctor } from '../../testing/doctor.ts';
import { laboratorySystem, ordersOf, type SentBundle } from '../../testing/laboratory-system.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** An order of a page, as it is acknowledged. */
const seen = ({ number, version }: { number: string; version: string }) => ({ number, version });

async function given() {
  const [doctor, lab] = [await givenDoctor(test), await laboratorySystem(test)];
  // What the other tests placed is not of interest.
  const before = ordersOf((await lab.fetchOrders({ count: '50' })).bundle);
  if (before.length > 0) expect(await lab.acknowledge(...before.map(seen))).toMatchObject({ status: 200 });
  return { doctor, lab };
}

it('sends a placed order with its items, patient and doctor, once per acknowledgement', async () => {
  const { doctor, lab } = await given();
  const { patientId } = await doctor.addPatient({
    name: '陳大文',
    englishName: 'Chan Tai Man',
    birthday: '1946-02-08',
  });
  const order = await doctor.place(
    await doctor.draft({ patientId, notes: 'Marker notes', priority: 'urgent' }),
  );
  const { bundle, status, text } = await lab.fetchOrders();
  expect(status, text).toBe(200);
  const [sent] = ordersOf(bundle);
  expect(sent).toMatchObject({ number: order.number, status: 'active', items: order.lines.length });
  const resources = (bundle.entry ?? []).map(({ resource }) => resource);
  expect(resources.filter(({ resourceType }) => resourceType !== 'ServiceRequest')).toMatchObject([
    {
      resourceType: 'Patient',
      name: [{ text: '陳大文' }, { text: 'Chan Tai Man' }],
      birthDate: '1946-02-08',
      gender: 'male',
      identifier: [{ value: expect.stringMatching(/^[A-Z]{1,2}\d{6}/) }],
    },
    { resourceType: 'Practitioner', id: doctor.id, name: [{ text: 'Marker Person' }] },
  ]);
  expect(resources[0]).toMatchObject({
    intent: 'order',
    priority: 'urgent',
    authoredOn: order.placedAt,
    subject: { reference: `Patient/${patientId}` },
    requester: { reference: `Practitioner/${doctor.id}` },
    code: { text: order.lines[0]?.name.en },
    note: [{ text: 'Marker notes' }],
  });
  expect(bundle.entry?.[0]?.fullUrl).toMatch(/^http:\/\/lab\.example\/api\/fhir\/ServiceRequest\//);

  // Nobody has said that it arrived.
  expect(ordersOf((await lab.fetchOrders()).bundle)).toEqual([sent]);
  expect((await doctor.call<Order>('GET', `/doctor/orders/${order.orderId}`)).data.fetchedAt).toBeNull();
  const acknowledged = { number: order.number, version: sent?.version ?? '' };
  for (let time = 0; time < 2; time++) {
    expect((await lab.acknowledge(acknowledged)).data).toEqual({
      orders: [{ ...acknowledged, state: 'acknowledged' }],
    });
  }
  expect(ordersOf((await lab.fetchOrders()).bundle)).toEqual([]);
  expect(ordersOf((await lab.fetchOrders({ status: 'all', count: '50' })).bundle)).toContainEqual(sent);
  const { data } = await doctor.call<Order>('GET', `/doctor/orders/${order.orderId}`);
  expect(data.fetchedAt).toBe(test.clock.now().toISOString());
});

it('sends a cancellation as a newer version, which is acknowledged on its own', async () => {
  const { doctor, lab } = await given();
  const order = await doctor.placed();
  const [first] = ordersOf((await lab.fetchOrders()).bundle);
  const { version } = order;
  await doctor.call('POST', `/doctor/orders/${order.orderId}/cancel`, { version });
  const [second, ...others] = ordersOf((await lab.fetchOrders()).bundle);
  expect(others).toEqual([]);
  expect(second).toMatchObject({ number: order.number, status: 'revoked' });
  expect(Number(second?.version)).toBeGreaterThan(Number(first?.version));

  // The acknowledgement of what was fetched before must not swallow the cancellation.
  const late = await lab.acknowledge({ number: order.number, version: first?.version ?? '' });
  expect(late.data.orders).toMatchObject([{ state: 'superseded' }]);
  expect(ordersOf((await lab.fetchOrders()).bundle)).toEqual([second]);
  await lab.acknowledge({ number: order.number, version: second?.version ?? '' });
  expect(ordersOf((await lab.fetchOrders()).bundle)).toEqual([]);
  const { data } = await doctor.call<Order>('GET', `/doctor/orders/${order.orderId}`);
  expect(data).toMatchObject({ fetchedAt: expect.any(String), cancellationFetchedAt: expect.any(String) });
});

it('does not send drafts, cancelled or not', async () => {
  const { doctor, lab } = await given();
  const { orderId, version } = await doctor.draft();
  await doctor.call('POST', `/doctor/orders/${orderId}/cancel`, { version });
  await doctor.draft();
  expect(ordersOf((await lab.fetchOrders()).bundle)).toEqual([]);
});

it('leads from page to page', async () => {
  const { doctor, lab } = await given();
  const placed = [await doctor.placed(), await doctor.placed(), await doctor.placed()];
  const numbers: string[] = [];
  let path: string | undefined = '/lab/orders?count=2';
  while (path !== undefined) {
    const bundle: SentBundle = (await lab.get(path)).json();
    numbers.push(...ordersOf(bundle).map(({ number }) => number));
    const next: SentBundle['link'][number] | undefined = bundle.link.find(
      ({ relation }) => relation === 'next',
    );
    path = next && new URL(next.url).pathname.slice('/api'.length) + new URL(next.url).search;
  }
  expect(numbers).toEqual(placed.map(({ number }) => number));
});

it('acknowledges all or nothing, and names what was never sent', async () => {
  const { doctor, lab } = await given();
  await doctor.placed();
  const [sent] = ordersOf((await lab.fetchOrders()).bundle);
  const { number = '', version = '' } = sent ?? {};
  const ahead = { number, version: String(Number(version) + 1) };
  const unknown = { number: 'HD-7K3MX2CN', version };
  expect(await lab.acknowledge({ number, version }, ahead, unknown)).toMatchObject({
    status: 422,
    error: 'orders-not-sent',
    data: { orders: [ahead, unknown] },
  });
  expect(ordersOf((await lab.fetchOrders()).bundle)).toEqual([sent]);
  expect(await lab.acknowledge()).toMatchObject({ status: 400, data: { field: 'orders' } });
  expect((await lab.fetchOrders({ since: 'x' })).status).toBe(400);
});

it('records each fetched order by its id, and nothing of the patient', async () => {
  const { doctor, lab } = await given();
  const order = await doctor.placed();
  await lab.fetchOrders();
  const { rows } = await sql<{ detail: object; actor: string }>`
    SELECT actor, detail FROM event WHERE action = 'order-fetched' AND detail->>'order' = ${order.orderId}`.execute(
    test.db.kysely,
  );
  expect(rows).toEqual([
    {
      actor: 'laboratory',
      detail: { order: order.orderId, version: expect.any(Number), key: expect.any(String) },
    },
  ]);
});

it('names an order that cannot be read, and sends the others', async () => {
  const { doctor, lab } = await given();
  const damaged = await doctor.placed();
  const whole = await doctor.placed();
  await sql`UPDATE lab_order SET sealed = '\\x00' WHERE id = ${damaged.orderId}`.execute(test.db.kysely);
  const { bundle } = await lab.fetchOrders();
  expect(ordersOf(bundle)).toMatchObject([{ number: whole.number }]);
  expect(bundle.entry?.[0]?.resource).toMatchObject({
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', diagnostics: expect.stringContaining(damaged.number) }],
  });
  await sql`DELETE FROM order_delivery WHERE order_id = ${damaged.orderId}`.execute(test.db.kysely);
});

it('needs the scope orders:read', async () => {
  const lab = await laboratorySystem(test, ['reports:write']);
  const refused = { status: 403, error: 'api-scope-missing', data: { scope: 'orders:read' } };
  expect((await lab.get('/lab/orders')).json()).toMatchObject({ code: 403, data: refused.data });
  expect(await lab.acknowledge({ number: 'HD-7K3MX2CN', version: '1' })).toMatchObject(refused);
});
