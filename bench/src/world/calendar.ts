import { randomInt } from 'node:crypto';
import {
  addDays,
  type DayKey,
  dayOf,
  instantOf,
  timeOfMinutes,
  weekdayOf,
} from '@phial/domain/hong-kong-time';

/*
 * The slots of the benchmark: eleven whole weeks, Monday to Saturday, every
 * twenty minutes from nine to one and from two to six, as at a large centre of
 * the sample. Both sides pick one by number, so both do it by the same formula.
 */

export const WEEKS = 11;
export const OPEN_DAYS = WEEKS * 6;
export const SLOTS_A_DAY = 24;
export const EVERY_MINUTES = 20;

const MORNING_SLOTS = 12;
const OPENS = 9 * 60;
const LUNCH = 60;

/** The first Monday from tomorrow on: eleven weeks from there lie within the booking horizon. */
export function firstMonday(now: Date): DayKey {
  const tomorrow = addDays(dayOf(now), 1);
  return addDays(tomorrow, (8 - weekdayOf(tomorrow)) % 7);
}

/**
 * @param day 0 to {@link OPEN_DAYS} - 1
 * @param slot 0 to {@link SLOTS_A_DAY} - 1
 */
export function slotStart(monday: DayKey, day: number, slot: number): Date {
  const minutes = OPENS + slot * EVERY_MINUTES + (slot < MORNING_SLOTS ? 0 : LUNCH);
  return instantOf(addDays(monday, Math.floor(day / 6) * 7 + (day % 6)), timeOfMinutes(minutes));
}

export function randomSlotStart(monday: DayKey): Date {
  return slotStart(monday, randomInt(OPEN_DAYS), randomInt(SLOTS_A_DAY));
}

/** The variable `first` of {@link PGBENCH_SLOT_START}. */
export function pgbenchFirstSlot(monday: DayKey): number {
  return slotStart(monday, 0, 0).getTime() / 1000;
}

/** The same formula for pgbench: sets `start` of a random slot (seconds since 1970) from `first`, the first slot's. */
export const PGBENCH_SLOT_START = `\\set day random(0, ${OPEN_DAYS - 1})
\\set slot random(0, ${SLOTS_A_DAY - 1})
\\set start :first + (:day / 6 * 7 + :day % 6) * 86400 + :slot * ${EVERY_MINUTES * 60} + case when :slot < ${MORNING_SLOTS} then 0 else ${LUNCH * 60} end`;
