import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/pool.ts';
import type { CamelRow, Row } from '../../db/row.ts';

export interface DeliveryRow
  extends CamelRow<
      'webhook_delivery',
      'id' | 'endpoint_id' | 'state' | 'attempts' | 'due_at' | 'created_at' | 'settled_at'
    >,
    Row<'webhook_event', 'type'> {
  webhookId: string;
  /** Microseconds since 1970 of `createdAt`, as text. */
  micros: string;
}

/** The delivery at which the page before ended. */
export interface DeliveryCursor {
  micros: string;
  id: string;
}

/** What is looked for; null is no condition. */
export interface DeliveryFilter {
  state: string | null;
  type: string | null;
  endpointId: string | null;
  before: DeliveryCursor | null;
  limit: number;
}

const COLUMNS = `
  delivery.id, delivery.endpoint_id AS "endpointId", delivery.state, delivery.attempts, delivery.due_at AS "dueAt",
  delivery.created_at AS "createdAt", delivery.settled_at AS "settledAt", event.id AS "webhookId", event.type,
  (extract(epoch FROM delivery.created_at) * 1000000)::bigint::text AS micros`;
const DELIVERIES =
  'webhook_delivery delivery JOIN webhook_event event ON event.id = delivery.webhook_event_id';

/** Newest first. */
export function listDeliveries(db: Queryable, filter: DeliveryFilter) {
  return db.rows<DeliveryRow>({
    name: 'webhook-deliveries',
    text: `
SELECT ${COLUMNS} FROM ${DELIVERIES}
WHERE ($1::text IS NULL OR delivery.state = $1) AND ($2::text IS NULL OR event.type = $2)
  AND ($3::uuid IS NULL OR delivery.endpoint_id = $3)
  AND ($4::bigint IS NULL OR (delivery.created_at, delivery.id)
    < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::uuid))
ORDER BY delivery.created_at DESC, delivery.id DESC
LIMIT $6`,
    values: [
      filter.state,
      filter.type,
      filter.endpointId,
      filter.before?.micros ?? null,
      filter.before?.id ?? null,
      filter.limit,
    ],
  });
}

export function findDelivery(db: Queryable, id: string) {
  return db.row<DeliveryRow & Row<'webhook_event', 'body'> & Row<'webhook_endpoint', 'enabled'>>({
    name: 'webhook-delivery',
    text: `
SELECT ${COLUMNS}, event.body, endpoint.enabled FROM ${DELIVERIES}
JOIN webhook_endpoint endpoint ON endpoint.id = delivery.endpoint_id
WHERE delivery.id = $1`,
    values: [id],
  });
}

export function listAttempts(db: Queryable, deliveryId: string) {
  return db.rows<Row<'webhook_attempt', 'number' | 'at' | 'milliseconds' | 'status' | 'failure'>>({
    name: 'webhook-attempts',
    text: `
SELECT number, at, milliseconds, status, failure FROM webhook_attempt WHERE delivery_id = $1 ORDER BY number`,
    values: [deliveryId],
  });
}

/** Keeps a delivery from being claimed until the transaction ends. */
export function lockDelivery(tx: Queryable, id: string) {
  return tx.row<CamelRow<'webhook_delivery', 'state' | 'endpoint_id'> & Row<'webhook_endpoint', 'enabled'>>({
    name: 'webhook-delivery-lock',
    text: `
SELECT delivery.state, delivery.endpoint_id AS "endpointId", endpoint.enabled
FROM webhook_delivery delivery JOIN webhook_endpoint endpoint ON endpoint.id = delivery.endpoint_id
WHERE delivery.id = $1
FOR UPDATE OF delivery`,
    values: [id],
  });
}

/** Due now, with the whole retry schedule before it. */
export async function requeueDelivery(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query({
    name: 'webhook-delivery-requeue',
    text: `
UPDATE webhook_delivery SET state = 'WAITING', scheduled = 0, due_at = $2, settled_at = NULL WHERE id = $1`,
    values: [id, now],
  });
}

/** An event for one endpoint that reports nothing. */
export async function queueTest(
  tx: Queryable,
  test: { deliveryId: string; endpointId: string; type: string; body: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'webhook-test-queue',
    text: `
WITH stored AS (
  INSERT INTO webhook_event (id, type, body, created_at) VALUES ($1, $2, $3, $4) RETURNING id
)
INSERT INTO webhook_delivery (id, endpoint_id, webhook_event_id, due_at, created_at)
SELECT $5, $6, stored.id, $4, $4 FROM stored`,
    values: [randomUUID(), test.type, test.body, test.now, test.deliveryId, test.endpointId],
  });
}

/**
 * Removes deliveries that arrived before one instant or were queued before another, the events nobody waits for any
 * more, and secrets that have ended.
 * @returns how many deliveries and events were removed
 */
export async function sweepDeliveries(
  db: Queryable,
  { settledBefore, queuedBefore, now }: { settledBefore: Date; queuedBefore: Date; now: Date },
): Promise<number> {
  const deliveries = await db.query({
    name: 'webhook-sweep-deliveries',
    text: `
DELETE FROM webhook_delivery
WHERE created_at < $1 AND state = 'DELIVERED' AND settled_at < $1 OR created_at < $2 AND state <> 'SENDING'`,
    values: [settledBefore, queuedBefore],
  });
  const events = await db.query({
    name: 'webhook-sweep-events',
    text: `
DELETE FROM webhook_event
WHERE created_at < $1 AND NOT EXISTS (SELECT FROM webhook_delivery WHERE webhook_event_id = webhook_event.id)`,
    values: [settledBefore],
  });
  await db.query({
    name: 'webhook-sweep-secrets',
    text: 'DELETE FROM webhook_secret WHERE ends_at <= $1',
    values: [now],
  });
  return deliveries.rowCount + events.rowCount;
}
