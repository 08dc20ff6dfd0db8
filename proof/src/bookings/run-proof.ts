import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../../../apps/server/src/testing/race/seeded-random.ts';
import type { Complaint } from './complaint.ts';
import { type Actor, letAct } from './crowd.ts';
import { desk } from './desk.ts';
import { type AskedOrder, doctor } from './doctor.ts';
import { family } from './family.ts';
import { FAULTS, type Fault, type FaultName } from './faults.ts';
import type { Fleet } from './fleet.ts';
import type { Call } from './journal.ts';
import { judgeAnswers } from './judge-answers.ts';
import { judgeBookings } from './judge-bookings.ts';
import { judgeClosures } from './judge-closures.ts';
import { judgeLimits } from './judge-limits.ts';
import { judgeMessages } from './judge-messages.ts';
import { judgeOrders } from './judge-orders.ts';
import { judgeReadable } from './judge-readable.ts';
import { type AskedClosure, manager } from './manager.ts';
import { pulse } from './pulse.ts';
import { rush } from './rush.ts';
import { watchSeats } from './seat-watch.ts';
import { buildStand, type Stand } from './stand.ts';
import { visitor } from './visitor.ts';
import { waiter } from './waiter.ts';

/** Before the first fault, and after what was abandoned by the last may still be carried out. */
const WARM_UP_MS = 1_500;
const QUIET_MS = 6_000;
/** Past every pause before another attempt to send a message, and past the wait for an answer that never came. */
const LATER_MS = 5 * 3_600_000;
/** Nobody waits longer for a write once a fault is mended, or for a call that must succeed. */
const PATIENCE_MS = 30_000;
const FIRST_WRITE_MS = 1_000;
/** Who come back again and again; few, so that visitors find places as well. */
const WAITERS = 3;

export interface ProofOptions {
  readonly seed: number;
  /** Each as often as it is to happen. */
  readonly faults: readonly FaultName[];
  readonly visitors: number;
  /** Milliseconds between two faults. */
  readonly pauseMs: number;
  /** Of each server, how many workers. */
  readonly workers: readonly number[];
  /** Kinds of calls of which at least one must succeed: people go on after the last fault until it has. */
  readonly mustSucceed?: readonly string[];
  /** Instead of the `main.ts` of this repository. */
  readonly main?: string | undefined;
  /** Whether journal and logs are left behind also where nothing was broken. */
  readonly keep?: boolean;
  say(line: string): void;
}

/** What became of a fault. */
export interface Observation {
  readonly fault: Fault;
  /** `performance.now()`. */
  readonly from: number;
  readonly until: number;
  /** Seconds from when it was mended to the first write that was acknowledged. */
  readonly firstWrite: number;
}

export interface ProofResult {
  readonly observations: readonly Observation[];
  /** Faults that cannot happen here, and why. */
  readonly leftOut: readonly string[];
  readonly complaints: readonly Complaint[];
  readonly calls: readonly Call[];
  readonly counts: {
    acknowledged: number;
    unknown: number;
    unknownDone: number;
    orders: number;
    sent: number;
    looks: number;
  };
  /** Where journal and logs are, where they were kept. */
  readonly folder: string | undefined;
}

/** Lets people act on real servers while things break, and judges what they were told. */
export async function runProof(options: ProofOptions): Promise<ProofResult> {
  const { seed, workers, main, say } = options;
  const folder = await mkdtemp(join(tmpdir(), 'phial-proof-'));
  const complaints: Complaint[] = [];
  const complain = (promise: Complaint['promise'], text: string, at = performance.now()) =>
    void complaints.push({ promise, text, at });
  say(`Starting PostgreSQL and ${workers.length} servers…`);
  const fillsDisk = options.faults.includes('disk');
  const stand = await buildStand({ folder, seed, workers, complain, fillsDisk, main });
  let isKept = options.keep ?? false;
  try {
    const { world, db, fleet, laboratory } = stand;
    const asked: Asked = { closures: [], orders: [] };
    const { observations, leftOut, looks } = await actUnderFaults(stand, options, asked);
    say('Comparing what was answered with what is there…');
    await restartLater(fleet);
    await judgeLimits(fleet, complain);
    const { sent } = await judgeMessages(stand, complain);
    const bookings = await judgeBookings(db, {
      people: world.people.all,
      managerId: laboratory.managerId,
      now: fleet.now(),
      complain,
    });
    await judgeOrders(db, asked.orders, complain);
    await judgeClosures(db, asked.closures, complain);
    const { calls } = world.journal;
    judgeAnswers(calls, fleet.downtimes, complain);
    for (const { fault, firstWrite, until } of observations) {
      if (fault.isOfDatabase && firstWrite * 1_000 > FIRST_WRITE_MS)
        complain('slow', `${fault.title}: ${firstWrite.toFixed(1)} s until the first write`, until);
    }
    for (const ended of await stand.close()) complain('ended', ended);
    await judgeReadable(
      { folder: stand.postgres.folder, logs: fleet.logs, people: world.people.all },
      complain,
    );
    isKept ||= complaints.length > 0 && main === undefined;
    const counts = { ...bookings, orders: asked.orders.length, sent, looks };
    return { observations, leftOut, complaints, calls, counts, folder: isKept ? folder : undefined };
  } finally {
    await stand.close();
    if (typeof stand.disk !== 'string') stand.disk.unmount();
    if (!isKept) await rm(folder, { recursive: true, force: true });
  }
}

