import { randomBytes, randomUUID } from 'node:crypto';
import { en } from '@phial/content/messages/en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import { doJob } from '../jobs/jobs.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { visitor } from '../testing/visitor.ts';
import { dropOldLimits } from './drop-counters.ts';
import { LIMIT_TABLE, type LimitKind, type Shares } from './limit-table.ts';
import { createLimits, type LimitKey, type Limits } from './limits.ts';
import { countCalls, giveBackCalls, readCounters } from './shared-counters.sql.ts';

let db: TestDatabase;
let test: TestApp;
beforeAll(async () => {
  db = await createTestDatabase();
  test = await buildTestApp({ db, config: { test: { captcha: 'TEST', limits: true } } });
});
afterAll(async () => {
  await test.close();
  await db.close();
});

/** How many calls went through before the first refusal, and that refusal. */
async function useUp(
  limits: Limits,
  kind: LimitKind,
  key: LimitKey,
): Promise<{ calls: number; refusal: Refused }> {
  for (let calls = 0; calls < 1_000; calls++) {
    try {
      await limits.consume(kind, key);
    } catch (error) {
      if (error instanceof Refused) return { calls, refusal: error };
      throw error;
    }
  }
  throw new Error('no end to it');
}

const memory = () => createLimits(test);
const shared = () => createLimits({ ...test, config: { ...test.config, databaseUrl: db.url } });

describe.each([
  ['in memory', memory],
  ['in the database', shared],
])('shares counted %s', (_title, create) => {
  const byAddress = Object.entries<Shares>(LIMIT_TABLE).flatMap(([kind, { address }]) =>
    address === undefined ? [] : [[kind, address] as const],
  );
  it.each(byAddress)('%s by address', async (kind, address) => {
    const limits = create();
    const { calls, refusal } = await useUp(limits, kind as LimitKind, {
      address: `2001:db8:${kind.length}::1`,
    });
    expect(calls).toBe(address.calls);
    expect(refusal.code).toBe('too-many-requests');
    expect(refusal.retryAfterSeconds).toBeGreaterThan(address.seconds - 60);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(address.seconds);
    await limits.consume(kind as LimitKind, { address: '192.0.2.200' });
  });

  it.each(['wrong-enquiry', 'booked'] as const)('%s by document number and network', async (kind) => {
    const limits = create();
    const documentHash = randomBytes(32);
    const limitKey = { address: `198.51.100.${kind.length}`, documentHash };
    for (let call = 0; call < LIMIT_TABLE[kind].document.calls; call++) await limits.consume(kind, limitKey);
    await expect(limits.consume(kind, limitKey)).rejects.toThrow('too-many-requests');
    await limits.consume(kind, { ...limitKey, documentHash: randomBytes(32) });
    await limits.consume(kind, { address: '203.0.113.200', documentHash });
    await limits.giveBack(kind, limitKey);
    await limits.giveBack(kind, limitKey);
    await limits.consume(kind, limitKey);
  });

  it('the /64s of one /56 and of one /48, and the addresses of one /24, together', async () => {
    const limits = create();
    const { address, customer, network } = LIMIT_TABLE.hold;
    for (let call = 0; call < customer.calls; call++) {
      await limits.consume('hold', { address: `2001:db8:77:${Math.floor(call / address.calls)}::1` });
    }
    await expect(limits.consume('hold', { address: '2001:db8:77:ff::1' })).rejects.toThrow();
    for (let call = customer.calls; call < network.calls; call++) {
      await limits.consume('hold', { address: `2001:db8:77:${(call * 256).toString(16).slice(0, 4)}::1` });
    }
    await expect(limits.consume('hold', { address: '2001:db8:77:ffff::1' })).rejects.toThrow();
    await limits.consume('hold', { address: '2001:db8:78:ffff::1' });
    for (let call = 0; call < network.calls; call++) {
      await limits.consume('hold', { address: `198.18.5.${Math.floor(call / address.calls)}` });
    }
    await expect(limits.consume('hold', { address: '198.18.5.250' })).rejects.toThrow('too-many-requests');
  });

  it('reports by API key, from any address', async () => {
    const limits = create();
    const { calls } = await useUp(limits, 'lab-report', { apiKey: 'one' });
    expect(calls).toBe(LIMIT_TABLE['lab-report'].apiKey?.calls);
    await limits.consume('lab-report', { apiKey: 'another' });
  });

  it('all addresses of one IPv6 network together, IPv4 in either spelling', async () => {
    const limits = create();
    await useUp(limits, 'hold', { address: '2001:db8:aa:bb::1' });
    await expect(limits.consume('hold', { address: '2001:db8:aa:bb:ffff::2' })).rejects.toThrow(
      'too-many-requests',
    );
    await useUp(limits, 'hold', { address: '192.0.2.1' });
    await expect(limits.consume('hold', { address: '::ffff:192.0.2.1' })).rejects.toThrow(
      'too-many-requests',
    );
  });
});

