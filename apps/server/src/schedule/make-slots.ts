import { randomUUID } from 'node:crypto';
import { BOOKING_HORIZON_DAYS } from '@phial/domain/booking/availability';
import { addDays, type DayKey, dayOf, daysBetween, endOfDay, instantOf } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { Job, JobDependencies } from '../jobs/jobs.ts';
import { isBreakDay } from '../service-points/break-day.ts';
import { readScheduleState } from '../service-points/schedule-state.ts';
import { closeSlots, insertMissingSlots } from './make-slots.sql.ts';
import { type PlannedSlots, plannedSlots, readSlotKey } from './planned-slots.ts';

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
  const state = await readScheduleState(db, from);
  const rests = state.points.flatMap(({ id, city, rest_weekdays: restWeekdays }) =>
    days
      .filter((day) => isBreakDay(state.closures, { id, city, restWeekdays }, day))
      .map((day) => ({ servicePointId: id, from: instantOf(day, '00:00'), until: endOfDay(day) })),
  );
  const closed = rests.length === 0 ? 0 : await closeSlots(db, rests);
  return closed + (await addSlots(db, plannedSlots(state, state.patterns, days)));
}

/** Adds the slots that are not there yet and leaves the others alone. @returns how many were added */
export async function addSlots(db: Queryable, planned: PlannedSlots): Promise<number> {
  const slots = [...planned].map(([key, capacity]) => ({ id: randomUUID(), ...readSlotKey(key), capacity }));
  let added = 0;
  for (let at = 0; at < slots.length; at += SLOTS_A_STATEMENT) {
    added += await insertMissingSlots(db, slots.slice(at, at + SLOTS_A_STATEMENT));
  }
  return added;
}

export const makeSlotsOfHorizon: Job = {
  name: 'make-slots',
  everySeconds: 3600,
  work: (deps) => makeSlots(deps),
};
