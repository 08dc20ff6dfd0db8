import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordEvent } from '../audit/record-event.ts';
import { readConfig } from '../config.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { type Receiver, startReceiver } from '../testing/webhooks/receiver.ts';
import { webhookAdministrator } from '../testing/webhooks/webhook-setting.ts';
import { startTextProvider, type TextProvider } from '../text-messages/testing/text-provider.ts';
import { createTextSender } from '../text-messages/text-sender.ts';
import { createPoster } from '../webhooks/sending/post-webhook.ts';
import { startWebhooks } from '../webhooks/sending/start-webhooks.ts';
import { asJob, startTelemetry, type Telemetry } from './telemetry.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import { formsFound } from './testing/find-value.ts';

const MESSAGE = { to: '+85296180339', text: "Zebrina, come at ten o'clock", language: 'en' } as const;
const LOGIN = 'account-4711:token-0815';
const ORDER = '7f3c2f8e-5c1c-4b35-9a0b-2d7c1f0e9a44';

let test: TestApp;
let collector: Collector;
let telemetry: Telemetry | undefined;
let provider: TextProvider;
let receiver: Receiver;

beforeAll(async () => {
  test = await buildTestApp();
  collector = await startCollector();
  provider = await startTextProvider();
  receiver = await startReceiver();
  const settings = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  telemetry = await startTelemetry(settings, test.log);
});
afterAll(async () => {
  await receiver.stop();
  await Promise.all([provider.close(), collector.close(), test.close()]);
});

async function sendText(): Promise<number> {
  const address = new URL(provider.url);
  [address.username = '', address.password = ''] = LOGIN.split(':');
  const sender = createTextSender(readConfig({ SMS_URL: address.href, SMS_FROM: '+85200000000' }));
  await sender?.send(MESSAGE);
  return 1;
}

/** @returns the secret that it was signed with */
async function sendWebhook(): Promise<string> {
  const administrator = await webhookAdministrator(test);
  const { secret } = (await administrator.create(receiver.url)).data;
  const detail = { order: ORDER, number: 'ORD-4711-0815' };
  await recordEvent(test.db, { at: test.clock.now(), actor: 'job', action: 'order-placed', detail });
  const poster = createPoster(test.config, { connect: 500, whole: 500 });
  const webhooks = startWebhooks({ ...test, telemetry }, { poster });
  // Once it is settled: what is still under way at the stop is interrupted.
  const deliveries = test.db.kysely.selectFrom('webhook_delivery').select('state');
  await expect.poll(() => deliveries.execute()).toEqual([{ state: 'DELIVERED' }]);
  await webhooks.stop();
  return secret;
}

it('sends a span by kind for text messages and webhooks, without whom they go to or what they say', async () => {
  await asJob(telemetry, 'send-texts', sendText);
  provider.manners = 503;
  await expect(asJob(telemetry, 'send-texts', sendText)).rejects.toThrow();
  const secret = await sendWebhook();
  await telemetry?.stop();

  const spans = collector.spans();
  const below = (job: string) => {
    const parents = spans.filter(({ name }) => name === `job ${job}`);
    return parents.map(({ spanId }) => spans.filter(({ parentId }) => parentId === spanId));
  };
  const [sent, refused] = below('send-texts');
  expect(sent).toMatchObject([
    { name: 'text message', kind: 3, attributes: { 'phial.step': 'text message' } },
  ]);
  expect(refused).toMatchObject([{ name: 'text message', status: { code: 2, message: '' } }]);
  expect(below('send-webhook').flat()).toContainEqual(
    expect.objectContaining({ name: 'webhook', attributes: { 'phial.step': 'webhook' } }),
  );

  const bytes = collector.bytes();
  expect(formsFound(bytes, 'text message')).toContain('plain');
  const { port } = new URL(receiver.url);
  const hidden = [
    MESSAGE.to,
    MESSAGE.text,
    ...LOGIN.split(':'),
    secret,
    ORDER,
    'ORD-4711-0815',
    `127.0.0.1:${port}`,
  ];
  expect(hidden.filter((value) => formsFound(bytes, value).length > 0)).toEqual([]);
});
