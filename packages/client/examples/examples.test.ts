import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { BodyOf } from '@phial/contract/call';
import type { importReports } from '@phial/contract/calls/lab-reports';
import { API_SCOPES } from '@phial/domain/api-scope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../apps/server/src/testing/build-test-app.ts';
import { givenSlot } from '../../../apps/server/src/testing/builders.ts';
import { catalogueItem, givenCatalogue } from '../../../apps/server/src/testing/catalogue-builders.ts';
import { givenDoctor } from '../../../apps/server/src/testing/doctor.ts';
import { bundleOf, givenOrder, laboratory } from '../../../apps/server/src/testing/report-builders.ts';
import { PASSWORD } from '../../../apps/server/src/testing/staff.ts';
import { webhookAdministrator } from '../../../apps/server/src/testing/webhooks/webhook-setting.ts';
import { startWebhooks } from '../../../apps/server/src/webhooks/sending/start-webhooks.ts';
import { collectOrders } from './fetched-orders.ts';
import { findTests } from './found-tests.ts';
import { firstFreeTimes } from './free-times.ts';
import { sendReports } from './sent-reports.ts';
import { webhookReceiver } from './webhook-receiver.ts';

let server: TestApp;
let baseUrl: string;
beforeAll(async () => {
  server = await buildTestApp();
  baseUrl = `${await server.app.listen({ port: 0 })}/api`;
});
afterAll(() => server.close());

test.each(['free-times.ts', 'found-tests.ts', 'sent-reports.ts', 'fetched-orders.ts'])(
  'docs/client.md shows %s as it is',
  (name) => {
    const page = readFileSync(new URL('../../../docs/client.md', import.meta.url), 'utf8');
    expect(page).toContain(readFileSync(new URL(name, import.meta.url), 'utf8'));
  },
);

test('lists the first free time of each service point', async () => {
  await givenSlot(server.db, { servTime: '2026-03-03 09:00:00' });
  expect(await firstFreeTimes(baseUrl)).toEqual([expect.stringMatching(/: 2026-03-03 09:00:00$/)]);
});

test('finds tests by what somebody types', async () => {
  await givenCatalogue(server.db, [catalogueItem('glucose', { code: 'GLU' })]);
  expect(await findTests(baseUrl, 'GLU')).toMatchObject([{ code: 'GLU' }]);
});

/** The builder's bundle, whose literals TypeScript has widened. */
const asSent = (bundle: object) => bundle as BodyOf<typeof importReports>;

test('sends reports, and lists what is wrong with a bundle', async () => {
  const { key } = await laboratory(server);
  const bundle = asSent(bundleOf(await givenOrder(server), { number: 'R-1' }));
  expect(await sendReports(baseUrl, key, bundle)).toEqual({ accepted: ['R-1'] });
  const wrong = asSent(bundleOf(await givenOrder(server), { number: '' }));
  expect(await sendReports(baseUrl, key, wrong)).toMatchObject({
    invalid: [expect.stringMatching(/^Bundle/)],
  });
});

test('collects the waiting orders, and again those it could not store', async () => {
  const { key } = await laboratory(server, API_SCOPES);
  const doctor = await givenDoctor(server);
  const [first, second] = [await doctor.placed(), await doctor.placed()];
  const numbers = [first.number, second.number];
  expect(await collectOrders(baseUrl, key, async (number) => number === first.number)).toEqual([
    first.number,
  ]);
  const seen: string[] = [];
  await collectOrders(baseUrl, key, async (number, status) => seen.push(`${number} ${status}`) > 0);
  expect(seen).toEqual([`${numbers[1]} active`]);
  expect(await collectOrders(baseUrl, key, async () => true)).toEqual([]);
});

test('the commands of docs/client.md fetch an order, acknowledge it and receive its specimen', async () => {
  const page = readFileSync(new URL('../../../docs/client.md', import.meta.url), 'utf8');
  const [, commands = ''] = /```sh\n([^`]*lab\/orders[^`]*)```/.exec(page) ?? [];
  const steps = commands.split(/^# .*$/m).filter((step) => step.trim() !== '');
  const { key: KEY } = await laboratory(server, API_SCOPES);
  const { number: NUMBER } = await (await givenDoctor(server)).placed();
  const run = async (step: string | undefined, more: Record<string, string> = {}) => {
    const env = { PATH: process.env.PATH, BASE: baseUrl, KEY, NUMBER, ...more };
    return (await promisify(execFile)('sh', ['-c', step ?? ''], { env })).stdout;
  };
  const fetched = await run(steps[0]);
  expect(fetched).toContain(NUMBER);
  const VERSION = /"versionId":"(\d+)"/.exec(fetched)?.[1] ?? '';
  expect(await run(steps[1], { VERSION })).toContain('"state":"acknowledged"');
  const RECEIVED = '2026-03-02T08:30:00+08:00';
  expect(await run(steps[2], { RECEIVED })).toContain('"state":"received"');
  expect(steps).toHaveLength(3);
});

test('docs/webhooks.md shows webhook-receiver.ts as it is', () => {
  const page = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');
  expect(page).toContain(readFileSync(new URL('webhook-receiver.ts', import.meta.url), 'utf8'));
});

test('receives events once, and refuses what is not signed', async () => {
  server.clock.set(new Date());
  const administrator = await webhookAdministrator(server);
  const events: unknown[] = [];
  const { endpoint, secret } = (await administrator.create('https://lis.example/')).data;
  const receiver = webhookReceiver(secret, (event) => events.push(event)).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await administrator.change(endpoint, { url, ownPassword: PASSWORD });
  const webhooks = startWebhooks(server);
  const { deliveryId } = (await administrator.sendTest(endpoint.endpointId)).data;
  await expect.poll(async () => (await administrator.delivery(deliveryId)).state).toBe('DELIVERED');
  await administrator.again(deliveryId);
  await expect.poll(async () => (await administrator.delivery(deliveryId)).attempts).toBe(2);
  expect(events).toMatchObject([{ type: 'webhook.test', data: { endpointId: endpoint.endpointId } }]);
  const forged = await fetch(url, { method: 'POST', body: '{}' });
  expect(forged.status).toBe(400);
  await webhooks.stop();
  receiver.close();
});
