import { randomBytes } from 'node:crypto';
import type { DeskDay } from '@phial/contract/desk/desk';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../../crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  type GivenSlot,
  givenServicePoint,
  givenSlot,
  newDocumentNumber,
} from '../../../testing/builders.ts';
import { type EventReader, readEvents } from '../../../testing/event-reader.ts';
import { type RaceServers, startServers } from '../../../testing/race/start-servers.ts';
import { givenAccount, PASSWORD } from '../../../testing/staff.ts';
import { takeCaptcha } from '../../../testing/take-captcha.ts';

const START = new Date('2026-03-02T09:00:00+08:00');
const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

let test: TestApp;
let servers: RaceServers;
/** The desk is at the one, visitors come by the other. */
let here: string;
let there: string;
const readers: EventReader[] = [];
const key = randomBytes(32);

const start = (count: number) =>
  startServers({
    count,
    databaseUrl: test.db.url,
    captchaAnswer: 'TEST',
    clock: START,
    keys: `desk:${key.toString('base64')}`,
  });

beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'desk', key }]) });
  servers = await start(2);
  [here = '', there = ''] = servers.addresses;
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(async () => {
  await servers.stop();
  await test.close();
});

async function signIn(address = here): Promise<{ cookie: string }> {
  const { login } = await givenAccount(test, { role: 'counter' });
  const response = await fetch(`${address}/staff/session`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ login, password: PASSWORD }),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookies.join('; ') };
}

/** A stream whose first `ready` has come; nothing before it will be sent. */
async function openDesk(
  { servPtId, day = '2026-03-02' }: { servPtId: string; day?: string },
  session: { cookie: string },
  address = here,
) {
  await test.db.kysely.deleteFrom('desk_news').execute();
  const query = new URLSearchParams({ servicePointId: servPtId, day });
  const reader = await readEvents(`${address}/staff/desk/events?${query}`, session);
  readers.push(reader);
  expect(await reader.next()).toBe('ready');
  return reader;
}

async function post(path: string, body: object, method = 'POST', headers = {}) {
  const response = await fetch(`${there}${path}`, {
    method,
    headers: { ...JSON_HEADERS, ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: { apptRecordId: string }; token: string };
  expect(response.status).toBe(200);
  return answer;
}

async function captcha() {
  return { uuid: await takeCaptcha(there), captcha: 'TEST' };
}

async function book({ servPtId, servTime, type }: GivenSlot) {
  const person = { name: 'Chan Tai Man', docNo: newDocumentNumber(), telNo: '91234567', language: 'en' };
  const submission = { ...person, servPtId, servTime, type };
  const { data, token } = await post('/rest/appointment/appt', { ...submission, ...(await captcha()) });
  return { id: data.apptRecordId, authorization: `Bearer ${token}`, submission };
}

const hold = ({ servPtId, servTime, type }: GivenSlot) =>
  post('/rest/appointment/hold', { servPtId, servTime, type });

const today = (more = {}) => givenSlot(test.db, { servTime: '2026-03-02 10:00:00', capacity: 9, ...more });

describe('a desk at one server process', () => {
  it('is notified of what visitors do at another, and sees it', async () => {
    const [slot, later] = [await today(), await today({ servTime: '2026-03-02 14:00:00' })];
    const session = await signIn();
    const desk = await openDesk(slot, session);
    const booked = await book(slot);
    expect(await desk.next()).toBe('changed');
    const view = await fetch(`${here}/staff/desk/day?servicePointId=${slot.servPtId}`, { headers: session });
    expect(((await view.json()) as { data: DeskDay }).data).toMatchObject({
      slots: [{ slotId: slot.id, booked: 1 }],
      appointments: [{ appointmentId: booked.id, name: 'Chan Tai Man' }],
    });

    await hold(slot);
    expect(await desk.next()).toBe('changed');
    const { authorization } = booked;
    const change = { ...booked.submission, servPtId: later.servPtId, servTime: later.servTime };
    await post(
      '/rest/appointment/appt',
      { ...change, apptRecordId: booked.id, ...(await captcha()) },
      'PUT',
      { authorization },
    );
    expect(await desk.next()).toBe('changed');
    const afterwards = await openDesk(later, session);
    await post(`/rest/appointment/appt/${booked.id}`, {}, 'DELETE', { authorization });
    expect(await afterwards.next()).toBe('changed');
  });

  it('is notified of its own service point and day only', async () => {
    const servPtId = await givenServicePoint(test.db);
    const [mine, tomorrow, other] = [
      await today({ servPtId }),
      await today({ servPtId, servTime: '2026-03-03 10:00:00' }),
      await today(),
    ];
    const session = await signIn();
    const desk = await openDesk(mine, session);
    const others = [
      await openDesk(other, session),
      await openDesk({ ...tomorrow, day: '2026-03-03' }, session),
    ];
    await book(other);
    await book(tomorrow);
    for (const each of others) expect(await each.next()).toBe('changed');
    expect(desk.seen).toEqual(['ready']);
    await book(mine);
    expect(await desk.next()).toBe('changed');
    expect(others.map(({ seen }) => seen.length)).toEqual([2, 2]);
  });

  it('is notified of what other desks do', async () => {
    const slot = await today();
    const session = await signIn();
    const desk = await openDesk(slot, session);
    const { id: appointmentId } = await book(slot);
    expect(await desk.next()).toBe('changed');
    await post(`/staff/desk/appointments/${appointmentId}/check-in`, ...checkIn(await signIn(there)));
    expect(await desk.next()).toBe('changed');
  });

  it('continues after the database connection broke, and is asked to reload', async () => {
    const slot = await today();
    const desk = await openDesk(slot, await signIn());
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'phial-listen' AND datname = current_database()`.execute(test.db.kysely);
    expect(await desk.next()).toBe('ready');
    await book(slot);
    expect(await desk.next()).toBe('changed');
  });

  it('is notified that its session has ended, and of nothing more', async () => {
    const slot = await today();
    const session = await signIn();
    const desk = await openDesk(slot, session);
    const out = await fetch(`${here}/staff/session`, {
      method: 'DELETE',
      headers: { ...JSON_HEADERS, ...session },
      body: '{}',
    });
    expect(out.status).toBe(200);
    await book(slot);
    expect(await desk.next()).toBe('ended');
    expect(await desk.next()).toBeUndefined();
    const query = new URLSearchParams({ servicePointId: slot.servPtId });
    await expect(readEvents(`${here}/staff/desk/events?${query}`, session)).rejects.toThrow('login-expired');
  });

  it('is notified when newer ones of its session displace it, and others continue', async () => {
    const slot = await today();
    const session = await signIn();
    const colleague = await openDesk(slot, await signIn());
    const oldest = await openDesk(slot, session);
    const second = await openDesk(slot, session);
    for (let opened = 2; opened < 4; opened++) await openDesk(slot, session);
    expect(oldest.seen).toEqual(['ready']);
    await openDesk(slot, session);
    expect(await oldest.next()).toBe('displaced');
    expect(await oldest.next()).toBeUndefined();
    await book(slot);
    for (const desk of [second, colleague]) expect(await desk.next()).toBe('changed');
  });

  it('does not keep a server from stopping', async () => {
    const one = await start(1);
    const [address = ''] = one.addresses;
    const slot = await today();
    const desk = await openDesk(slot, await signIn(address), address);
    await one.stop();
    expect(await desk.next()).toBeUndefined();
  });
});

function checkIn(session: { cookie: string }) {
  return [{ version: 1, identitySeen: true }, 'POST', session] as const;
}
