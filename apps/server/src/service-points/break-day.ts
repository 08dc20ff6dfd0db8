import type { Closure } from '@phial/contract/schedule/schedule';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { type DayKey, weekdayOf } from '@phial/domain/hong-kong-time';
import type { DayHours } from '@phial/domain/schedule/opening-state';

/** What decides where and when a public holiday or closure holds. */
type Break = Pick<Closure, 'from' | 'until' | 'servPtId' | 'city' | 'type' | 'hours'>;

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
 * Whether a point has no service on a day, or not this one: weekly rest, public holiday or closure. Closures of some
 * hours leave the day open.
 * @param type null: the point as a whole, which stays open where one of its services is closed
 */
export function isBreakDay(
  breaks: readonly Break[],
  point: { id: string; city: string; restWeekdays: readonly number[] },
  day: DayKey,
  type: ServiceType | null,
): boolean {
  return (
    point.restWeekdays.includes(weekdayOf(day)) ||
    breaks.some((rest) => rest.hours === null && isBreakOn(rest, day) && isBreakAt(rest, point, type))
  );
}

/** The hours of a day that are closed at a point for a service, in the order of the closures; they may overlap. */
export function closedHoursOf(
  breaks: readonly Break[],
  point: { id: string; city: string },
  day: DayKey,
  type: ServiceType,
): DayHours[] {
  return breaks.flatMap((rest) =>
    rest.hours !== null && isBreakOn(rest, day) && isBreakAt(rest, point, type) ? [rest.hours] : [],
  );
}
