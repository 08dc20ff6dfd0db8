import { Webhook } from 'standardwebhooks';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { UnreadableError } from '../../crypto/unreadable.ts';
import { webhookOutcomes } from '../../metrics/outcome-counters.ts';
import { asStep } from '../../telemetry/steps.ts';
import { decryptSecret } from '../endpoints/endpoint-secret.ts';
import {
  type ClaimedDelivery,
  readSecrets,
  type SettledAttempt,
  settleDelivered,
  settleFailed,
  turnOffGone,
} from './claim.sql.ts';
import type { Poster, PostOutcome } from './post-webhook.ts';
import { nextAttempt } from './retry-schedule.ts';

export interface SendingDependencies extends Pick<AppDependencies, 'db' | 'clock' | 'keys'> {
  poster: Poster;
  /** From 0 to 1. */
  random: () => number;
}

/**
 * One attempt of a delivery that was claimed, and what came of it. A receiver may get an event twice, under the same
 * `webhook-id`: when this process ends, or the database, before the outcome is written.
 */
export async function sendDelivery(
  deps: SendingDependencies,
  delivery: ClaimedDelivery,
  stopping: AbortSignal,
): Promise<void> {
  const { db, clock, random } = deps;
  const started = performance.now();
  const { status, failure } = await attempt(deps, delivery, stopping);
  const now = clock.now();
  const { id, endpointId, attempts, scheduled } = delivery;
  const milliseconds = Math.round(performance.now() - started);
  const settled: SettledAttempt = { id, endpointId, attempts, milliseconds, status, now };
  if (failure === null) {
    await settleDelivered(db, settled);
    webhookOutcomes(db).inc({ outcome: 'delivered' });
    return;
  }
  const dueAt = failure === 'gone' ? undefined : nextAttempt(scheduled, now, random());
  if (failure === 'gone') {
    await db.transaction(async (tx) => {
      await settleFailed(tx, { ...settled, failure, dueAt });
      if (!(await turnOffGone(tx, endpointId, now))) return;
      const detail = { endpoint: endpointId };
      await recordEvent(tx, { at: now, actor: 'job', action: 'webhook-endpoint-gone', detail });
    });
  } else {
    await settleFailed(db, { ...settled, failure, dueAt });
  }
  webhookOutcomes(db).inc({ outcome: dueAt === undefined ? 'given up' : 'put off' });
}

async function attempt(
  { db, clock, keys, poster }: SendingDependencies,
  { endpointId, url, webhookId, body }: ClaimedDelivery,
  stopping: AbortSignal,
): Promise<PostOutcome> {
  const now = clock.now();
  const secrets = await readSecrets(db, endpointId, now);
  let signature: string;
  try {
    signature = secrets
      .map((secret) => new Webhook(decryptSecret(keys, secret)).sign(webhookId, now, body))
      .join(' ');
  } catch (error) {
    if (error instanceof UnreadableError) return { status: null, failure: 'unreadable' };
    throw error;
  }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Phial-Webhooks/1',
    'webhook-id': webhookId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signature,
  };
  const posting = () => poster.post({ url, headers, body }, stopping);
  return asStep('webhook', posting, ({ failure }) => failure);
}
