import { addDays, type DayKey, firstDayOf, type MonthKey, monthOf, weekdayOf } from '../hong-kong-time.ts';

export interface MonthCell {
  day: DayKey;
  /** False for the days before and after the month that fill the grid. */
  inMonth: boolean;
}

const CELLS = 42;

/** A month as the calendar shows it: 6 weeks of 7 days from Monday, always 42 cells. */
export function monthGrid(month: MonthKey): MonthCell[] {
  const first = firstDayOf(month);
  const start = addDays(first, 1 - weekdayOf(first));
  return Array.from({ length: CELLS }, (_, index) => {
    const day = addDays(start, index);
    return { day, inMonth: monthOf(day) === month };
  });
}
