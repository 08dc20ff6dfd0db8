import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../../db/pool.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenDoctor } from '../../testing/doctor.ts';
import { laboratorySystem, ordersOf } from '../../testing/laboratory-system.ts';
import { givenOrder } from '../../testing/report-builders.ts';
import { addDelivery } from './order-delivery.sql.ts';

/*
 * A reader that follows the feed by position must never pass over an order: not one whose transaction takes its
 * position early and commits late, and not one that changes while the reader is on its way.
 */

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('lets nobody behind an order that is not committed yet', async () => {
  const lab = await laboratorySystem(test);
  const { number: slow, id } = await givenOrder(test, {
    state: 'PLACED',
    lines: [{ code: 'K', name: 'Potassium' }],
  });
  const doctor = await givenDoctor(test);
  const draft = await doctor.draft();
  const opened = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const early = test.db.transaction(async (tx: Queryable) => {
    await addDelivery(tx, { orderId: id, change: 'PLACED', now: test.clock.now() });
    opened.resolve();
    await end.promise;
  });
  await opened.promise;
  const late = doctor.place(draft);
  // It waits for the one before it: its session shows as waiting for a lock.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND query LIKE '%order_feed%' AND datname = current_database()`.execute(
        test.db.kysely,
      );
      return rows[0]?.waiting;
    })
    .toBe(1);
  expect(ordersOf((await lab.fetchOrders()).bundle)).toEqual([]);
  end.resolve();
  await early;
  const placed = await late;
  const numbers = ordersOf((await lab.fetchOrders()).bundle).map(({ number }) => number);
  expect(numbers).toEqual([slow, placed.number]);
});

it('gives no position to a transaction that is undone', async () => {
  const positions = async () => {
    const { rows } = await sql<{ position: string }>`SELECT position::text FROM order_feed`.execute(
      test.db.kysely,
    );
    return rows;
  };
  const before = await positions();
  const { id: orderId } = await givenOrder(test, { state: 'PLACED' });
  const undone = test.db.transaction(async (tx: Queryable) => {
    await addDelivery(tx, { orderId, change: 'PLACED', now: test.clock.now() });
    throw new Error(randomUUID());
  });
  await expect(undone).rejects.toThrow();
  expect(await positions()).toEqual(before);
});

it('shows a reader who follows it every order, while doctors place and cancel', async () => {
  const lab = await laboratorySystem(test);
  const doctors = [await givenDoctor(test), await givenDoctor(test), await givenDoctor(test)];
  const last =
    ordersOf((await lab.fetchOrders({ status: 'all', count: '50' })).bundle).at(-1)?.version ?? '0';
  const wanted = new Map<string, string>();
  let working = true;
  const seen = new Map<string, unknown>();
  const follow = async () => {
    let since = last;
    for (let rounds = 0; working || rounds < 2; rounds = working ? 0 : rounds + 1) {
      const orders = ordersOf((await lab.fetchOrders({ status: 'all', since, count: '3' })).bundle);
      for (const { number, version, status } of orders) {
        expect(Number(version)).toBeGreaterThan(Number(since));
        since = version;
        seen.set(number, status);
        rounds = 0;
      }
    }
  };
  const work = async (doctor: (typeof doctors)[number]) => {
    for (let count = 0; count < 6; count++) {
      const order = await doctor.placed();
      wanted.set(order.number, 'active');
      if (count % 2 === 0) continue;
      const { orderId, version, number } = order;
      await doctor.call('POST', `/doctor/orders/${orderId}/cancel`, { version });
      wanted.set(number, 'revoked');
    }
  };
  const reader = follow();
  await Promise.all(doctors.map(work));
  working = false;
  await reader;
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(wanted));
});
