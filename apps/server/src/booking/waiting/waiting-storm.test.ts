import { randomBytes } from 'node:crypto';
import { addDays, dayOf } from '@phial/domain/hong-kong-time';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  findDrift,
  type GivenSlot,
  givenServicePoint,
  givenSlot,
  newDocumentNumber,
} from '../../testing/builders.ts';
import { type RaceServers, startServers } from '../../testing/race/start-servers.ts';
import { openWaitingList } from '../../testing/waiting.ts';

const SERVERS = 3;
const SLOTS = 8;
const SEATS = 3;
const WAITING = 36;
const SNATCHERS = 6;
// By the clock of the machine, which all processes share: the order of the offers is read off their times.
const DAY = addDays(dayOf(new Date()), 3);

const key = randomBytes(32);
let test: TestApp;
let servers: RaceServers;
let slots: GivenSlot[];

beforeEach(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'storm', key }]) });
  await openWaitingList(test);
  // The clock is that of the machine, and the storm is to rage at night, too.
  await test.db.kysely
    .updateTable('message_setting')
    .set({ quiet_from: '00:00', quiet_until: '00:00' })
    .execute();
  const servPtId = await givenServicePoint(test.db);
  slots = [];
  for (let n = 0; n < SLOTS; n++)
    slots.push(await givenSlot(test.db, { servPtId, servTime: `${DAY} 1${n}:00:00`, capacity: SEATS }));
  servers = await startServers({
    count: SERVERS,
    databaseUrl: test.db.url,
    captchaAnswer: 'TEST',
    keys: `storm:${key.toString('base64')}`,
    offersPlaces: true,
  });
});
afterEach(async () => {
  await servers.stop();
  await test.close();
});

interface Answer {
  error?: string;
  data?: { link?: string; apptRecordId?: string; state?: string; offer?: { servTime: string } };
  token?: string;
}

/** One call to a server; `gone` when it was killed before it answered. */
async function send(
  server: number,
  method: string,
  path: string,
  body?: object,
  token = '',
): Promise<Answer> {
  try {
    const response = await fetch(`${servers.addresses[server % SERVERS]}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Answer;
  } catch {
    return { error: 'gone' };
  }
}

async function form(server: number) {
  const { uuid } = (await (await fetch(`${servers.addresses[server % SERVERS]}/auth/code`)).json()) as {
    uuid: string;
  };
  return {
    uuid,
    captcha: 'TEST',
    language: 'en',
    name: 'Storm Person',
    docNo: newDocumentNumber(),
    telNo: '91234567',
  };
}

async function book(server: number, { servPtId, servTime, type }: GivenSlot): Promise<Answer> {
  try {
    return await send(server, 'POST', '/rest/appointment/appt', {
      ...(await form(server)),
      servPtId,
      servTime,
      type,
    });
  } catch {
    return { error: 'gone' };
  }
}

async function join(server: number): Promise<string> {
  const { data } = await send(server, 'POST', '/rest/appointment/waiting', {
    ...(await form(server)),
    servPtIds: [slots[0]?.servPtId],
    type: slots[0]?.type,
    firstDay: DAY,
    lastDay: DAY,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    from: '00:00',
    until: '23:59',
  });
  return data?.link ?? '';
}

/** Offers and bookings of the list as they stand in the database. */
async function readOffers() {
  return test.db.kysely
    .selectFrom('waiting_offer')
    .leftJoin('waiting_entry', 'waiting_entry.id', 'waiting_offer.entry_id')
    .select(['waiting_offer.state', 'hold_id', 'slot_id', 'entry_id', 'waiting_entry.position', 'offered_at'])
    .select('waiting_offer.position as freed')
    .execute();
}

it('offers every freed place once, in the order of joining, while the public snatches and processes are killed', async () => {
  const holders: { n: number; answer: Answer }[] = [];
  for (const slot of slots)
    for (let seat = 0; seat < SEATS; seat++) holders.push({ n: seat, answer: await book(seat, slot) });
  expect(holders.filter(({ answer }) => answer.error)).toEqual([]);
  const links: string[] = [];
  for (let n = 0; n < WAITING; n++) links.push(await join(n));
  expect(links).not.toContain('');

  let storming = true;
  const snatched: string[] = [];
  const snatchers = Array.from({ length: SNATCHERS }, async (_, n) => {
    for (let turn = n; storming; turn++) {
      const { error = 'booked' } = await book(turn, slots[turn % SLOTS] as GivenSlot);
      snatched.push(error);
    }
  });
  const outcomes: string[] = [];
  const waiters = links.map(async (link, n) => {
    // A third passes on what it is offered; the others take it.
    const wish = n % 3 === 2 ? 'pass' : 'accept';
    for (let turn = n; storming; turn++) {
      const { data } = await send(turn, 'POST', '/rest/appointment/waiting/entry', { link });
      if (data?.state === 'TAKEN') return;
      if (data?.offer === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      const { error = 'ok' } = await send(turn, 'POST', `/rest/appointment/waiting/${wish}`, { link });
      outcomes.push(`${wish} ${error}`);
    }
  });
  await Promise.all(
    holders.map(async ({ answer }, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * 120));
      if (at === Math.floor(holders.length / 3)) servers.kill(1);
      const path = `/rest/appointment/appt/${answer.data?.apptRecordId}`;
      const { error } = await send(at, 'DELETE', path, {}, answer.token);
      if (error === 'gone') await send(0, 'DELETE', path, {}, answer.token);
    }),
  );
  await expect
    .poll(
      async () => {
        const open = (await readOffers()).filter(({ state }) => state === 'SET_ASIDE' || state === 'OPEN');
        return open.length;
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe(0);
  storming = false;
  await Promise.all([...snatchers, ...waiters]);

  expect(await findDrift(test.db)).toEqual([]);
  const offers = await readOffers();
  const takenBy = offers.filter(({ state }) => state === 'TAKEN').map(({ entry_id }) => entry_id);
  expect(new Set(takenBy).size).toBe(takenBy.length);
  // Twenty-four places became free and twenty-four people would take one: no place is lost, none goes to a snatcher.
  expect(takenBy).toHaveLength(SLOTS * SEATS);
  expect(snatched.filter((outcome) => outcome === 'booked')).toEqual([]);
  const entries = await test.db.kysely
    .selectFrom('waiting_entry')
    .select(['state', 'appointment_id'])
    .execute();
  expect(entries.filter(({ state }) => state === 'TAKEN')).toHaveLength(SLOTS * SEATS);
  expect(entries.filter(({ state }) => state === 'OFFERED')).toEqual([]);
  const times = offers.filter(({ offered_at }) => offered_at !== null);
  // Whoever joined later got a first offer later.
  const first = new Map<string, number>();
  for (const { position, offered_at } of times.toSorted(
    (a, b) => Number(a.offered_at) - Number(b.offered_at),
  ))
    if (position !== null && !first.has(String(position))) first.set(String(position), Number(offered_at));
  const order = [...first].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, at]) => at);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
}, 120_000);
