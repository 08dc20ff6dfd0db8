import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordEvent } from '../../audit/record-event.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { type Receiver, startReceiver } from '../../testing/webhooks/receiver.ts';
import { webhookAdministrator } from '../../testing/webhooks/webhook-setting.ts';
import { createPoster } from './post-webhook.ts';
import { MOST_ATTEMPTS } from './retry-schedule.ts';
import { type RunningWebhooks, startWebhooks } from './start-webhooks.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof webhookAdministrator>>;
let receiver: Receiver;
let running: RunningWebhooks | undefined;
const others: Receiver[] = [];

beforeAll(async () => {
  test = await buildTestApp();
  administrator = await webhookAdministrator(test);
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  for (const one of [receiver, ...others.splice(0)]) await one.stop();
  for (const { endpointId } of await administrator.endpoints()) await administrator.remove(endpointId);
});
afterAll(() => test.close());

/** The sender, which waits half a second for an answer. */
function start(db = test.db): void {
  running = startWebhooks(
    { ...test, db },
    {
      poster: createPoster(test.config, { connect: 500, whole: 500 }),
      random: () => 0,
    },
  );
}

const place = (number: string = randomUUID()) =>
  recordEvent(test.db, {
    at: test.clock.now(),
    actor: 'job',
    action: 'order-placed',
    detail: { order: randomUUID(), number },
  });

/** The only delivery, once it is as it should be. */
async function settled(state: string, attempts: number) {
  await expect
    .poll(async () => (await administrator.deliveries()).map((one) => [one.state, one.attempts]))
    .toEqual([[state, attempts]]);
  const [delivery] = await administrator.deliveries();
  return administrator.delivery(delivery?.deliveryId ?? '');
}

const numberOf = (body: string) => JSON.parse(body).data.orderNumber as string;

describe('a delivery', () => {
  it('is signed as Standard Webhooks has it, by the former secret as well until a rotation is a day old', async () => {
    // Receivers refuse what was signed more than five minutes ago.
    test.clock.set(new Date());
    const { endpoint, secret } = (await administrator.create(receiver.url)).data;
    const rotated = (await administrator.rotate(endpoint.endpointId)).data.secret;
    start();
    await place('A-1');
    const { webhookId, body } = await settled('DELIVERED', 1);
    const [request] = receiver.requests;
    if (request === undefined) throw new Error('nothing arrived');
    expect(request.headers).toMatchObject({ 'webhook-id': webhookId, 'content-type': 'application/json' });
    for (const key of [secret, rotated]) {
      expect(new Webhook(key).verify(request.body, request.headers)).toEqual(JSON.parse(body));
    }
    expect(() => new Webhook('whsec_AAAA').verify(request.body, request.headers)).toThrow();

    test.clock.advance(24 * 3600);
    await place('A-2');
    await expect.poll(() => receiver.requests.length).toBe(2);
    const signatures = receiver.requests.map(
      ({ headers }) => headers['webhook-signature']?.split(' ').length,
    );
    expect(signatures).toEqual([2, 1]);
    test.clock.set(new Date('2026-03-02T09:00:00+08:00'));
  });

  it.each([
    [500, 'status', 500],
    [307, 'redirect', 307],
    ['stall', 'timeout', null],
    ['half', 'broken', 200],
  ] as const)(
    'that a receiver answers with %s is sent again under the same id',
    async (manners, failure, status) => {
      await administrator.create(receiver.url);
      receiver.behave(manners);
      start();
      await place();
      const failed = await settled('WAITING', 1);
      expect(failed.history).toMatchObject([{ number: 1, failure, status }]);
      expect(failed.dueAt).toBe(new Date(test.clock.now().getTime() + 5_000).toISOString());
      receiver.behave(200);
      test.clock.advance(5);
      await settled('DELIVERED', 2);
      const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
      expect(ids).toEqual([failed.webhookId, failed.webhookId]);
      const [endpoint] = await administrator.endpoints();
      expect(endpoint).toMatchObject({ failingSince: null, waiting: 0, failed: 0 });
      expect(endpoint?.lastSuccessAt).toBe(test.clock.now().toISOString());
    },
  );

  it('counts as arrived when an answer without an end begins with 200, and is read no further', async () => {
    await administrator.create(receiver.url);
    receiver.behave('huge');
    start();
    await place();
    expect((await settled('DELIVERED', 1)).history).toMatchObject([{ status: 200, failure: null }]);
  });

  it('waits for a receiver that nobody runs', async () => {
    await administrator.create(receiver.url);
    await receiver.stop();
    start();
    await place();
    expect((await settled('WAITING', 1)).history).toMatchObject([{ failure: 'refused', status: null }]);
  });

  it('is given up after three days, and goes out again at a click', async () => {
    await administrator.create(receiver.url);
    receiver.behave(500);
    start();
    await place();
    const begun = test.clock.now();
    for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt++) {
      const { dueAt } = await settled('WAITING', attempt);
      test.clock.set(new Date(dueAt ?? ''));
    }
    const { deliveryId, webhookId } = await settled('FAILED', MOST_ATTEMPTS);
    expect((test.clock.now().getTime() - begun.getTime()) / 86_400_000).toBeGreaterThan(3);
    const [endpoint] = await administrator.endpoints();
    expect(endpoint).toMatchObject({ failingSince: begun.toISOString(), failed: 1, lastSuccessAt: null });
    receiver.behave(200);
    expect((await administrator.again(deliveryId)).status).toBe(200);
    await settled('DELIVERED', MOST_ATTEMPTS + 1);
    expect(receiver.requests.at(-1)?.headers['webhook-id']).toBe(webhookId);
    test.clock.set(begun);
  });

  it('to a receiver that is gone turns the endpoint off, with an entry in the audit log', async () => {
    const { endpoint } = (await administrator.create(receiver.url)).data;
    receiver.behave(410);
    start();
    await place();
    const { deliveryId } = await settled('FAILED', 1);
    expect(await administrator.endpoints()).toMatchObject([
      { enabled: false, goneAt: test.clock.now().toISOString() },
    ]);
    const entry = await test.db.kysely
      .selectFrom('event')
      .select(['actor', 'detail'])
      .where('action', '=', 'webhook-endpoint-gone')
      .executeTakeFirst();
    expect(entry).toEqual({ actor: 'job', detail: { endpoint: endpoint.endpointId } });
    expect((await administrator.again(deliveryId)).error).toBe('webhook-endpoint-off');
    expect((await administrator.sendTest(endpoint.endpointId)).error).toBe('webhook-endpoint-off');
  });
});

