import type { TextProvider } from '@phial/contract/staff/text-provider';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { doJob } from '../../jobs/jobs.ts';
import { sendMessages } from '../../messages/send-messages.ts';
import { sendTexts } from '../../messages/send-texts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenSlot } from '../../testing/builders.ts';
import { givenLaboratory } from '../../testing/laboratory.ts';
import { PASSWORD, signedIn } from '../../testing/staff.ts';
import { visitor } from '../../testing/visitor.ts';
import { startTextProvider, type TextProvider as TestProvider } from '../testing/text-provider.ts';
import { dropDeliveryReports } from './delivery-report.service.ts';

let test: TestApp;
let provider: TestProvider;
let address: URL;
const START = new Date('2026-03-02T09:00:00+08:00');
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://lab.example' } });
  await givenLaboratory(test);
  provider = await startTextProvider();
  const { origin, pathname } = new URL(provider.url);
  const administrator = await signedIn(test, { role: 'administrator' });
  const { data } = await administrator.call<TextProvider>('PUT', '/staff/text-provider', {
    enabled: true,
    channel: 'sms',
    url: origin + pathname,
    sender: 'LAB',
    headers: '',
    format: 'form',
    body: 'To={to}\nBody={text}',
    idPath: 'sid',
    reportIdPath: 'MessageSid',
    reportStatePath: 'MessageStatus',
    deliveredStates: 'delivered, read',
    failedStates: 'failed,undelivered',
    version: 0,
    ownPassword: PASSWORD,
  });
  address = new URL(data.reportAddress);
});
afterAll(async () => {
  await provider.close();
  await test.close();
});
afterEach(async () => {
  test.clock.set(START);
  provider.texts.length = 0;
  await test.db.kysely.deleteFrom('outbox').execute();
  await test.db.kysely.deleteFrom('delivery_report').execute();
});

async function book() {
  const slot = await givenSlot(test.db);
  await visitor(test, { name: 'Au Siu Ming' }).book(slot, { email: '', language: 'en' });
}
async function send() {
  await doJob(test, sendMessages);
  await doJob(test, sendTexts);
}
async function report(fields: Record<string, string>, path = address.pathname) {
  const answer = await test.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return answer.statusCode;
}
const reported = (MessageStatus: string, MessageSid = 'SM1') => report({ MessageSid, MessageStatus });
const rows = () => test.db.kysely.selectFrom('outbox').select(['state', 'failure', 'delivered_at']).execute();
const SENT = { state: 'SENT', failure: null, delivered_at: null };
const DELIVERED = { ...SENT, delivered_at: START };
const UNDELIVERED = { state: 'FAILED', failure: 'undelivered', delivered_at: null };

it('shows the signed address of the site', () => {
  expect(address.origin).toBe('https://lab.example');
  expect(address.pathname).toMatch(/^\/api\/message-reports\/[\w.-]+$/);
});

it('notes what has arrived, once, and leaves other states and other messages alone', async () => {
  await book();
  await send();
  expect(await reported('queued')).toBe(200);
  expect(await reported('failed', 'SM99')).toBe(200);
  expect(await report({ MessageStatus: 'failed' })).toBe(200);
  expect(await rows()).toEqual([SENT]);
  expect(await reported('delivered')).toBe(200);
  test.clock.advance(60);
  await reported('read');
  expect(await rows()).toEqual([DELIVERED]);
});

it('counts what will not arrive as failed, unless it has arrived', async () => {
  await book();
  await send();
  await reported('undelivered');
  expect(await rows()).toEqual([UNDELIVERED]);
  await reported('delivered');
  expect(await rows()).toEqual([DELIVERED]);
  await reported('failed');
  expect(await rows()).toEqual([DELIVERED]);
});

it.each([
  ['delivered', DELIVERED],
  ['failed', UNDELIVERED],
])('applies a report that comes before the answer: %s', async (state, row) => {
  await book();
  await reported(state);
  await send();
  expect(await rows()).toEqual([row]);
});

it('loses no report that comes at the moment of the answer', async () => {
  for (let turn = 1; turn <= 15; turn++) {
    await book();
    await Promise.all([send(), reported('delivered', `SM${turn}`)]);
  }
  expect(await rows()).toEqual(Array.from({ length: 15 }, () => DELIVERED));
});

it('takes JSON, and refuses an address that was altered or belongs to other settings', async () => {
  await book();
  await send();
  const altered = address.pathname.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect(await report({ MessageSid: 'SM1', MessageStatus: 'failed' }, altered)).toBe(404);
  expect(await rows()).toEqual([SENT]);
  const payload = { MessageSid: 'SM1', MessageStatus: 'failed' };
  expect((await test.app.inject({ method: 'POST', url: address.pathname, payload })).statusCode).toBe(200);
  expect(await rows()).toEqual([UNDELIVERED]);
});

it('keeps reports for thirty days', async () => {
  await reported('delivered');
  test.clock.advance(29 * 24 * 3600);
  await doJob(test, dropDeliveryReports);
  const kept = () => test.db.kysely.selectFrom('delivery_report').selectAll().execute();
  expect(await kept()).toHaveLength(1);
  test.clock.advance(2 * 24 * 3600);
  await doJob(test, dropDeliveryReports);
  expect(await kept()).toEqual([]);
});
