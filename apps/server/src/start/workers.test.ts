import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Availability } from '@phial/contract/booking/availability';
import { checkCharacter, formatDocumentNumber } from '@phial/domain/identity/hkid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LIMIT_TABLE } from '../limits/limit-table.ts';
import { givenServicePoint, givenSlot } from '../testing/builders.ts';
import { type EventReader, readEvents } from '../testing/event-reader.ts';
import { holdSlotJob } from '../testing/hold-slot-job.ts';
import { openEmbeddedDatabase } from '../testing/open-embedded-database.ts';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { type Race, type RaceSlot, runBooker, type TimedCall } from '../testing/race/booker.ts';
import { judge } from '../testing/race/journal.ts';
import { readRecords, readSlots } from '../testing/race/read-outcome.ts';
import { seededRandom } from '../testing/race/seeded-random.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { givenAccount, PASSWORD } from '../testing/staff.ts';
import {
  type Answer,
  askNextWorker,
  askOver,
  isAlive,
  keepAsking,
  readMetric,
  workersOf,
} from './testing/running-workers.ts';

const WORKERS = 2;
const START = new Date('2026-03-02T09:00:00+08:00');
const CONNECTIONS = {
  name: 'connections-open',
  text: "SELECT count(*)::int AS open FROM pg_stat_activity WHERE backend_type = 'client backend'",
};
const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

