import { randomBytes } from 'node:crypto';
import type { Order, OrderPage } from '@phial/contract/orders/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenCatalogue } from '../../testing/catalogue-builders.ts';
import { givenDoctor, patientForm } from '../../testing/doctor.ts';
import { bundleOf, givenOrder, laboratory, orderState } from '../../testing/report-builders.ts';
import { browser, signedIn } from '../../testing/staff.ts';
import { decryptOrder } from './encrypted-order.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await givenCatalogue(test.db, []);
});
afterAll(() => test.close());

async function damageOrder(id: string): Promise<void> {
  const sealed = randomBytes(60);
  await test.db.kysely.updateTable('lab_order').set({ sealed }).where('id', '=', id).execute();
}

async function damagePatient(id: string | undefined): Promise<void> {
  const person = randomBytes(60);
  await test.db.kysely
    .updateTable('patient')
    .set({ person })
    .where('id', '=', id ?? '')
    .execute();
}

const linesAbove = (level: number, from: number) =>
  test.logLines.slice(from).flatMap((text) => {
    const line = JSON.parse(text) as { level: number; msg: string };
    return line.level > level ? [line] : [];
  });

describe('an order whose stored data cannot be decrypted', () => {
  it.each([
    ['notes', (order: Order) => damageOrder(order.orderId)],
    ['patient', (order: Order) => damagePatient(order.patient?.patientId)],
  ])('is refused as unreadable for its %s, and logged once without content', async (_, damage) => {
    const doctor = await givenDoctor(test);
    const order = await doctor.placed();
    await damage(order);
    const before = test.logLines.length;
    const answer = await doctor.call('GET', `/doctor/orders/${order.orderId}`);
    expect(answer).toMatchObject({ status: 409, error: 'record-unreadable', data: null });
    const lines = linesAbove(30, before);
    expect(lines).toMatchObject([{ level: 40, msg: 'a stored value cannot be decrypted' }]);
    expect(JSON.stringify(lines)).not.toMatch(/polyuria|陳大文/);
    expect(await doctor.call('GET', `/doctor/orders/${order.orderId}/request-note`)).toMatchObject({
      status: 409,
      error: 'record-unreadable',
    });
    const list = await doctor.call<OrderPage>('POST', '/doctor/orders/search', {});
    expect(list.data.orders).toMatchObject([{ orderId: order.orderId }]);
  });

  it('is not changed by a refused call', async () => {
    const doctor = await givenDoctor(test);
    const counter = await signedIn(test, { role: 'counter' });
    const order = await doctor.placed();
    await damageOrder(order.orderId);
    const { orderId, number, version } = order;
    expect(await doctor.call('POST', `/doctor/orders/${orderId}/cancel`, { version })).toMatchObject({
      error: 'record-unreadable',
    });
    expect(await counter.call('POST', '/staff/orders/find', { code: number })).toMatchObject({
      error: 'record-unreadable',
    });
    expect(await counter.call('POST', `/staff/orders/${orderId}/receive`, { version })).toMatchObject({
      error: 'record-unreadable',
    });
    expect(await orderState(test.db, orderId)).toBe('PLACED');
  });

  it('is listed as unreadable, not as one without a patient', async () => {
    const doctor = await givenDoctor(test);
    const order = await doctor.placed();
    const whole = await doctor.placed();
    await damagePatient(order.patient?.patientId);
    const { data } = await doctor.call<OrderPage>('POST', '/doctor/orders/search', {});
    const of = (id: string) => data.orders.find(({ orderId }) => orderId === id);
    expect(of(order.orderId)).toMatchObject({ patientName: '', documentNumber: '', unreadable: true });
    expect(of(whole.orderId)).not.toHaveProperty('unreadable');
  });

  it('keeps its document number from a second patient', async () => {
    const doctor = await givenDoctor(test);
    const form = patientForm();
    const { patientId } = await doctor.addPatient(form);
    await damagePatient(patientId);
    for (const [method, path] of [
      ['GET', `/doctor/patients/${patientId}`],
      ['POST', '/doctor/patients'],
    ] as const) {
      expect(await doctor.call(method, path, method === 'POST' ? form : undefined)).toMatchObject({
        status: 409,
        error: 'record-unreadable',
      });
    }
  });

  it('does not fill in a booking from its request note', async () => {
    const doctor = await givenDoctor(test);
    const order = await doctor.placed();
    const { id, key_id, sealed } = await test.db.kysely
      .selectFrom('lab_order')
      .select(['id', 'key_id', 'sealed'])
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    const token = decryptOrder(test.keys, { id, key_id, sealed }).noteToken;
    await damagePatient(order.patient?.patientId);
    const answer = await browser(test).call('POST', '/rest/appointment/request-note', { token });
    expect(answer).toMatchObject({ status: 422, error: 'request-note-invalid' });
  });
});

describe('a report whose summary cannot be decrypted', () => {
  it('does not hide the order it answers, nor the list of orders', async () => {
    const doctor = await signedIn(test, { role: 'doctor' });
    const lab = await laboratory(test);
    const order = await givenOrder(test, {
      doctorId: doctor.id,
      lines: [
        { code: 'RFT', name: 'Renal function' },
        { code: 'LFT', name: 'Liver function' },
      ],
    });
    await lab.send(bundleOf(order));
    const outline = randomBytes(60);
    await test.db.kysely.updateTable('report').set({ outline }).where('order_id', '=', order.id).execute();
    const opened = await doctor.call<Order>('GET', `/doctor/orders/${order.id}`);
    expect(opened.data.progress).toEqual({ lines: ['outstanding', 'outstanding'], unmatched: 1 });
    expect((await doctor.call<OrderPage>('POST', '/doctor/orders/search', {})).data.total).toBe(1);
  });
});
