import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { type EventReader, readEvents } from '../../testing/event-reader.ts';
import { type RaceServers, startServers } from '../../testing/race/start-servers.ts';
import { bundleOf, givenOrder, laboratory, type SentReport } from '../../testing/report-builders.ts';
import { givenAccount, PASSWORD } from '../../testing/staff.ts';

const START = new Date('2026-03-02T09:00:00+08:00');
const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

let test: TestApp;
let servers: RaceServers;
/** The doctor is at a process of its own; reports come by the one of the test. */
let there: string;
let lab: Awaited<ReturnType<typeof laboratory>>;
const readers: EventReader[] = [];
const key = randomBytes(32);

beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'doctors', key }]) });
  lab = await laboratory(test);
  servers = await startServers({
    count: 1,
    databaseUrl: test.db.url,
    captchaAnswer: 'TEST',
    clock: START,
    keys: `doctors:${key.toString('base64')}`,
  });
  [there = ''] = servers.addresses;
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(async () => {
  await servers.stop();
  await test.close();
});

/** A doctor with an order, signed in, and a page that follows. */
async function given() {
  const { id, login } = await givenAccount(test, { role: 'doctor' });
  const response = await fetch(`${there}/staff/session`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ login, password: PASSWORD }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const order = await givenOrder(test, { doctorId: id });
  const reader = await readEvents(`${there}/doctor/events`, { cookie });
  readers.push(reader);
  expect(await reader.next()).toBe('ready');
  const send = async (report: SentReport) => {
    const { data } = await lab.send(bundleOf(order, report));
    return data.reports[0]?.reportId ?? '';
  };
  const call = (method: string, path: string, body: object) =>
    fetch(`${there}${path}`, {
      method,
      headers: { ...JSON_HEADERS, cookie },
      body: JSON.stringify(body),
    });
  return { reader, send, call, cookie };
}

describe('the open page of a doctor', () => {
  it('hears of a new report and a newer version that came through another process', async () => {
    const { reader, send } = await given();
    await send({ number: 'S-1' });
    expect(await reader.next()).toBe('changed');
    await send({ number: 'S-1', status: 'amended', issued: '2026-03-01T17:00:00+08:00' });
    expect(await reader.next()).toBe('changed');
  });

  it('hears nothing of the reports of another doctor', async () => {
    const [mine, theirs] = [await given(), await given()];
    await theirs.send({ number: 'S-2' });
    expect(await theirs.reader.next()).toBe('changed');
    await mine.send({ number: 'S-3' });
    expect(await mine.reader.next()).toBe('changed');
    expect(mine.reader.seen).toEqual(['ready', 'changed']);
  });

  it('hears of what was marked and acknowledged in another window', async () => {
    const { reader, send, call } = await given();
    const id = await send({ number: 'S-4', results: [{ interpretation: 'HH' }] });
    expect(await reader.next()).toBe('changed');
    await call('PUT', `/doctor/reports/${id}/acknowledgement`, { version: 1 });
    expect(await reader.next()).toBe('changed');
    await call('PUT', `/doctor/reports/${id}/read`, { version: 1 });
    expect(await reader.next()).toBe('changed');
  });

  it('hears that its session has ended, and nothing more', async () => {
    const { reader, send, call, cookie } = await given();
    await call('DELETE', '/staff/session', {});
    await send({ number: 'S-5' });
    expect(await reader.next()).toBe('ended');
    expect(await reader.next()).toBeUndefined();
    await expect(readEvents(`${there}/doctor/events`, { cookie })).rejects.toThrow('login-expired');
  });
});