/** What staff and doctors were told. */
interface Asked {
  readonly closures: AskedClosure[];
  readonly orders: AskedOrder[];
}

function actorsOf({ laboratory }: Stand, { visitors }: ProofOptions, { closures, orders }: Asked): Actor[] {
  return [
    ...Array.from({ length: visitors }, (_, n) => visitor(`visitor ${n + 1}`)),
    family(laboratory.widePlace),
    ...Array.from({ length: WAITERS }, (_, n) => waiter(`waiter ${n + 1}`)),
    rush(laboratory.widePlace),
    pulse(laboratory.pulsePlace),
    manager(laboratory.managerLogin, closures),
    desk(laboratory.counterLogin),
    doctor(laboratory.doctorLogin, laboratory.apiKey, orders),
  ];
}

/** @returns what became of the faults, once nobody acts any more and what was abandoned is over */
async function actUnderFaults(stand: Stand, options: ProofOptions, asked: Asked) {
  const { world, db, fleet } = stand;
  const watch = watchSeats(db, fleet, world.complain);
  try {
    const acting = letAct(world, actorsOf(stand, options, asked));
    const struck = await delay(WARM_UP_MS)
      .then(() => strikeAll(stand, options))
      .finally(() => {
        stand.finish();
        return acting;
      });
    await delay(QUIET_MS);
    return { ...struck, looks: watch.looks() };
  } finally {
    await watch.stop();
  }
}

/** All at once, some hours later by their clocks, and with the limits that were off while people acted. */
async function restartLater(fleet: Fleet): Promise<void> {
  fleet.moveClock(LATER_MS);
  fleet.set({ PHIAL_TEST_LIMITS: 'on' });
  await Promise.all(
    [...fleet.origins.keys()].map(async (server) => {
      await fleet.kill(server);
      await fleet.start(server);
    }),
  );
}

/** @returns after the last fault, once the calls that must succeed have */
async function strikeAll(stand: Stand, { faults, seed, pauseMs, say, mustSucceed = [] }: ProofOptions) {
  const { calls } = stand.world.journal;
  const random = seededRandom(seed);
  const observations: Observation[] = [];
  const leftOut: string[] = [];
  for (const [n, name] of shuffled(faults, random).entries()) {
    const fault = FAULTS.find((one) => one.name === name);
    if (fault === undefined) continue;
    const obstacle = fault.obstacle?.(stand);
    if (obstacle !== undefined) {
      const line = `${fault.title}: left out, as ${obstacle}`;
      if (!leftOut.includes(line)) leftOut.push(line);
      continue;
    }
    const from = performance.now();
    await fault.strike(stand, random);
    const firstWrite = await untilWrite(calls, performance.now());
    await delay(pauseMs);
    observations.push({ fault, from, until: performance.now(), firstWrite });
    say(`${n + 1}/${faults.length} ${fault.title}: ${firstWrite.toFixed(2)} s until the first write`);
  }
  for (const kind of mustSucceed) await untilCall(calls, (call) => call.kind === kind && call.status === 200);
  return { observations, leftOut };
}

/** Calls that are answered once what they ask for is on the disk. */
const WRITES =
  /^(?:hold|extend|release|pulse|create|modify|cancel|party|join|waiting-(?:accept|pass|leave)|desk-(?:book|move|cancel))$/;

/** @returns seconds */
async function untilWrite(calls: readonly Call[], since: number): Promise<number> {
  const first = await untilCall(
    calls,
    ({ endedAt, status, kind }) => endedAt >= since && status === 200 && WRITES.test(kind),
  );
  return first === undefined ? Number.POSITIVE_INFINITY : (first.endedAt - since) / 1_000;
}

/** @returns the first call that matches; undefined where none comes in time */
async function untilCall(
  calls: readonly Call[],
  matches: (call: Call) => boolean,
): Promise<Call | undefined> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const first = calls.find(matches);
    if (first !== undefined || performance.now() > until) return first;
    await delay(20);
  }
}

/** In an order that follows from the random numbers (Fisher and Yates). */
function shuffled<T>(items: readonly T[], random: (bound: number) => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0] as T);
}
