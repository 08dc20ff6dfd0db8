import { randomBytes } from 'node:crypto';
import { addDays, endOfDay, instantOf } from '@phial/domain/hong-kong-time';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import type { Database } from '../../apps/server/src/db/pool.ts';
import {
  countAppointments,
  readPointNames,
  sumCapacity,
  takeTime,
} from '../../apps/server/src/statistics/statistics.sql.ts';
import { startServers } from '../../apps/server/src/testing/race/start-servers.ts';
import { load } from './harness/machine.ts';
import { onOwnDatabase } from './harness/own-database.ts';
import { type Ask, signIn } from './harness/staff.ts';
import { report, timed } from './harness/timing.ts';
import { CAPTCHA_ANSWER } from './world/people.ts';
import { emptyDatabase } from './world/seed.sql.ts';
import { readYearOnce, seedYear } from './world/year.sql.ts';

/*
 * How long a manager waits for the numbers of a year: sixty points with about
 * two thousand bookings a day. Beside it the time of the statements alone, all
 * at once as the server sends them; the two in turn.
 */

const YEAR = { points: 60, from: '2025-01-01', days: 365 };
const TURNS = 9;

await onOwnDatabase(measure);

async function measure(db: Database, databaseUrl: string): Promise<void> {
  await emptyDatabase(db);
  await migrate(db);
  await db.transaction((tx) => seedYear(tx, YEAR));
  await db.transaction(readYearOnce);
  const keys = `bench:${randomBytes(32).toString('base64')}`;
  const servers = await startServers({
    count: 1,
    databaseUrl,
    captchaAnswer: CAPTCHA_ANSWER,
    clock: new Date(),
    keys,
  });
  try {
    const ask = await signIn(db, Number(new URL(servers.addresses[0] ?? '').port), 'manager');
    console.log(`a year of ${YEAR.points} points; load ${load()}`);
    for (const by of ['day', 'point', 'service'] as const) await measureBy(db, by, ask);
    console.log(`load ${load()}`);
  } finally {
    await servers.stop();
  }
}

async function measureBy(db: Database, by: 'day' | 'point' | 'service', ask: Ask): Promise<void> {
  const until = addDays(YEAR.from, YEAR.days - 1);
  const range = {
    by,
    now: new Date(),
    start: instantOf(YEAR.from, '00:00'),
    end: endOfDay(until),
    servicePointId: null,
    serviceType: null,
  };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    ours.push(await timed(() => ask(`/staff/numbers?from=${YEAR.from}&until=${until}&by=${by}`)));
    theirs.push(
      await timed(() =>
        Promise.all([
          db.transaction(async (tx) => {
            await takeTime(tx);
            return countAppointments(tx, range);
          }),
          db.transaction(async (tx) => {
            await takeTime(tx);
            return sumCapacity(tx, range);
          }),
          readPointNames(db),
        ]),
      ),
    );
  }
  report(`a year by ${by}`, ours, theirs);
}
