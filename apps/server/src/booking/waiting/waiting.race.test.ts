import { randomBytes, randomInt } from 'node:crypto';
import { addDays, dayOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDrift, type GivenSlot, givenServicePoint, givenSlot } from '../../testing/builders.ts';
import { type CrashableDatabase, startCrashableDatabase } from '../../testing/crashable-database.ts';
import { seededRandom } from '../../testing/race/seeded-random.ts';
import { type RaceServers, startServers } from '../../testing/race/start-servers.ts';
import { openWaitingList } from '../../testing/waiting.ts';
import { findOversold, hurryOffers, judgeWaiting } from '../../testing/waiting-storm/judge.ts';
import {
  pause,
  persistQuery,
  type StormAnswer,
  type StormCalls,
  type StormPerson,
  stormCalls,
} from '../../testing/waiting-storm/storm-calls.ts';

const SERVERS = 3;
const SLOTS = 4;
const SEATS = 3;
const WAITING = 20;
const SNATCHERS = 2;
const UNWANTED = 4;
/** Each after so many calls more or less; a number is the process that is killed. */
const CRASHES = [0, 1, 'database', 2, 0, 1] as const;
const CALLS_BETWEEN_CRASHES = 60;
// By the clock of the machine, which all processes share.
const DAY = addDays(dayOf(new Date()), 3);

const SEED = Number(process.env.STORM_SEED ?? randomInt(2 ** 31));
const random = seededRandom(SEED);

let database: CrashableDatabase;
let servers: RaceServers;
let calls: StormCalls;
let answered = 0;

beforeEach(async () => {
  database = await startCrashableDatabase();
  const { db } = database;
  await db.kysely.updateTable('booking_opening').set({ state: 'open' }).execute();
  await openWaitingList(database);
  // The storm is to rage at night, too.
  await db.kysely.updateTable('message_setting').set({ quiet_from: '00:00', quiet_until: '00:00' }).execute();
  servers = await startServers({
    count: SERVERS,
    databaseUrl: db.url,
    captchaAnswer: 'TEST',
    keys: `storm:${randomBytes(32).toString('base64')}`,
    offersPlaces: true,
    // What fails while a process is killed is no news.
    logLevel: 'silent',
  });
  calls = stormCalls(servers, {
    random,
    onAnswer() {
      answered += 1;
    },
  });
}, 180_000);
afterEach(async () => {
  await servers.stop();
  await database.close();
});

/**
 * Kills processes and the database, one after the other, each once so many calls have been answered. A process starts
 * again at once, while the others go on.
 */
async function crash(): Promise<void> {
  const restarts = new Map<number, Promise<void>>();
  for (const what of CRASHES) {
    const at = answered + CALLS_BETWEEN_CRASHES / 2 + random(CALLS_BETWEEN_CRASHES);
    while (answered < at) await pause(5);
    if (what === 'database') {
      await database.crash();
      await persistQuery(() => sql`SELECT 1`.execute(database.db.kysely));
    } else {
      await restarts.get(what);
      servers.kill(what);
      restarts.set(what, servers.restart(what));
    }
  }
  await Promise.all(restarts.values());
}

type Reaction = 'accept' | 'pass' | 'silent' | 'leave' | 'accept-twice' | 'accept-and-pass';

/** What people do with one offer after another; the last for good. */
const PLANS: readonly (readonly Reaction[])[] = [
  ['accept'],
  ['pass', 'accept'],
  ['silent', 'accept-twice'],
  ['accept-twice'],
  ['accept-and-pass', 'accept-and-pass', 'accept'],
  ['pass', 'leave'],
];

/** Somebody who waits, until there is a booking, or the entry has ended. */
async function react(link: string, plan: readonly Reaction[], slots: Map<string, GivenSlot>): Promise<void> {
  let turn = 0;
  const act = (what: 'accept' | 'pass' | 'leave') => calls.persist(() => calls.act(link, what));
  for (;;) {
    const { data } = await calls.persist(() => calls.see(link));
    if (data?.state === 'TAKEN' || data?.state === 'ENDED') return;
    if (data?.offer === undefined) {
      await pause(150);
      continue;
    }
    const { servTime } = data.offer;
    const reaction = plan[Math.min(turn, plan.length - 1)] ?? 'accept';
    turn += 1;
    if (reaction === 'silent')
      await persistQuery(() => hurryOffers(database.db, slots.get(servTime)?.id ?? ''));
    else if (reaction === 'accept-twice') await Promise.all([act('accept'), act('accept')]);
    else if (reaction === 'accept-and-pass') await Promise.all([act('accept'), act('pass')]);
    else await act(reaction);
  }
}

