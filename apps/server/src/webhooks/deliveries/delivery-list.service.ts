import { randomUUID } from 'node:crypto';
import {
  WEBHOOK_TEST_TYPE,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
  type WebhookDeliveryQuery,
} from '@phial/contract/staff/webhook';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { found, Refused } from '../../errors.ts';
import type { Job } from '../../jobs/jobs.ts';
import { lockEndpoint } from '../endpoints/endpoint.sql.ts';
import { webhookBody } from '../events/webhook-payload.ts';
import {
  type DeliveryCursor,
  type DeliveryRow,
  findDelivery,
  listAttempts,
  listDeliveries,
  lockDelivery,
  queueTest,
  requeueDelivery,
  sweepDeliveries,
} from './delivery-list.sql.ts';

type DeliveryDependencies = Pick<AppDependencies, 'db' | 'clock'>;

const DELIVERIES_A_PAGE = 50;
const DAY_MS = 24 * 3600 * 1000;
/** How long deliveries that arrived are kept. */
const KEEP_DELIVERED_DAYS = 30;
/** How long those are that never did. */
const KEEP_UNDELIVERED_DAYS = 90;

/** @throws Refused `range-invalid` when `before` is none that was answered */
export async function readDeliveries(
  { db }: Pick<DeliveryDependencies, 'db'>,
  { state, type, endpointId, before }: WebhookDeliveryQuery,
): Promise<{ deliveries: WebhookDelivery[]; next: string | null }> {
  const rows = await listDeliveries(db, {
    state: state ?? null,
    type: type ?? null,
    endpointId: endpointId ?? null,
    before: before === undefined ? null : parseCursor(before),
    // One more than is shown reveals whether there is another page.
    limit: DELIVERIES_A_PAGE + 1,
  });
  const shown = rows.slice(0, DELIVERIES_A_PAGE);
  const last = shown.at(-1);
  const next = rows.length > shown.length && last !== undefined ? `${last.micros}_${last.id}` : null;
  return { deliveries: shown.map(wireDelivery), next };
}

/** @throws Refused `not-found` */
export async function readDelivery(
  { db }: Pick<DeliveryDependencies, 'db'>,
  id: string,
): Promise<WebhookDeliveryDetails> {
  const row = found(await findDelivery(db, parseRecordId(id)));
  const attempts = await listAttempts(db, row.id);
  return {
    ...wireDelivery(row),
    body: row.body,
    enabled: row.enabled,
    history: attempts.map(({ at, failure, ...attempt }) => ({
      ...attempt,
      at: at.toISOString(),
      failure: failure as WebhookAttempt['failure'],
    })),
  };
}

/**
 * Sends an event once more, or at once where it waits for its next attempt.
 * @throws Refused `not-found`, `webhook-endpoint-off`, `webhook-delivery-under-way`
 */
export async function sendAgain(
  { db, clock }: DeliveryDependencies,
  account: string,
  id: string,
): Promise<void> {
  const deliveryId = parseRecordId(id);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { state, enabled, endpointId } = found(await lockDelivery(tx, deliveryId));
    if (!enabled) throw new Refused('webhook-endpoint-off');
    if (state === 'SENDING') throw new Refused('webhook-delivery-under-way');
    await requeueDelivery(tx, deliveryId, now);
    const detail = { endpoint: endpointId, delivery: deliveryId };
    await recordEvent(tx, { at: now, actor: { account }, action: 'webhook-sent-again', detail });
  });
}

/** @throws Refused `not-found`, `webhook-endpoint-off` */
export async function sendTest(
  { db, clock }: DeliveryDependencies,
  account: string,
  id: string,
): Promise<{ deliveryId: string }> {
  const endpointId = parseRecordId(id);
  const deliveryId = randomUUID();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { enabled } = found(await lockEndpoint(tx, endpointId));
    if (!enabled) throw new Refused('webhook-endpoint-off');
    const type = WEBHOOK_TEST_TYPE;
    const body = webhookBody(type, now, { endpointId });
    await queueTest(tx, { deliveryId, endpointId, type, body, now });
    const detail = { endpoint: endpointId, delivery: deliveryId };
    await recordEvent(tx, { at: now, actor: { account }, action: 'webhook-test-sent', detail });
  });
  return { deliveryId };
}

export const sweepWebhooks: Job = {
  name: 'sweep-webhooks',
  everySeconds: 3600,
  async work({ db, clock }) {
    const now = clock.now();
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    return sweepDeliveries(db, {
      settledBefore: before(KEEP_DELIVERED_DAYS),
      queuedBefore: before(KEEP_UNDELIVERED_DAYS),
      now,
    });
  },
};

function parseCursor(cursor: string): DeliveryCursor {
  const [, micros, id] = /^(\d{1,17})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (micros === undefined || id === undefined) throw new Refused('range-invalid');
  return { micros, id };
}

function wireDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, endpointId, webhookId, type, state, attempts, createdAt, dueAt, settledAt } = row;
  return {
    deliveryId: id,
    endpointId,
    webhookId,
    type: type as WebhookDelivery['type'],
    state,
    attempts,
    createdAt: createdAt.toISOString(),
    dueAt: state === 'WAITING' ? dueAt.toISOString() : null,
    settledAt: settledAt?.toISOString() ?? null,
  };
}