describe('a receiver that never answers', () => {
  it('holds up no other one', async () => {
    await administrator.create(receiver.url);
    receiver.behave('stall');
    const quick = await startReceiver();
    others.push(quick);
    await administrator.create(quick.url, { description: 'Quick' });
    start();
    const numbers = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(numbers.map((number) => place(number)));
    await expect
      .poll(() => quick.requests.map(({ body }) => numberOf(body)).toSorted())
      .toEqual(numbers.toSorted());
    // Two at a time, half a second each: most are still to come.
    expect(receiver.requests.length).toBeLessThan(numbers.length);
  });
});

it('leaves neither addresses nor secrets in the log', async () => {
  const { secret } = (await administrator.create(`${receiver.url}?token=marker`)).data;
  receiver.behave('half');
  start();
  await place();
  await settled('WAITING', 1);
  const log = test.logLines.join('\n');
  for (const trace of ['marker', secret, secret.slice(6), new URL(receiver.url).host]) {
    expect(log).not.toContain(trace);
  }
});

describe('a database that goes away', () => {
  const failing = (isAway: () => boolean): typeof test.db => ({
    ...test.db,
    transaction: (work) => (isAway() ? Promise.reject(new Error('no database')) : test.db.transaction(work)),
  });
  const lines = () => test.logLines.map((line) => JSON.parse(line)).map(({ msg, job }) => `${msg}: ${job}`);

  it('stops nothing for good, and the log says when it is back', async () => {
    await administrator.create(receiver.url);
    test.logLines.length = 0;
    let isAway = true;
    start(failing(() => isAway));
    await expect.poll(lines).toContain('job failed: webhooks');
    await place();
    isAway = false;
    await settled('DELIVERED', 1);
    await expect.poll(lines).toContain('job works again: webhooks');
  });

  it('before an outcome is written is logged', async () => {
    await administrator.create(receiver.url);
    test.logLines.length = 0;
    receiver.behave(410);
    start(failing(() => receiver.requests.length > 0));
    await place();
    await expect.poll(lines).toContain('job failed: send-webhook');
  });
});

it('counts outcomes for /metrics', async () => {
  const { body } = await test.app.inject({ url: '/metrics' });
  for (const outcome of ['delivered', 'put off', 'given up']) {
    expect(body).toMatch(new RegExp(`phial_webhook_outcomes_total\\{outcome="${outcome}"\\} [1-9]`));
  }
});
