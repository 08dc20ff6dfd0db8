import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { recordEvent } from '../../audit/record-event.ts';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { type Receiver, startReceiver } from '../../testing/webhooks/receiver.ts';
import {
  endProcess,
  startSender,
  webhookAdministrator,
  writeEntries,
} from '../../testing/webhooks/webhook-setting.ts';
import { startWebhooks } from './start-webhooks.ts';

const key = randomBytes(32);
const WRITERS = 3;
const ENTRIES = 100;

let test: TestApp;
let administrator: Awaited<ReturnType<typeof webhookAdministrator>>;
let receiver: Receiver;
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'test', key }]) });
  test.clock.set(new Date());
  administrator = await webhookAdministrator(test);
  receiver = await startReceiver();
  await administrator.create(receiver.url);
});
afterEach(async () => {
  receiver.behave(200);
  receiver.requests.length = 0;
  await test.db.kysely.deleteFrom('webhook_event').execute();
});
afterAll(async () => {
  await receiver.stop();
  await test.close();
});

const environment = () => ({
  DATABASE_URL: test.db.url,
  PHIAL_KEYS: `test:${key.toString('base64')}`,
});

it('reports each committed entry once, from two processes, whatever the order of commits', async () => {
  const senders = await Promise.all([startSender(environment()), startSender(environment())]);
  const writers = Array.from({ length: WRITERS }, () => writeEntries(environment(), ENTRIES));
  const committed = (await Promise.all(writers)).flat();
  expect(committed.length).toBeGreaterThan((WRITERS * ENTRIES) / 2);
  await expect.poll(() => receiver.requests.length).toBe(committed.length);
  await Promise.all(senders.map(endProcess));
  const arrived = receiver.requests.map(({ body }) => JSON.parse(body).data.orderNumber as string);
  expect(arrived.toSorted()).toEqual(committed.toSorted());
  const attempts = await test.db.kysely
    .selectFrom('webhook_delivery')
    .select(['attempts', 'state'])
    .distinct()
    .execute();
  expect(attempts).toEqual([{ attempts: 1, state: 'DELIVERED' }]);
});

it('sends an event again when its process was killed while sending', async () => {
  receiver.behave('stall');
  const sender = await startSender(environment());
  const detail = { order: randomUUID(), number: 'killed' };
  await recordEvent(test.db, { at: new Date(), actor: 'job', action: 'order-placed', detail });
  await expect.poll(() => receiver.requests.length).toBe(1);
  const gone = once(sender, 'exit');
  sender.kill('SIGKILL');
  await gone;
  receiver.behave(200);
  test.clock.set(new Date(Date.now() + 61_000));
  const webhooks = startWebhooks(test);
  await expect.poll(() => receiver.requests.length).toBe(2);
  await expect
    .poll(async () => (await administrator.deliveries()).map(({ state, attempts }) => [state, attempts]))
    .toEqual([['DELIVERED', 2]]);
  await webhooks.stop();
  const [delivery] = await administrator.deliveries();
  const { history } = await administrator.delivery(delivery?.deliveryId ?? '');
  expect(history).toMatchObject([{ milliseconds: null, status: null, failure: null }, { status: 200 }]);
  expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

it('breaks off what is under way when it stops, and sends it again', async () => {
  receiver.behave('stall');
  test.clock.set(new Date());
  const webhooks = startWebhooks(test);
  const detail = { order: randomUUID(), number: 'stopped' };
  await recordEvent(test.db, { at: new Date(), actor: 'job', action: 'order-placed', detail });
  await expect.poll(() => receiver.requests.length).toBe(1);
  await webhooks.stop();
  const [delivery] = await administrator.deliveries();
  expect(delivery).toMatchObject({ state: 'WAITING', attempts: 1 });
  const { history } = await administrator.delivery(delivery?.deliveryId ?? '');
  expect(history).toMatchObject([{ failure: 'interrupted' }]);
});
