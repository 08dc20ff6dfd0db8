import type { Order } from '@phial/contract/orders/order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenDoctor } from '../../testing/doctor.ts';
import { laboratorySystem, specimensOf } from '../../testing/laboratory-system.ts';
import { complaints, givenOrder, orderState } from '../../testing/report-builders.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const AT = '2026-03-02T08:30:00+08:00';

it('moves an order on as the counter does, and the same again changes nothing', async () => {
  const [doctor, lab] = [await givenDoctor(test), await laboratorySystem(test)];
  const order = await doctor.placed();
  const answer = (state: string) => [
    { entry: 0, orderNumber: order.number, state, receivedAt: '2026-03-02T00:30:00.000Z' },
  ];
  const received = await lab.receive(specimensOf([order.number], AT));
  expect(received.data.specimens).toEqual(answer('received'));
  const read = async () => (await doctor.call<Order>('GET', `/doctor/orders/${order.orderId}`)).data;
  const after = await read();
  expect(after).toMatchObject({ state: 'RECEIVED', receivedAt: '2026-03-02T00:30:00.000Z' });
  const again = await lab.receive(specimensOf([order.number], '2026-03-02T08:45:00+08:00'));
  expect(again.data.specimens).toEqual(answer('known'));
  expect(await read()).toEqual(after);
  const cancelled = await doctor.call('POST', `/doctor/orders/${order.orderId}/cancel`, {
    version: after.version,
  });
  expect(cancelled).toMatchObject({ status: 409, error: 'order-state' });
  const { bundle } = await lab.fetchOrders();
  expect(bundle.entry?.map(({ resource }) => resource)).toContainEqual(
    expect.objectContaining({ resourceType: 'Specimen', receivedTime: '2026-03-02T00:30:00.000Z' }),
  );
});

it('takes all or nothing, and lists what is wrong', async () => {
  const lab = await laboratorySystem(test);
  const [placed, cancelled, draft] = [
    await givenOrder(test, { state: 'PLACED' }),
    await givenOrder(test, { state: 'CANCELLED' }),
    await givenOrder(test, { state: 'DRAFT' }),
  ];
  const numbers = [placed.number, cancelled.number, draft.number, 'HD-7K3MX2CN'];
  const refused = await lab.receive(specimensOf(numbers, AT));
  expect(refused).toMatchObject({ status: 422, error: 'specimen-bundle-invalid' });
  expect(complaints(refused)).toEqual([
    'order-closed Bundle.entry[1].resource.request',
    'order-unknown Bundle.entry[2].resource.request',
    'order-unknown Bundle.entry[3].resource.request',
  ]);
  expect(await orderState(test.db, placed.id)).toBe('PLACED');
});

it.each([
  ['a time ahead', { receivedTime: '2026-03-03T09:00:00+08:00' }, 'received-ahead', '.receivedTime'],
  [
    'a day that does not exist',
    { receivedTime: '2026-02-30T09:00:00+08:00' },
    'date-impossible',
    '.receivedTime',
  ],
  ['no time', { receivedTime: undefined }, 'element-missing', '.receivedTime'],
  ['a specimen of no use', { status: 'unsatisfactory' }, 'element-invalid', '.status'],
  ['a condition', { condition: [{ text: 'haemolysed' }] }, 'element-unknown', '.condition'],
  ['a modifier', { modifierExtension: [] }, 'element-unknown', '.modifierExtension'],
  ['another resource', { resourceType: 'Patient' }, 'resource-unknown', ''],
  ['no order', { request: [{ identifier: { value: 'A-1' } }] }, 'order-unknown', '.request'],
])('refuses %s', async (_, changes, key, below) => {
  const lab = await laboratorySystem(test);
  const { number, id } = await givenOrder(test, { state: 'PLACED' });
  const refused = await lab.receive(specimensOf([number], AT, changes));
  expect(complaints(refused)).toEqual([`${key} Bundle.entry[0].resource${below}`]);
  expect(await orderState(test.db, id)).toBe('PLACED');
});

it('needs the scope reports:write', async () => {
  const lab = await laboratorySystem(test, ['orders:read']);
  const { number } = await givenOrder(test, { state: 'PLACED' });
  expect(await lab.receive(specimensOf([number], AT))).toMatchObject({
    status: 403,
    data: { scope: 'reports:write' },
  });
});
