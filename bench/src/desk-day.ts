import { randomBytes } from 'node:crypto';
import { addDays, instantOf } from '@phial/domain/hong-kong-time';
import {
  readBreaksOf,
  readDayAppointments,
  readDaySlots,
} from '../../apps/server/src/booking/desk/day/day.sql.ts';
import { readPointCounts } from '../../apps/server/src/booking/desk/day/summary.sql.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { loadKeyRing } from '../../apps/server/src/crypto/key-ring.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import type { Database } from '../../apps/server/src/db/pool.ts';
import { startServers } from '../../apps/server/src/testing/race/start-servers.ts';
import { load } from './harness/machine.ts';
import { DATA_DIR, onOwnDatabase } from './harness/own-database.ts';
import { type Ask, signIn } from './harness/staff.ts';
import { report, timed } from './harness/timing.ts';
import { OPEN_DAYS } from './world/calendar.ts';
import { CAPTCHA_ANSWER } from './world/people.ts';
import { emptyDatabase, makePersonTable, settleTables } from './world/seed.sql.ts';
import { FIRST_POINT, seedWorld, type World } from './world/seed.ts';

/*
 * How long the desk waits for its day: sixty service points with two thousand
 * bookings a day over eleven weeks, one server process with the calls alone.
 * Beside it the time of the statements alone, over one connection from here;
 * the two in turn, one request at a time, as a desk asks.
 */

const POINTS = 60;
const BOOKINGS_A_DAY = 2_000;
/** Each person books one to three times, twice on the average. */
const PEOPLE = (BOOKINGS_A_DAY * OPEN_DAYS) / 2;
const TURNS = 300;
const SEARCHES = 10;

await onOwnDatabase(measure);

async function measure(db: Database, databaseUrl: string): Promise<void> {
  const setting = `bench:${randomBytes(32).toString('base64')}`;
  const keys = await loadKeyRing({ keys: setting, dataDir: DATA_DIR });
  await emptyDatabase(db);
  await migrate(db);
  await makePersonTable(db);
  const world = await seedWorld({ db, keys, clock: systemClock() }, { points: POINTS, people: PEOPLE });
  await settleTables(db);
  console.log(`${world.points} points, ${world.slots} slots, ${world.bookings} bookings; load ${load()}`);
  const servers = await startServers({
    count: 1,
    databaseUrl,
    captchaAnswer: CAPTCHA_ANSWER,
    clock: new Date(),
    keys: setting,
  });
  try {
    const ask = await signIn(db, Number(new URL(servers.addresses[0] ?? '').port), 'counter');
    await measureDay(db, world, ask);
    await measureSummary(db, world, ask);
    await measureSearch(world, ask);
  } finally {
    await servers.stop();
  }
}

async function measureDay(db: Database, { monday, points }: World, ask: Ask): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const servicePointId = String(FIRST_POINT + (turn % points));
    // The first day of each week: as full as the others.
    const day = addDays(monday, (turn % 11) * 7);
    const of = { servicePointId, from: instantOf(day, '00:00'), until: instantOf(addDays(day, 1), '00:00') };
    ours.push(await timed(() => ask(`/staff/desk/day?servicePointId=${servicePointId}&day=${day}`)));
    theirs.push(
      await timed(async () => {
        await readDaySlots(db, of, new Date());
        await readDayAppointments(db, of);
        await readBreaksOf(db, day);
      }),
    );
  }
  report('day of a point', ours, theirs);
}

async function measureSummary(db: Database, { monday }: World, ask: Ask): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const day = addDays(monday, (turn % 11) * 7);
    const of = { from: instantOf(day, '00:00'), until: instantOf(addDays(day, 1), '00:00'), now: new Date() };
    ours.push(await timed(() => ask(`/staff/desk/summary?day=${day}`)));
    theirs.push(
      await timed(async () => {
        await readPointCounts(db, of);
        await readBreaksOf(db, day);
      }),
    );
  }
  report('day of all points', ours, theirs);
}

/** The dearest searches there are: a name that nobody has, so that every one is opened. */
async function measureSearch({ monday }: World, ask: Ask): Promise<void> {
  const text = 'Nobody Hassuchaname';
  for (const [title, within] of [
    ['name, one day, all points', { day: monday }],
    ['name, all coming days, one point', { servicePointId: String(FIRST_POINT) }],
    ['name, all coming days, all points', {}],
  ] as const) {
    const times: number[] = [];
    for (let turn = 0; turn < SEARCHES; turn++) {
      times.push(await timed(() => ask('/staff/desk/find', { text, ...within })));
    }
    report(title, times);
  }
}
