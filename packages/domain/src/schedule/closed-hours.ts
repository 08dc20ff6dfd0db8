import { minutesOf, timeOfMinutes } from '../hong-kong-time.ts';
import type { DayHours } from './opening-state.ts';

/**
 * Whether a slot has a minute in common with closed hours. One that ends as they begin, or begins as they end, stays open.
 * @param start `HH:mm`
 * @param minutes length of the slot
 * @throws RangeError when a time is malformed
 */
export function isWithinClosedHours(start: string, minutes: number, closed: readonly DayHours[]): boolean {
  const begins = minutesOf(start);
  return closed.some(({ from, until }) => begins < minutesOf(until) && begins + minutes > minutesOf(from));
}

/**
 * The earliest start that {@link isWithinClosedHours} can close: that of a slot that runs into the hours, else when they
 * begin.
 * @param slots of the day, `HH:mm` and length in minutes
 */
export function firstClosedStart(
  slots: readonly { start: string; minutes: number }[],
  hours: DayHours,
): string {
  const starts = slots
    .filter(({ start, minutes }) => isWithinClosedHours(start, minutes, [hours]))
    .map(({ start }) => minutesOf(start));
  return timeOfMinutes(Math.min(minutesOf(hours.from), ...starts));
}
