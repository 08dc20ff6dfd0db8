import { MAX_RANGE_DAYS } from '@phial/domain/booking/availability';
import {
  type DayKey,
  dayOf,
  daysBetween,
  daysInARow,
  firstDayOf,
  isDay,
  lastDayOf,
  monthOf,
} from '@phial/domain/hong-kong-time';
import { Refused } from '../../errors.ts';

/** Both days belong to it. */
export interface DayRange {
  first: DayKey;
  last: DayKey;
}

/**
 * The range of an availability call (docs/rules/calendar.md#range). What is missing is filled up to
 * whole months: of the day that is given, else of `firstDay`, else the present one.
 * @throws Refused `range-invalid` for a day that does not exist, the wrong order, or more than 100 days
 */
export function readDayRange(
  query: { startDate?: string; endDate?: string; firstDay?: string },
  now: Date,
): DayRange {
  const { startDate, endDate, firstDay } = query;
  if (![startDate, endDate, firstDay].every((day) => day === undefined || isDay(day))) {
    throw new Refused('range-invalid');
  }
  const first = startDate ?? firstDayOf(monthOf(endDate ?? firstDay ?? dayOf(now)));
  const last = endDate ?? lastDayOf(monthOf(startDate ?? firstDay ?? dayOf(now)));
  const days = daysBetween(first, last) + 1;
  if (days < 1 || days > MAX_RANGE_DAYS) throw new Refused('range-invalid');
  return { first, last };
}

/** Every day of a range from `from` on, in order. */
export function daysFrom(range: DayRange, from: DayKey): DayKey[] {
  const first = range.first < from ? from : range.first;
  return daysInARow(first, Math.max(0, daysBetween(first, range.last) + 1));
}
