import {
  addDays,
  addMonths,
  type DayKey,
  firstDayOf,
  lastDayOf,
  type MonthKey,
  monthOf,
  weekdayOf,
} from '@phial/domain/hong-kong-time';

/** The months a calendar may show, both included. */
export interface MonthReach {
  first: MonthKey;
  last: MonthKey;
}

/** The same day of the month so many months on; the last day where the month is shorter. */
export function sameDayIn(month: MonthKey, day: DayKey): DayKey {
  const wanted = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return wanted < last ? wanted : last;
}

/**
 * Where a key leads from a day, as in the date grid of the ARIA Authoring
 * Practices: arrows by day and week, Home and End within the week, Page Up and
 * Page Down by month. It stays within the months the calendar may show.
 * @param key `KeyboardEvent.key`
 * @returns undefined for a key that does not move
 */
export function dayAfterKey(key: string, day: DayKey, reach: MonthReach): DayKey | undefined {
  const next = MOVES.get(key)?.(day);
  if (next === undefined) return undefined;
  const earliest = firstDayOf(reach.first);
  const latest = lastDayOf(reach.last);
  if (next < earliest) return key === 'PageUp' ? day : earliest;
  if (next > latest) return key === 'PageDown' ? day : latest;
  return next;
}

const MOVES: ReadonlyMap<string, (day: DayKey) => DayKey> = new Map([
  ['ArrowLeft', (day) => addDays(day, -1)],
  ['ArrowRight', (day) => addDays(day, 1)],
  ['ArrowUp', (day) => addDays(day, -7)],
  ['ArrowDown', (day) => addDays(day, 7)],
  ['Home', (day) => addDays(day, 1 - weekdayOf(day))],
  ['End', (day) => addDays(day, 7 - weekdayOf(day))],
  ['PageUp', (day) => sameDayIn(addMonths(monthOf(day), -1), day)],
  ['PageDown', (day) => sameDayIn(addMonths(monthOf(day), 1), day)],
]);