/** Joins, and finds the entry by an enquiry where the answer was lost. @returns the link */
async function join(person: StormPerson, wishes: object, token?: string): Promise<string> {
  const { data, error } = await calls.persist(() => calls.join(person, wishes, token));
  if (error === undefined) return data?.link ?? '';
  expect(error).toBe('waiting-already');
  const { waiting } = await calls.persist(() => calls.enquire(person));
  return waiting?.[0]?.link ?? '';
}

/**
 * A place that one person alone waits for, who does not answer: from when it was offered in vain until the public has it.
 * @returns how long after the end of the offer somebody was refused last; milliseconds
 */
async function publicAfter(slot: GivenSlot, holder: StormAnswer, link: string): Promise<number> {
  await calls.persist(() => calls.cancel(holder));
  while ((await calls.persist(() => calls.see(link))).data?.offer === undefined) await pause(50);
  const end = await persistQuery(() => hurryOffers(database.db, slot.id));
  let refused = 0;
  for (;;) {
    const sent = Date.now();
    const { error } = await calls.book(calls.someone(), slot);
    if (error === 'slot-full') refused = Math.max(refused, sent - (end?.getTime() ?? sent));
    else if (error === undefined) break;
    const booked = await persistQuery(() =>
      database.db.kysely
        .selectFrom('appointment')
        .select('id')
        .where('slot_id', '=', slot.id)
        .where('status', '=', 'BOOKED')
        .execute(),
    );
    if (booked.length > 0) break;
    await pause(20);
  }
  await calls.persist(() => calls.act(link, 'leave'));
  return refused;
}

