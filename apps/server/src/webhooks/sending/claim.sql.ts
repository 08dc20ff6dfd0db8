import type { WebhookFailure } from '@phial/contract/staff/webhook';
import type { Queryable } from '../../db/pool.ts';
import type { CamelRow, Row } from '../../db/row.ts';

/** A delivery that this process is to send now. */
export interface ClaimedDelivery
  extends CamelRow<'webhook_delivery', 'id' | 'endpoint_id' | 'attempts' | 'scheduled'>,
    Row<'webhook_endpoint', 'url'>,
    Row<'webhook_event', 'body'> {
  webhookId: string;
}

/**
 * Takes the delivery that is due first of each endpoint that is on, and writes down that an attempt begins. One whose
 * process was killed while sending is due again when its time is over.
 * @param claim.until when the outcome is no longer waited for
 * @param claim.busy endpoints that this process sends to already as much as it may
 */
export function claimDeliveries(
  db: Queryable,
  { now, until, busy }: { now: Date; until: Date; busy: readonly string[] },
) {
  return db.rows<ClaimedDelivery>({
    name: 'webhook-claim',
    text: `
WITH next AS (
  SELECT delivery.id, endpoint.url FROM webhook_endpoint endpoint CROSS JOIN LATERAL (
    SELECT id FROM webhook_delivery
    WHERE endpoint_id = endpoint.id AND state IN ('WAITING', 'SENDING') AND due_at <= $1
    ORDER BY due_at LIMIT 1
    FOR UPDATE SKIP LOCKED
  ) AS delivery
  WHERE endpoint.enabled AND endpoint.id <> ALL ($3::uuid[])
), claimed AS (
  UPDATE webhook_delivery AS delivery
  SET state = 'SENDING', attempts = attempts + 1, scheduled = scheduled + 1, due_at = $2
  FROM next WHERE delivery.id = next.id
  RETURNING delivery.*, next.url
), begun AS (
  INSERT INTO webhook_attempt (delivery_id, number, at) SELECT id, attempts, $1 FROM claimed
)
SELECT claimed.id, claimed.endpoint_id AS "endpointId", claimed.attempts, claimed.scheduled, claimed.url,
  event.id AS "webhookId", event.body
FROM claimed JOIN webhook_event event ON event.id = claimed.webhook_event_id`,
    values: [now, until, busy],
  });
}

/** What signs for an endpoint now, the newest first. */
export function readSecrets(db: Queryable, endpointId: string, now: Date) {
  return db.rows<CamelRow<'webhook_secret', 'id' | 'key_id' | 'secret'>>({
    name: 'webhook-secrets',
    text: `
SELECT id, key_id AS "keyId", secret FROM webhook_secret
WHERE endpoint_id = $1 AND (ends_at IS NULL OR ends_at > $2)
ORDER BY created_at DESC`,
    values: [endpointId, now],
  });
}

/** What came of an attempt. */
export interface SettledAttempt extends Pick<ClaimedDelivery, 'id' | 'endpointId' | 'attempts'> {
  milliseconds: number;
  status: number | null;
  now: Date;
}

/** It counts for the delivery only while no other process has begun a later attempt. */
const SETTLED_ATTEMPT = `
attempt AS (
  UPDATE webhook_attempt SET milliseconds = $4, status = $5, failure = $6
  WHERE delivery_id = $1 AND number = $3
), settled AS (
  UPDATE webhook_delivery SET state = $7, due_at = coalesce($8::timestamptz, due_at),
    settled_at = CASE WHEN $7 IN ('DELIVERED', 'FAILED') THEN $9::timestamptz END
  WHERE id = $1 AND state = 'SENDING' AND attempts = $3
)`;

export async function settleDelivered(db: Queryable, attempt: SettledAttempt): Promise<void> {
  await db.query({
    name: 'webhook-delivered',
    text: `
WITH ${SETTLED_ATTEMPT}
UPDATE webhook_endpoint SET last_success_at = $9, failing_since = NULL WHERE id = $2`,
    values: settledValues(attempt, { failure: null, state: 'DELIVERED', dueAt: null }),
  });
}

/** @param failed.dueAt of the next attempt; undefined: given up */
export async function settleFailed(
  db: Queryable,
  { failure, dueAt, ...attempt }: SettledAttempt & { failure: WebhookFailure; dueAt: Date | undefined },
): Promise<void> {
  const state = dueAt === undefined ? 'FAILED' : 'WAITING';
  await db.query({
    name: 'webhook-failed',
    text: `
WITH ${SETTLED_ATTEMPT}
UPDATE webhook_endpoint SET failing_since = $9 WHERE id = $2 AND failing_since IS NULL`,
    values: settledValues(attempt, { failure, state, dueAt: dueAt ?? null }),
  });
}

function settledValues(
  { id, endpointId, attempts, milliseconds, status, now }: SettledAttempt,
  { failure, state, dueAt }: { failure: WebhookFailure | null; state: string; dueAt: Date | null },
): unknown[] {
  return [id, endpointId, attempts, milliseconds, status, failure, state, dueAt, now];
}

/** Its receiver asked for nothing more. @returns whether it was on until now */
export async function turnOffGone(tx: Queryable, endpointId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'webhook-gone',
    text: `
UPDATE webhook_endpoint SET enabled = false, gone_at = $2, updated_at = $2, version = version + 1
WHERE id = $1 AND enabled`,
    values: [endpointId, now],
  });
  return rowCount === 1;
}
