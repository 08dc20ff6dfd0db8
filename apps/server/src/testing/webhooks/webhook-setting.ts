import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  WEBHOOK_EVENT_TYPES,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
} from '@phial/contract/staff/webhook';
import type { TestApp } from '../build-test-app.ts';
import { PASSWORD, signedIn } from '../staff.ts';

/** An administrator who sets up webhooks by the calls of the page. */
export async function webhookAdministrator(test: TestApp) {
  const person = await signedIn(test, { role: 'administrator' });
  /** Tests move the clock by days, which ends sessions: then the administrator signs in again. */
  const call: typeof person.call = async (...sent) => {
    const answer = await person.call(...sent);
    if (answer.error !== 'login-expired') return answer as never;
    await person.signIn(person.login);
    return person.call(...sent);
  };
  return {
    ...person,
    endpoints: async () =>
      (await call<{ endpoints: WebhookEndpoint[] }>('GET', '/staff/webhooks/endpoints')).data.endpoints,
    create: (url: string, more: object = {}) =>
      call<WebhookEndpointWithSecret>('POST', '/staff/webhooks/endpoints', {
        url,
        description: 'Laboratory system',
        eventTypes: [...WEBHOOK_EVENT_TYPES],
        ownPassword: PASSWORD,
        ...more,
      }),
    change: (
      { endpointId, url, description, eventTypes, enabled, version }: WebhookEndpoint,
      changes: object,
    ) =>
      call<WebhookEndpoint>('PUT', `/staff/webhooks/endpoints/${endpointId}`, {
        url,
        description,
        eventTypes,
        enabled,
        version,
        ...changes,
      }),
    rotate: (endpointId: string) =>
      call<WebhookEndpointWithSecret>('POST', `/staff/webhooks/endpoints/${endpointId}/secret`),
    remove: (endpointId: string) => call('DELETE', `/staff/webhooks/endpoints/${endpointId}`),
    sendTest: (endpointId: string) =>
      call<{ deliveryId: string }>('POST', `/staff/webhooks/endpoints/${endpointId}/test`),
    deliveries: async (query: Record<string, string> = {}) =>
      (
        await call<{ deliveries: WebhookDelivery[] }>(
          'GET',
          `/staff/webhooks/deliveries?${new URLSearchParams(query)}`,
        )
      ).data.deliveries,
    delivery: async (id: string) =>
      (await call<WebhookDeliveryDetails>('GET', `/staff/webhooks/deliveries/${id}`)).data,
    again: (id: string) => call('POST', `/staff/webhooks/deliveries/${id}/again`),
  };
}

function startProcess(module: URL, env: Record<string, string>): ChildProcess {
  return fork(fileURLToPath(module), {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: tmpdir(),
      LOG_LEVEL: 'error',
      ...env,
    },
  });
}

/**
 * A process that writes entries of the audit log which webhooks report.
 * @returns the numbers of the orders whose entries were committed
 */
export async function writeEntries(env: Record<string, string>, entries: number): Promise<string[]> {
  const module = new URL('writer-process.ts', import.meta.url);
  const [committed] = await once(startProcess(module, { ...env, ENTRIES: String(entries) }), 'message');
  return committed as string[];
}

/** A process that sends webhooks, once it runs. */
export async function startSender(env: Record<string, string>): Promise<ChildProcess> {
  const sender = startProcess(new URL('sender-process.ts', import.meta.url), env);
  await once(sender, 'message');
  return sender;
}

/** Ends a process in order. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
