import { randomUUID } from 'node:crypto';
import { BOOKING_HORIZON_DAYS } from '@phial/domain/availability';
import { addDays, type DayKey, dayOf, daysBetween, endOfDay, instantOf } from '@phial/domain/hong-kong-time';
import { slotStarts } from '@phial/domain/opening-pattern';
import type { Queryable } from '../db/pool.ts';
import type { JobDependencies } from '../jobs/jobs.ts';
import {
  closeSlots,
  insertMissingSlots,
  type NewSlot,
  type PlacedPattern,
  type Rest,
  readPatterns,
} from './make-slots.sql.ts';
import { isBreakDay } from './service-points/break-day.ts';
import { readBreaks, readServicePoints } from './service-points/service-points.sql.ts';

/** Rows in one statement: far from its time limit. */
const SLOTS_A_STATEMENT = 5_000;

/**
 * Makes the slots of the booking horizon from the weekly patterns, minus break
 * days; closes those on days that have become break days since. Done again it
 * finds nothing to do: a slot that is there is never made anew or changed, and
 * one that was ever booked is never removed.
 * @param from the first day; today unless a sample looks back
 * @returns how many slots were made or closed
 */
export async function makeSlots(
  { db, clock }: Pick<JobDependencies, 'db' | 'clock'>,
  from: DayKey = dayOf(clock.now()),
): Promise<number> {
  const length = daysBetween(from, dayOf(clock.now())) + BOOKING_HORIZON_DAYS + 1;
  const days = Array.from({ length }, (_, after) => addDays(from, after));
  const { openDays, rests } = await readOpenDays(db, days);
  const patterns = await readPatterns(db);
  const slots = patterns.flatMap((placed) => slotsOf(placed, openDays.get(placed.servicePointId) ?? []));
  let changed = rests.length === 0 ? 0 : await closeSlots(db, rests);
  for (let at = 0; at < slots.length; at += SLOTS_A_STATEMENT) {
    changed += await insertMissingSlots(db, slots.slice(at, at + SLOTS_A_STATEMENT));
  }
  return changed;
}

/** The open days of each service point, and the stretches in which one rests. */
async function readOpenDays(db: Queryable, days: DayKey[]) {
  const points = await readServicePoints(db);
  const breaks = await readBreaks(db, days[0] ?? '');
  const openDays = new Map<string, DayKey[]>();
  const rests: Rest[] = [];
  for (const { id, city, rest_weekdays: restWeekdays } of points) {
    const isBreak = (day: DayKey) => isBreakDay(breaks, { id, city, restWeekdays }, day);
    openDays.set(
      id,
      days.filter((day) => !isBreak(day)),
    );
    for (const day of days.filter(isBreak)) {
      const from = instantOf(day, '00:00');
      rests.push({ servicePointId: id, from, until: endOfDay(day) });
    }
  }
  return { openDays, rests };
}

function slotsOf({ servicePointId, type, pattern }: PlacedPattern, days: DayKey[]): NewSlot[] {
  return days.flatMap((day) =>
    slotStarts(pattern, day).map((time) => ({
      id: randomUUID(),
      servicePointId,
      type,
      startsAt: instantOf(day, time),
      capacity: pattern.capacity,
    })),
  );
}
