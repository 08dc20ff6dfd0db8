import { addDays, dayOf, weekdayOf } from '@phial/domain/hong-kong-time';
import { linkEntries } from '../../../apps/server/src/audit/chain/link-entries.ts';
import { systemClock } from '../../../apps/server/src/clock.ts';
import type { KeyRing } from '../../../apps/server/src/crypto/key-ring.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import type { Database } from '../../../apps/server/src/db/pool.ts';
import { firstMonday } from '../world/calendar.ts';
import {
  insertPastBookings,
  insertSlotsOfDay,
  insertTraces,
  openForFilling,
  readDaysAhead,
  settleAll,
} from '../world/large.sql.ts';
import { makePersonTable } from '../world/seed.sql.ts';
import { seedBookings, seedPoints, type World } from '../world/seed.ts';

const SUNDAY = 7;

/** How much there is in a world. */
export interface Size {
  readonly points: number;
  /** Who have two coming bookings each, on the average. */
  readonly people: number;
  readonly days: number;
  readonly pastBookings: number;
}

/** As busy a point, day by day; one is a district's, the other one a country's, after a year. */
export const SMALL: Size = { points: 80, people: 30_000, days: 91, pastBookings: 0 };
export const LARGE: Size = { points: 1_000, people: 375_000, days: 365, pastBookings: 250_000 };

/** Fills an empty database: people encrypted by the keys, everything else by statements that make many rows. */
export async function fillWorld(url: string, keys: KeyRing, size: Size): Promise<World> {
  const { points, people } = size;
  const clock = systemClock();
  const db = await openForFilling(url);
  try {
    await migrate(db);
    await makePersonTable(db);
    await seedPoints({ db, clock }, points);
    const slots = await insertSlots(db, size.days);
    await insertPastBookings(db, size.pastBookings);
    const monday = firstMonday(clock.now());
    const coming = await seedBookings({ db, clock, keys }, { points, people, monday });
    await insertTraces(db);
    await linkAll(db);
    await settleAll(db);
    return { points, people, slots, monday, bookings: coming + size.pastBookings };
  } finally {
    await db.close();
  }
}

/** Monday to Saturday, the last day being the last that can be booked. @returns how many slots there are */
async function insertSlots(db: Database, days: number): Promise<number> {
  const last = addDays(dayOf(systemClock().now()), await readDaysAhead(db));
  let slots = 0;
  for (let back = days - 1; back >= 0; back--) {
    const day = addDays(last, -back);
    if (weekdayOf(day) !== SUNDAY) slots += await insertSlotsOfDay(db, day);
  }
  return slots;
}

/** The audit log as a server leaves it that has had time for it. */
async function linkAll(db: Database): Promise<void> {
  const clock = systemClock();
  while ((await linkEntries({ db, clock })) > 0);
}
