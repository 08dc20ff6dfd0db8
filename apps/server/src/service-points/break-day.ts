import type { Closure } from '@phial/contract/schedule/schedule';
import { type DayKey, weekdayOf } from '@phial/domain/hong-kong-time';

/** Whether a public holiday or closure is of a day. */
export function isBreakOn({ from, until }: Pick<Closure, 'from' | 'until'>, day: DayKey): boolean {
  return from <= day && day <= until;
}

/** Whether it is of a service point: it is everywhere unless it names a point or a city. */
export function isBreakAt(
  rest: Pick<Closure, 'servPtId' | 'city'>,
  point: { id: string; city: string },
): boolean {
  return (rest.servPtId ?? point.id) === point.id && (rest.city ?? point.city) === point.city;
}

/** Whether a point has been given up by a day: it keeps its history and gets no slots. */
export function isRetired({ retiredFrom }: { retiredFrom: DayKey | null }, day: DayKey): boolean {
  return retiredFrom !== null && retiredFrom <= day;
}

/** Whether a point has no service on a day: weekly rest, public holiday or closure. */
export function isBreakDay(
  breaks: readonly Pick<Closure, 'from' | 'until' | 'servPtId' | 'city'>[],
  point: { id: string; city: string; restWeekdays: readonly number[] },
  day: DayKey,
): boolean {
  return (
    point.restWeekdays.includes(weekdayOf(day)) ||
    breaks.some((rest) => isBreakOn(rest, day) && isBreakAt(rest, point))
  );
}
