import type { Closure } from '@phial/contract/schedule/schedule';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { type DayKey, weekdayOf } from '@phial/domain/hong-kong-time';

/** Whether a public holiday or closure is of a day. */
export function isBreakOn({ from, until }: Pick<Closure, 'from' | 'until'>, day: DayKey): boolean {
  return from <= day && day <= until;
}

/**
 * Whether it is of a service at a point: it is everywhere unless it names a point or a city, and of every service unless
 * it names one.
 * @param type null: of the point as a whole
 */
export function isBreakAt(
  rest: Pick<Closure, 'servPtId' | 'city' | 'type'>,
  point: { id: string; city: string },
  type: ServiceType | null,
): boolean {
  const isThere = (rest.servPtId ?? point.id) === point.id && (rest.city ?? point.city) === point.city;
  return isThere && (rest.type === null || rest.type === type);
}

/** Whether a point has been given up by a day: it keeps its history and gets no slots. */
export function isRetired({ retiredFrom }: { retiredFrom: DayKey | null }, day: DayKey): boolean {
  return retiredFrom !== null && retiredFrom <= day;
}

/**
 * Whether a point has no service on a day, or not this one: weekly rest, public holiday or closure.
 * @param type null: the point as a whole, which stays open where one of its services is closed
 */
export function isBreakDay(
  breaks: readonly Pick<Closure, 'from' | 'until' | 'servPtId' | 'city' | 'type'>[],
  point: { id: string; city: string; restWeekdays: readonly number[] },
  day: DayKey,
  type: ServiceType | null,
): boolean {
  return (
    point.restWeekdays.includes(weekdayOf(day)) ||
    breaks.some((rest) => isBreakOn(rest, day) && isBreakAt(rest, point, type))
  );
}
