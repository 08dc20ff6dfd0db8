import { addDays, type DayKey, weekdayOf } from '../hong-kong-time.ts';
import { type OpeningPattern, slotStarts } from './opening-pattern.ts';
import { type DayHours, hoursOfWeekday, type WeeklyHours } from './opening-state.ts';

/** Weekdays with the same hours. */
export interface WeekdayGroup {
  /** 1 Monday to 7 Sunday, ascending. */
  readonly weekdays: readonly number[];
  /** In the order of the day, with a gap between any two. */
  readonly hours: readonly DayHours[];
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/**
 * The hours that weekly patterns give in the seven days from a day on, so that a season that begins or ends shows in
 * time. Public holidays and closures are not taken out.
 * @param restWeekdays 1 Monday to 7 Sunday: days without service whatever the patterns say
 * @returns empty where no pattern gives a slot in that week
 * @throws RangeError when a pattern is malformed
 */
export function weeklyHours(
  patterns: readonly OpeningPattern[],
  restWeekdays: readonly number[],
  from: DayKey,
): WeeklyHours[] {
  const hours = Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead))
    .filter((day) => !restWeekdays.includes(weekdayOf(day)))
    .flatMap((day) =>
      patterns
        .filter((pattern) => slotStarts(pattern, day).length > 0)
        .map(({ opens, closes }) => ({ weekdays: [weekdayOf(day)], from: opens, until: closes })),
    );
  return weekdayGroups(hours).flatMap(({ weekdays, hours: ofDay }) =>
    ofDay.map(({ from: opens, until }) => ({ weekdays: [...weekdays], from: opens, until })),
  );
}

/**
 * Weekdays grouped by their hours, in the order of the first weekday of each; days without hours are left out.
 * @throws RangeError when a time is malformed
 */
export function weekdayGroups(hours: readonly WeeklyHours[]): WeekdayGroup[] {
  const open = WEEK.map((weekday) => ({ weekday, hours: hoursOfWeekday(hours, weekday) })).filter(
    (day) => day.hours.length > 0,
  );
  const groups = Map.groupBy(open, (day) => day.hours.map(({ from, until }) => `${from}–${until}`).join());
  return [...groups.values()].map((days) => ({
    weekdays: days.map(({ weekday }) => weekday),
    hours: days[0]?.hours ?? [],
  }));
}