it(`keeps the list fair and every place in use while ${SERVERS} processes and the database are killed (seed ${SEED})`, async ({
  annotate,
}) => {
  const { db } = database;
  const servPtId = await givenServicePoint(db);
  const slotAt = (servTime: string, capacity: number, point = servPtId) =>
    givenSlot(db, { servPtId: point, servTime, capacity });
  const slots: GivenSlot[] = [];
  for (let n = 0; n < SLOTS; n++) slots.push(await slotAt(`${DAY} 1${n}:00:00`, SEATS));
  const late = await slotAt(`${DAY} 17:00:00`, SEATS);
  const spare = await slotAt(`${addDays(DAY, 1)} 10:00:00`, SLOTS * SEATS, await givenServicePoint(db));
  const unwanted: GivenSlot[] = [];
  for (let n = 0; n < UNWANTED; n++)
    unwanted.push(await slotAt(`${addDays(DAY, 2)} 1${n}:00:00`, 1, await givenServicePoint(db)));

  const holders: { person: StormPerson; booking: StormAnswer }[] = [];
  const holdOne = async (slot: GivenSlot) => {
    const person = calls.someone();
    const booking = await calls.book(person, slot);
    expect(booking.error).toBeUndefined();
    return { person, booking };
  };
  // One seat of each slot is held by somebody who will not come back, the others are booked.
  for (const slot of slots) {
    for (let seat = 1; seat < SEATS; seat++) holders.push(await holdOne(slot));
    expect((await calls.hold(slot)).error).toBeUndefined();
  }
  const former: typeof holders = [];
  for (let seat = 0; seat < SEATS; seat++) former.push(await holdOne(late));
  const alone: { slot: GivenSlot; booking: StormAnswer; link: string }[] = [];
  for (const slot of unwanted) {
    const { booking } = await holdOne(slot);
    const days = { firstDay: addDays(DAY, 2), lastDay: addDays(DAY, 2) };
    const link = await join(calls.someone(), { servPtIds: [slot.servPtId], type: slot.type, ...days });
    alone.push({ slot, booking, link });
  }

  const wishes = { servPtIds: [servPtId], type: late.type, firstDay: DAY, lastDay: DAY };
  const people: { link: string; plan: readonly Reaction[] }[] = [];
  for (let n = 0; n < WAITING; n++) {
    const hours = n % 4 === 3 ? { until: '13:00' } : {};
    people.push({
      link: await join(calls.someone(), { ...wishes, ...hours }),
      plan: PLANS[random(PLANS.length)] ?? [],
    });
  }
  for (const { person, booking } of former) {
    const apptRecordId = booking.data?.apptRecordId;
    people.push({
      link: await join(person, { ...wishes, apptRecordId }, booking.token),
      plan: ['accept-twice'],
    });
  }
  expect(people.map(({ link }) => link)).not.toContain('');

  const since = new Date();
  const byTime = new Map(slots.map((slot) => [slot.servTime, slot]));
  byTime.set(late.servTime, late);
  let storming = true;
  const oversold: string[] = [];
  const watch = async () => {
    while (storming) {
      oversold.push(...(await findOversold(db).catch(() => [])));
      await pause(100);
    }
  };
  const snatch = async (first: number) => {
    for (let turn = first; storming; turn++) {
      const slot = slots[turn % SLOTS] as GivenSlot;
      await (turn % 2 === 0 ? calls.book(calls.someone(), slot) : calls.hold(slot));
    }
  };
  const free = async () => {
    for (const [n, { person, booking }] of holders.entries()) {
      const at = answered + 10 + random(20);
      while (answered < at) await pause(5);
      await calls.persist(() => (n % 3 === 0 ? calls.move(person, booking, spare) : calls.cancel(booking)));
      // One that has held a seat in vain, each time another; and hours that are added.
      if (n % 2 === 0)
        await persistQuery(() =>
          db.kysely
            .updateTable('hold')
            .set({ expires_at: new Date() })
            .where('slot_id', '=', slots[n / 2]?.id ?? '')
            .where('party_id', 'is', null)
            .where('id', 'not in', (offered) => offered.selectFrom('waiting_offer').select('hold_id'))
            .execute(),
        );
    }
    const added = await slotAt(`${DAY} 18:00:00`, SEATS);
    byTime.set(added.servTime, added);
  };
  const latecomer = async () => {
    for (let n = 0; n < 4; n++) people.push({ link: await join(calls.someone(), wishes), plan: ['accept'] });
  };

  const background = [watch(), ...Array.from({ length: SNATCHERS }, (_, n) => snatch(n))];
  const reactions = people.map(({ link, plan }) => react(link, plan, byTime));
  const [, , , ...refused] = await Promise.all([
    crash(),
    free(),
    latecomer(),
    ...alone.map(({ slot, booking, link }) => publicAfter(slot, booking, link)),
  ]);
  reactions.push(...people.slice(reactions.length).map(({ link, plan }) => react(link, plan, byTime)));
  // Until nothing is kept or offered any more: who is left then waits for nothing.
  const isQuiet = () =>
    persistQuery(() =>
      db.kysely
        .selectFrom('waiting_offer')
        .select('id')
        .where('state', 'in', ['SET_ASIDE', 'OPEN'])
        .execute(),
    );
  for (let quiet = 0; quiet < 5; ) {
    quiet = (await isQuiet()).length === 0 ? quiet + 1 : 0;
    await pause(250);
  }
  await Promise.all(people.map(({ link }) => calls.persist(() => calls.act(link, 'leave'))));
  storming = false;
  await Promise.all([...reactions, ...background]);

  const verdict = await judgeWaiting(db, since);
  const latest = Math.max(...refused);
  await annotate(
    `storm ${SEED}: ${answered} calls, ${verdict.offers} offers, ${verdict.taken} taken, ${verdict.snatched} to the public, public again at most ${latest} ms after the end of an offer`,
  );
  expect({ seed: SEED, faults: verdict.faults }).toEqual({ seed: SEED, faults: [] });
  expect(oversold).toEqual([]);
  expect(verdict.taken).toBeGreaterThan(SEATS);
  expect(latest, `seed ${SEED}`).toBeLessThanOrEqual(1_000);
  expect(await findDrift(db)).toEqual([]);
}, 300_000);