let folder: string;
let settings: Record<string, string>;
let server: ServerProcess;
let origin: string;
let db: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phial-workers-'));
  settings = {
    DATA_DIR: folder,
    WORKERS: String(WORKERS),
    TRUST_PROXY: 'loopback',
    PHIAL_TEST_CAPTCHA: 'TEST',
    PHIAL_TEST_CLOCK: START.toISOString(),
  };
  server = startServerProcess(settings);
  origin = await server.origin;
  await vi.waitUntil(async () => (await metric('phial_workers')) === WORKERS, { timeout: 30_000 });
  db = await openEmbeddedDatabase(folder);
  await db.query({ name: 'open', text: "UPDATE booking_opening SET state = 'open'" });
}, 90_000);
afterAll(async () => {
  await db.close();
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, headers?: Record<string, string>) => askNextWorker(origin, path, headers);
const metric = (name: string, labels?: string) => readMetric(origin, name, labels);
const workers = () => workersOf(server.child.pid);

describe('two workers on the embedded database', () => {
  it('count calls against one share, and in one sum', async () => {
    const { calls } = LIMIT_TABLE.captcha.address;
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const answers = await Promise.all(Array.from({ length: calls + 20 }, () => ask('/api/auth/code', from)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(calls);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    const counted = 'phial_http_request_duration_seconds_count';
    const route = 'route="/api/auth/code"';
    // The same from either worker.
    for (const _ of [1, 2]) expect(await metric(counted, `${route},status="200"`)).toBe(calls);
    expect(await metric(counted, `${route},status="429"`)).toBe(20);
  });

  it('are replaced one by one at a SIGHUP without a failed call', async () => {
    const before = workers();
    const load = keepAsking(origin);
    server.child.kill('SIGHUP');
    await expect
      .poll(() => workers().filter((id) => !before.includes(id)).length, { timeout: 45_000 })
      .toBe(WORKERS);
    await expect.poll(() => workers().length, { timeout: 45_000 }).toBe(WORKERS);
    const { failed, answered } = await load.stop();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(0);
  }, 120_000);
});

it('answers a call that is handed to a worker which has just ended', async () => {
  const { pid } = server.child;
  if (pid === undefined) throw new Error('The server has no process');
  const [leaving] = workers();
  if (leaving === undefined) throw new Error('No worker serves');
  const connections = () => db.row<{ open: number }>(CONNECTIONS);
  process.kill(pid, 'SIGSTOP');
  let answers: Promise<Answer[]>;
  try {
    // They wait to be accepted, and are handed on before word of the worker's end is read.
    answers = Promise.all(Array.from({ length: 8 }, () => ask('/readyz')));
    const before = await connections();
    process.kill(leaving, 'SIGTERM');
    await expect
      .poll(async () => (await connections())?.open, { timeout: 20_000 })
      .toBeLessThan(before?.open ?? 0);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  expect((await answers).map(({ status }) => status)).toEqual(Array(8).fill(200));
  // Before its end is known to the primary process, it counts as one that serves.
  const others = () => workers().filter((id) => id !== leaving);
  await expect.poll(() => others().length, { timeout: 20_000 }).toBe(WORKERS);
  await expect.poll(() => metric('phial_workers'), { timeout: 30_000 }).toBe(WORKERS);
  expect(workers()).toEqual(others());
}, 60_000);

it('goes on when it has a message for a worker that was killed a moment ago', async () => {
  const { child } = server;
  const [victim] = workers();
  if (child.pid === undefined || victim === undefined) throw new Error('The server has no process');
  // Their connections go to the workers in turn, so that each has two of them.
  const agents = Array.from({ length: 2 * WORKERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  for (const agent of agents) expect((await askOver(agent, origin, '/healthz')).status).toBe(200);
  process.kill(child.pid, 'SIGSTOP');
  try {
    // Each worker has the primary process ask all of them, before it can know that one of them has ended.
    for (const agent of agents.slice(0, WORKERS)) askOver(agent, origin, '/metrics').catch(() => undefined);
    await Promise.all(agents.slice(WORKERS).map((agent) => askOver(agent, origin, '/healthz')));
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => isAlive(victim)).toBe(false);
  } finally {
    process.kill(child.pid, 'SIGCONT');
  }
  await expect.poll(() => workers().filter((id) => id !== victim).length).toBe(WORKERS);
  await expect.poll(() => metric('phial_workers'), { timeout: 30_000 }).toBe(WORKERS);
  expect(child.exitCode).toBe(null);
  for (const agent of agents) agent.destroy();
}, 60_000);

/** Another start on the same folder, with the limits off. */
async function startAgain(): Promise<void> {
  const { port } = new URL(origin);
  server = startServerProcess({ ...settings, PORT: port, PHIAL_TEST_LIMITS: 'off' });
  expect(await server.origin).toBe(origin);
}

it('ends every worker with the primary process, so that the next start finds port and folder free', async () => {
  const left = workers();
  expect(left).toHaveLength(WORKERS);
  server.child.kill('SIGKILL');
  await server.ended;
  await expect.poll(() => left.filter(isAlive), { timeout: 5_000 }).toEqual([]);
  await startAgain();
  await expect.poll(() => metric('phial_workers'), { timeout: 30_000 }).toBe(WORKERS);
}, 60_000);

describe('two workers with the limits off', () => {
  it('show whoever has changed something the change at once, whichever answers', async () => {
    await holdSlotJob(db);
    for (let turn = 1; turn <= 8; turn += 1) {
      const { servPtId, servTime } = await givenSlot(db);
      const path = `/api/rest/appointment/servPtApptTime/${servPtId}?type=ECG`;
      const free = async () => {
        const { data } = JSON.parse((await ask(path)).text) as { data: Availability };
        return data[servTime.slice(0, 10)]?.slots[0]?.hasQuota;
      };
      // Both know that it is free, for the second that they would remember it.
      await expect.poll(async () => [await free(), await free()]).toEqual([true, true]);
      const response = await fetch(`${origin}/api/rest/appointment/hold`, {
        method: 'POST',
        headers: { ...JSON_HEADERS, 'x-forwarded-for': `198.51.100.${turn}` },
        body: JSON.stringify({ servPtId, servTime, type: 'ECG' }),
      });
      expect(response.status).toBe(200);
      await response.json();
      expect(await Promise.all([free(), free(), free(), free()])).toEqual([false, false, false, false]);
    }
  });

  it('tell a desk of what happens at the other, and count its streams together', async () => {
    const slot = await givenSlot(db, { servTime: '2026-03-02 15:00:00', capacity: 9 });
    const { login } = await givenAccount({ db, clock: { now: () => START } as never }, { role: 'counter' });
    const signedIn = await fetch(`${origin}/api/staff/session`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify({ login, password: PASSWORD }),
    });
    expect(signedIn.status).toBe(200);
    const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
    const session = { cookie: cookies.join('; ') };
    const url = `${origin}/api/staff/desk/events?servicePointId=${slot.servPtId}&day=2026-03-02`;
    const streams: EventReader[] = [];
    for (let opened = 0; opened < 4; opened += 1) {
      const stream = await readEvents(url, session);
      streams.push(stream);
      expect(await stream.next()).toBe('ready');
    }
    const response = await fetch(`${origin}/api/rest/appointment/hold`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, 'x-forwarded-for': '198.51.100.99' },
      body: JSON.stringify({ servPtId: slot.servPtId, servTime: slot.servTime, type: slot.type }),
    });
    expect(response.status).toBe(200);
    for (const stream of streams) expect(await stream.next()).toBe('changed');
    streams.push(await readEvents(url, session));
    // The oldest gives way, at whichever worker it is. Before that it may hear of the hold a second time.
    let heard: string | undefined;
    do heard = await streams[0]?.next();
    while (heard === 'changed');
    expect(heard).toBe('displaced');
    for (const stream of streams) stream.close();
  });
});

it('sells no seat twice and loses no booking while workers are killed', async () => {
  await holdSlotJob(db);
  const servPtId = await givenServicePoint(db);
  const slots: RaceSlot[] = [];
  for (let n = 0; n < 6; n += 1)
    slots.push(await givenSlot(db, { servPtId, servTime: `2026-03-2${n} 10:00:00`, capacity: 5 }));
  const calls: TimedCall[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const race: Race = {
    servers: [`${origin}/api`],
    slots,
    captchaAnswer: 'TEST',
    journal: [],
    random: seededRandom(20_260_302),
    amidFaults: {
      patienceMs: 10_000,
      pause: async () => undefined,
      isOver: () => isOver,
      onCall: (call) => calls.push(call),
    },
  };
  const bookers = Array.from({ length: 60 }, (_, n) => runBooker(race, documentNumber(n), 6));
  for (let kill = 1; kill <= 2; kill += 1) {
    const asked = calls.length + 40;
    await expect.poll(() => calls.length, { interval: 5, timeout: 20_000 }).toBeGreaterThan(asked);
    const [victim] = workers();
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
  }
  await Promise.all(bookers);
  const ofRace = new Set(slots.map(({ id }) => id));
  const outcome = (await readSlots(db)).filter(({ slot }) => ofRace.has(slot));
  const records = (await readRecords(db)).filter(({ slot }) => ofRace.has(slot));
  expect(judge(race.journal, outcome, records)).toEqual([]);
  expect(race.journal.some(({ outcome: got }) => got === 'ok')).toBe(true);
  await expect.poll(() => metric('phial_workers'), { timeout: 20_000 }).toBe(WORKERS);
  expect(await metric('phial_worker_losses_total')).toBe(2);
}, 90_000);

it('fails the start with one line when no worker can serve', async () => {
  const other = startServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: db.url,
    WORKERS: '2',
    DATABASE_CONNECTIONS: '4',
  });
  const { code, complaint } = await other.ended;
  expect(code).toBe(1);
  expect(complaint).toMatch(/^DATABASE_CONNECTIONS is 4, but 2 workers need 8 at least: [^\n]+\n$/);
}, 30_000);

it('ends workers and database in order at a SIGTERM', async () => {
  const before = workers();
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(workers()).toEqual([]);
  expect(before.length).toBe(WORKERS);
}, 60_000);

function documentNumber(n: number): string {
  const number = `R${String(n).padStart(6, '0')}`;
  return formatDocumentNumber({ number, check: checkCharacter(number) ?? '' });
}
