import { type DayKey, weekdayOf } from '@phial/domain/hong-kong-time';
import type { Row } from '../db/row.ts';

/** Whether a public holiday or closure is of a day. */
export function isBreakOn(
  { from_day: from, until_day: until }: Row<'break_day', 'from_day' | 'until_day'>,
  day: DayKey,
): boolean {
  return from <= day && day <= until;
}

/** Whether it is of a service point: it is everywhere unless it names a point or a city. */
export function isBreakAt(
  rest: Row<'break_day', 'service_point_id' | 'city'>,
  point: { id: string; city: string },
): boolean {
  return (rest.service_point_id ?? point.id) === point.id && (rest.city ?? point.city) === point.city;
}

/** Whether a point has no service on a day: weekly rest, public holiday or closure. */
export function isBreakDay(
  breaks: readonly Row<'break_day', 'from_day' | 'until_day' | 'service_point_id' | 'city'>[],
  point: { id: string; city: string; restWeekdays: readonly number[] },
  day: DayKey,
): boolean {
  return (
    point.restWeekdays.includes(weekdayOf(day)) ||
    breaks.some((rest) => isBreakOn(rest, day) && isBreakAt(rest, point))
  );
}
