import {
  type AcknowledgedOrders,
  DEFAULT_ORDERS_A_PAGE,
  type FhirBundle,
  type OrderAcknowledgement,
  type OrderFeedQuery,
} from '@phial/contract/laboratory/order-feed';
import { normaliseOrderNumber } from '@phial/domain/orders/order-number';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { Refused } from '../../errors.ts';
import type { FeedReader } from '../../fhir/searchset.ts';
import { orderBundle } from './order-bundle.ts';
import { acknowledgeDeliveries, listDeliveries, lockDeliveries } from './order-delivery.sql.ts';

type FeedDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/**
 * A page of the feed. Personal data is decrypted for the answer alone; each order in it is in the audit log by its
 * id before the answer goes out.
 */
export async function fetchOrders(
  { db, clock, keys }: FeedDependencies,
  { apiKey, baseUrl }: FeedReader,
  { status = 'pending', since = '0', count }: OrderFeedQuery,
): Promise<FhirBundle> {
  const limit = count === undefined ? DEFAULT_ORDERS_A_PAGE : Number(count);
  return db.transaction(async (tx) => {
    const rows = await listDeliveries(tx, { since, pendingOnly: status === 'pending', limit: limit + 1 });
    const orders = rows.slice(0, limit);
    for (const { id, position } of orders) {
      const detail = { order: id, version: Number(position), key: apiKey };
      await recordEvent(tx, { at: clock.now(), actor: 'laboratory', action: 'order-fetched', detail });
    }
    const pageAt = (position: string) => {
      const query = new URLSearchParams({ status, since: position, count: String(limit) });
      return `${baseUrl}/lab/orders?${query}`;
    };
    const last = orders.at(-1);
    return orderBundle(keys, orders, {
      self: pageAt(since),
      next: last !== undefined && rows.length > limit ? pageAt(last.position) : undefined,
      baseUrl,
    });
  });
}

/**
 * The laboratory's system has stored orders, each in the version that it was sent in. An older version is taken note
 * of, and the newer one stays pending. All or none; the same again changes nothing.
 * @throws Refused `orders-not-sent` with those that never went out in that version
 */
export async function acknowledgeOrders(
  { db, clock }: Pick<FeedDependencies, 'db' | 'clock'>,
  apiKey: string,
  { orders }: OrderAcknowledgement,
): Promise<AcknowledgedOrders> {
  const asked = orders.map(({ number, version }) => ({ number: normaliseOrderNumber(number), version }));
  const now = clock.now();
  return db.transaction(async (tx) => {
    const rows = await lockDeliveries(tx, [...new Set(asked.map(({ number }) => number))]);
    const known = new Map(rows.map((row) => [`${row.number} ${row.position}`, row]));
    const sent = asked.flatMap((order) => known.get(`${order.number} ${order.version}`) ?? []);
    if (sent.length < asked.length) {
      const missing = orders.filter((_, index) => {
        const order = asked[index];
        return order === undefined || !known.has(`${order.number} ${order.version}`);
      });
      throw new Refused('orders-not-sent', { orders: missing });
    }
    const positions = sent.map(({ position }) => position);
    for (const { orderId } of await acknowledgeDeliveries(tx, positions, now)) {
      const detail = { order: orderId, key: apiKey };
      await recordEvent(tx, { at: now, actor: 'laboratory', action: 'order-acknowledged', detail });
    }
    return {
      orders: sent.map(({ number, position, isNewest }) => ({
        number,
        version: position,
        state: isNewest ? ('acknowledged' as const) : ('superseded' as const),
      })),
    };
  });
}