it('let exactly as many calls through where two processes are asked by many at once', async () => {
  const processes = [shared(), shared()];
  const { address, network } = LIMIT_TABLE.create;
  const pass = async (limits: Limits | undefined, from: string) =>
    limits?.consume('create', { address: from }).then(
      () => 1,
      () => 0,
    );
  const calls = Array.from({ length: network.calls * 2 }, (_, call) =>
    pass(processes[call % 2], `198.18.77.${call % 4}`),
  );
  const passed = (await Promise.all(calls)).reduce<number>((sum, one) => sum + (one ?? 0), 0);
  expect(passed).toBe(address.calls * 4);
  // What an address was refused did not count against its network.
  for (let host = 4; host < network.calls / address.calls; host++) {
    for (let call = 0; call < address.calls; call++) {
      await processes[0]?.consume('create', { address: `198.18.77.${host}` });
    }
  }
  await expect(processes[1]?.consume('create', { address: '198.18.77.250' })).rejects.toThrow(
    'too-many-requests',
  );
});

it.each([
  ['for a small laboratory', 1, 300],
  ['for a planned rush', 40, 400],
])('count the pictures of the whole site %s', async (_title, peakBookings, pictures) => {
  const limits = createLimits({ ...test, config: { ...test.config, peakBookings } });
  for (let call = 0; call < pictures; call++) {
    await limits.consume('picture', { address: `10.${call % 200}.${Math.floor(call / 200)}.1` });
  }
  await expect(limits.consume('picture', { address: '10.250.0.1' })).rejects.toThrow('too-many-requests');
});

it('are found by the index, however many there are since the statements were planned', async () => {
  let calls = 0;
  const countAndGiveBack = async (tx: Transaction) => {
    calls += 1;
    const key = `planned ${calls}`;
    await countCalls(tx, [[{ key, calls: 1, seconds: 60 }]]);
    await giveBackCalls(tx, [{ key, points: 1 }]);
    expect(await readCounters(tx, [key])).toEqual([{ key, points: 0 }]);
  };
  const wholeReads = (tx: Transaction) =>
    tx.row<{ reads: number }>({
      name: 'rate-limit-whole-reads',
      text: `SELECT seq_scan::int AS reads FROM pg_stat_xact_user_tables WHERE relname = 'rate_limit'`,
    });
  await db.transaction(async (tx) => {
    await tx.run('DELETE FROM rate_limit; ANALYZE rate_limit');
    // PostgreSQL keeps a plan for any values after five executions.
    for (let execution = 0; execution < 10; execution += 1) await countAndGiveBack(tx);
    await tx.run(
      `INSERT INTO rate_limit (key, points, expire) SELECT 'other ' || n, 1, 0 FROM generate_series(1, 20000) AS n`,
    );
    const before = await wholeReads(tx);
    await countAndGiveBack(tx);
    expect(await wholeReads(tx)).toEqual(before);
    await tx.run('DELETE FROM rate_limit');
  });
});

it('are dropped once their window is over', async () => {
  const key = 'create-address:long-ago';
  await db.kysely.insertInto('rate_limit').values({ key, points: 3, expire: '1' }).execute();
  expect(await doJob(test, dropOldLimits)).toBeGreaterThan(0);
  expect(await db.kysely.selectFrom('rate_limit').where('key', '=', key).selectAll().execute()).toEqual([]);
  await useUp(shared(), 'create', { address: '192.0.2.99' });
  await doJob(test, dropOldLimits);
  await expect(shared().consume('create', { address: '192.0.2.99' })).rejects.toThrow('too-many-requests');
});

it('are shared by all processes on one database, and reveal nothing about anybody', async () => {
  const address = '203.0.113.5';
  await useUp(shared(), 'captcha', { address });
  await expect(shared().consume('captcha', { address })).rejects.toThrow('too-many-requests');
  const { rows } = await db.query<{ key: string }>({
    name: 'test-limits',
    text: 'SELECT key FROM rate_limit',
    values: [],
  });
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows)
    expect(key).toMatch(
      /^(?:work|[a-z-]+)-(?:address|customer|network|everybody|document|apiKey):[\w-]{43}$/,
    );
});

it('do not count against a document number until the captcha is solved', async () => {
  const person = visitor(test);
  const guess = {
    name: person.name,
    docNo: person.docNo,
    uuid: randomUUID(),
    captcha: 'NONE',
    language: 'en',
  };
  const { document, address } = LIMIT_TABLE['wrong-enquiry'];
  expect(document.calls).toBeLessThan(address.calls);
  for (let call = 0; call <= document.calls; call++) {
    const answer = await person.call('POST', '/rest/appointment/appt/list', guess);
    expect(answer.error).toBe('captcha-wrong');
  }
});

it('can be turned off in tests', async () => {
  const limits = createLimits({ ...test, config: { ...test.config, test: { limits: false } } });
  for (let call = 0; call < 500; call++) await limits.consume('create', { address: '192.0.2.7' });
});

it('return 429 with the seconds to wait', async () => {
  const ask = () => test.app.inject({ url: '/api/auth/code', headers: { 'accept-language': 'en' } });
  for (let call = 0; call < LIMIT_TABLE.captcha.address.calls; call++)
    expect((await ask()).statusCode).toBe(200);
  const response = await ask();
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({ code: 429, msg: en.errors.refusals['too-many-requests'] });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(500);
});
