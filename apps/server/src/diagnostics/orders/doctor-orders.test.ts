import type { Order, OrderPage } from '@phial/contract/orders/order';
import { isOrderNumber } from '@phial/domain/orders/order-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue } from '../../testing/catalogue-builders.ts';
import { givenDoctor, SAMPLE_ITEMS } from '../../testing/doctor.ts';
import { signedIn } from '../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await givenCatalogue(test.db, [
    catalogueItem('ferritin', { specimen: { tw: '3 毫升凝固血', zh: '', en: '' } }),
    catalogueItem('withdrawn', { published: false }),
  ]);
});
afterAll(() => test.close());

describe('a draft', () => {
  it('is saved empty, filled, placed, and keeps the names of its items', async () => {
    const doctor = await givenDoctor(test);
    const empty = await doctor.draft({ patientId: null, items: [], notes: '' });
    expect(empty).toMatchObject({
      state: 'DRAFT',
      patient: null,
      lines: [],
      notes: '',
      priority: 'routine',
      version: 1,
    });
    expect(isOrderNumber(empty.number)).toBe(true);
    const { patientId } = await doctor.addPatient();
    const filled = {
      patientId,
      items: SAMPLE_ITEMS,
      notes: 'Fasting since last night',
      priority: 'urgent',
      version: 1,
    };
    const changed = (await doctor.call<Order>('PUT', `/doctor/orders/${empty.orderId}`, filled)).data;
    expect(changed).toMatchObject({ notes: 'Fasting since last night', version: 2, number: empty.number });
    expect(changed.lines.map(({ code }) => code)).toEqual(['KM99', 'KM100', 'KM45']);
    expect(changed.patient).toMatchObject({ patientId, name: '陳大文' });
    const placed = await doctor.place(changed);
    expect(placed).toMatchObject({
      state: 'PLACED',
      priority: 'urgent',
      placedAt: test.clock.now().toISOString(),
      version: 3,
    });
    expect((await doctor.call<Order>('GET', `/doctor/orders/${placed.orderId}`)).data).toEqual(placed);
  });

  it('needs a patient and an item to be placed', async () => {
    const doctor = await givenDoctor(test);
    for (const [draft, error] of [
      [await doctor.draft({ patientId: null }), 'order-patient-missing'],
      [await doctor.draft({ items: [] }), 'order-items-missing'],
    ] as const) {
      const { orderId, version } = draft;
      const answer = await doctor.call('POST', `/doctor/orders/${orderId}/place`, { version });
      expect(answer).toMatchObject({ status: 422, error });
    }
  });

  it('accepts only offered items, each once', async () => {
    const doctor = await givenDoctor(test);
    const save = (items: object[]) =>
      doctor.call('POST', '/doctor/orders', { patientId: null, items, notes: '' });
    const withdrawn = { kind: 'TEST_ITEM', itemId: 'withdrawn' };
    // A code that two packages share names neither of them.
    for (const item of [
      withdrawn,
      { kind: 'PACKAGE', itemId: 'KM81' },
      { kind: 'PACKAGE', itemId: 'ferritin' },
    ]) {
      expect(await save([item])).toMatchObject({ error: 'order-item-unknown', data: { items: [item] } });
    }
    const ferritin = { kind: 'TEST_ITEM', itemId: 'ferritin' };
    expect(await save([ferritin, ferritin])).toMatchObject({ error: 'body-invalid' });
    expect(await save([ferritin])).toMatchObject({ data: { lines: [{ code: 'C-ferritin' }] } });
  });

  it('open in two windows gives the second a conflict with the present draft', async () => {
    const doctor = await givenDoctor(test);
    const { orderId } = await doctor.draft({ notes: 'first' });
    const change = (notes: string) =>
      doctor.call<{ order: Order }>('PUT', `/doctor/orders/${orderId}`, {
        patientId: null,
        items: [],
        notes,
        version: 1,
      });
    const answers = await Promise.all([change('left window'), change('right window')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const kept = (await doctor.call<Order>('GET', `/doctor/orders/${orderId}`)).data;
    expect(refused).toMatchObject({ error: 'version-conflict', data: { order: kept } });
    expect(kept.version).toBe(2);
  });
});

describe('an order that was placed', () => {
  it('cannot be changed, and is cancelled once', async () => {
    const doctor = await givenDoctor(test);
    const placed = await doctor.placed();
    const path = `/doctor/orders/${placed.orderId}`;
    const body = { patientId: null, items: [], notes: 'late', version: placed.version };
    expect(await doctor.call('PUT', path, body)).toMatchObject({ status: 409, error: 'order-state' });
    const again = await doctor.call('POST', `${path}/place`, { version: placed.version });
    expect(again).toMatchObject({ status: 409, error: 'order-state' });
    const cancelled = await doctor.call<Order>('POST', `${path}/cancel`, { version: placed.version });
    expect(cancelled.data).toMatchObject({ state: 'CANCELLED', cancelledAt: test.clock.now().toISOString() });
    const twice = await doctor.call('POST', `${path}/cancel`, { version: cancelled.data.version });
    expect(twice).toMatchObject({ error: 'order-state', data: { order: { state: 'CANCELLED' } } });
  });

  it('cannot be cancelled once the specimen was received', async () => {
    const doctor = await givenDoctor(test);
    const placed = await doctor.placed();
    const counter = await signedIn(test, { role: 'counter' });
    const path = `/staff/orders/${placed.orderId}/receive`;
    expect((await counter.call('POST', path, { version: placed.version })).status).toBe(200);
    const cancel = (version: number) =>
      doctor.call('POST', `/doctor/orders/${placed.orderId}/cancel`, { version });
    expect(await cancel(placed.version)).toMatchObject({ error: 'version-conflict' });
    expect(await cancel(placed.version + 1)).toMatchObject({
      error: 'order-state',
      data: { order: { state: 'RECEIVED' } },
    });
  });

  it('is cancelled or received, never both', async () => {
    const doctor = await givenDoctor(test);
    const counter = await signedIn(test, { role: 'counter' });
    const placed = await Promise.all(Array.from({ length: 6 }, () => doctor.placed()));
    await Promise.all(
      placed.map(async ({ orderId, version }) => {
        const answers = await Promise.all([
          doctor.call('POST', `/doctor/orders/${orderId}/cancel`, { version }),
          counter.call('POST', `/staff/orders/${orderId}/receive`, { version }),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      }),
    );
  });
});

describe('the requirements of the items', () => {
  it('lists each requirement once with its items, and never guesses a missing one', async () => {
    const doctor = await givenDoctor(test);
    const items = [...SAMPLE_ITEMS, { kind: 'TEST_ITEM', itemId: 'ferritin' }];
    const answer = await doctor.call<Order['requirements']>('POST', '/doctor/orders/requirements', { items });
    const { fasting, specimens } = answer.data;
    expect(fasting.known.map(({ lines }) => lines)).toEqual([[0, 1, 2]]);
    expect(fasting.unknown).toEqual([3]);
    expect(specimens.known.map(({ text, lines }) => [text.en, lines])).toEqual([
      ['2ml EDTA', [0, 1]],
      ['2ml fluoride blood', [0, 1]],
      ['20ml urine', [1]],
      // Known in one language only.
      ['3 毫升凝固血', [3]],
    ]);
    expect(specimens.unknown).toEqual([2]);
  });
});

describe('the list', () => {
  it('is filtered by state, searched by name, number and order number, sorted and paged', async () => {
    const doctor = await givenDoctor(test);
    const people = [
      { name: 'Wong Siu Ming', documentNumber: 'A123456(3)' },
      { name: '陳大文', englishName: 'CHAN Tai Man' },
      { name: 'Au Yeung', documentType: 'TRAVEL' as const, documentNumber: 'K1234567' },
    ];
    const orders: Order[] = [];
    for (const person of people) {
      test.clock.advance(60);
      const { patientId } = await doctor.addPatient(person);
      orders.push(await doctor.draft({ patientId, items: SAMPLE_ITEMS.slice(0, 1) }));
    }
    const [wong, chan, au] = orders.map(({ number }) => number);
    test.clock.advance(60);
    await doctor.place(orders[1] as Order);
    const numbers = async (search: object) => {
      const { data } = await doctor.call<OrderPage>('POST', '/doctor/orders/search', search);
      return data.orders.map(({ number }) => number);
    };
    expect(await numbers({ sort: 'updated', descending: false })).toEqual([wong, au, chan]);
    expect(await numbers({ states: ['PLACED'] })).toEqual([chan]);
    expect(await numbers({ states: ['DRAFT', 'CANCELLED'], sort: 'patient' })).toEqual([au, wong]);
    expect(await numbers({ sort: 'state', descending: true })).toEqual([
      chan,
      ...[wong, au].sort(byId(orders)),
    ]);
    expect(await numbers({ text: 'chan tai' })).toEqual([chan]);
    expect(await numbers({ text: '大文' })).toEqual([chan]);
    expect(await numbers({ text: 'a1234563' })).toEqual([wong]);
    expect(await numbers({ text: 'k1234567' })).toEqual([au]);
    expect(await numbers({ text: ` ${au?.toLowerCase().replace('-', ' ')}` })).toEqual([au]);
    expect(await numbers({ text: 'hd-', sort: 'updated', descending: false })).toEqual([wong, au, chan]);
    expect(await numbers({ text: 'nobody' })).toEqual([]);
    expect(await numbers({ text: '%' })).toEqual([]);
    const second = await doctor.call<OrderPage>('POST', '/doctor/orders/search', {
      sort: 'updated',
      descending: false,
      page: 2,
      size: 2,
    });
    expect(second.data).toMatchObject({ total: 3, orders: [{ number: chan, patientName: '陳大文' }] });
    const behind = await doctor.call<OrderPage>('POST', '/doctor/orders/search', { page: 3, size: 2 });
    expect(behind.data).toEqual({ total: 3, orders: [] });
    expect((await doctor.call('GET', '/doctor/orders/counts')).data).toMatchObject({ DRAFT: 2, PLACED: 1 });
  });
});

/** Equal ones stand by the id of the order. */
function byId(orders: readonly Order[]) {
  const id = (number: string | undefined) => orders.find((order) => order.number === number)?.orderId ?? '';
  return (a: string | undefined, b: string | undefined) => id(a).localeCompare(id(b));
}
