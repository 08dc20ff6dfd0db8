import type { Queryable } from '../../db/pool.ts';
import type { CamelRow, Row } from '../../db/row.ts';
import { ORDER_COLUMNS, type OrderRow } from '../orders/order.sql.ts';

/** What the laboratory's system is to learn of an order. */
export type OrderChange = 'PLACED' | 'CANCELLED';

/**
 * Adds a change of an order to the feed. The lock of the feed's position is held until the transaction ends, so it
 * has to be the last lock that is taken: whoever holds it waits for nobody.
 */
export async function addDelivery(
  tx: Queryable,
  { orderId, change, now }: { orderId: string; change: OrderChange; now: Date },
): Promise<void> {
  await tx.query({
    name: 'order-delivery-add',
    text: `
WITH next AS (UPDATE order_feed SET position = position + 1 RETURNING position)
INSERT INTO order_delivery (order_id, change, position, created_at) SELECT $1, $2, position, $3 FROM next`,
    values: [orderId, change, now],
  });
}

/** An order on its way out, with its patient unless erased, and its doctor. */
export interface DeliveredOrder extends OrderRow {
  position: string;
  changedAt: Date;
  patientKeyId: string | null;
  person: Buffer | null;
  doctorName: string;
}

/**
 * Orders behind a position of the feed, each once, at its newest change, and as it is now.
 * @param page.limit of orders
 */
export function listDeliveries(
  tx: Queryable,
  { since, pendingOnly, limit }: { since: string; pendingOnly: boolean; limit: number },
) {
  return tx.rows<DeliveredOrder>({
    name: 'order-delivery-list',
    text: `
SELECT ${ORDER_COLUMNS}, delivery.place::text AS position, changed_at AS "changedAt",
  patient_key_id AS "patientKeyId", person, doctor_name AS "doctorName"
FROM (
  SELECT order_id, position AS place, created_at AS changed_at FROM order_delivery one
  WHERE position > $1::bigint AND (acknowledged_at IS NULL OR NOT $2::boolean)
    AND NOT EXISTS (SELECT FROM order_delivery newer
      WHERE newer.order_id = one.order_id AND newer.position > one.position)
  ORDER BY position LIMIT $3
) delivery
JOIN lab_order ON lab_order.id = delivery.order_id
JOIN (SELECT id AS doctor, display_name AS doctor_name FROM account) account ON doctor = lab_order.doctor_id
LEFT JOIN (SELECT id AS owner, key_id AS patient_key_id, person FROM patient) patient ON owner = patient_id
ORDER BY place`,
    values: [since, pendingOnly, limit],
  });
}

export interface AcknowledgeableRow
  extends Row<'order_delivery', 'change'>,
    CamelRow<'order_delivery', 'order_id'> {
  number: string;
  position: string;
  isNewest: boolean;
}

/** The changes of these orders, locked, in the order of the feed. */
export function lockDeliveries(tx: Queryable, numbers: readonly string[]) {
  return tx.rows<AcknowledgeableRow>({
    name: 'order-delivery-lock',
    text: `
SELECT delivery.order_id AS "orderId", change, delivery.position::text AS position, number,
  NOT EXISTS (SELECT FROM order_delivery newer
    WHERE newer.order_id = delivery.order_id AND newer.position > delivery.position) AS "isNewest"
FROM order_delivery delivery JOIN lab_order ON lab_order.id = delivery.order_id
WHERE number = ANY ($1::text[])
ORDER BY delivery.position
FOR UPDATE OF delivery`,
    values: [numbers],
  });
}

/** @returns the orders whose change was not acknowledged before */
export async function acknowledgeDeliveries(
  tx: Queryable,
  positions: readonly string[],
  now: Date,
): Promise<{ orderId: string; change: OrderChange }[]> {
  const { rows } = await tx.query<{ orderId: string; change: OrderChange }>({
    name: 'order-delivery-acknowledge',
    text: `
UPDATE order_delivery SET acknowledged_at = $2 WHERE position = ANY ($1::bigint[]) AND acknowledged_at IS NULL
RETURNING order_id AS "orderId", change`,
    values: [positions, now],
  });
  return rows;
}

/** Orders by their numbers, kept from changing until the transaction ends, always in the same order. */
export function lockOrdersByNumber(tx: Queryable, numbers: readonly string[]) {
  return tx.rows<CamelRow<'lab_order', 'id' | 'number' | 'state' | 'received_at' | 'reported_at'>>({
    name: 'order-delivery-lock-orders',
    text: `
SELECT id, number, state, received_at AS "receivedAt", reported_at AS "reportedAt" FROM lab_order
WHERE number = ANY ($1::text[]) ORDER BY number FOR UPDATE`,
    values: [numbers],
  });
}
