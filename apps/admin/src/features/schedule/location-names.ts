import type { Closure, SchedulePoint } from '@phial/contract/schedule/schedule';
import { dayOf, parseServTime, weekdayOf } from '@phial/domain/hong-kong-time';
import { formatDate, formatMoment } from '@phial/domain/moment-text';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useServices } from '../../services/use-services.ts';

/** Names of service points and cities in the language of the page. */
export function useLocationNames(points: readonly SchedulePoint[]) {
  const language = useLanguage();
  const words = useMessages().schedule.closures;
  const point = (servPtId: string) =>
    points.find((one) => one.servPtId === servPtId)?.names[language] ?? servPtId;
  const city = (code: string) => points.find((one) => one.city === code)?.cityNames[language] ?? code;
  return {
    point,
    city,
    /** Where a closure holds. */
    where: ({ servPtId, city: code }: { servPtId: string | null; city: string | null }) => {
      if (servPtId !== null) return point(servPtId);
      return code === null ? words.everywhere : words.city(city(code));
    },
  };
}

/** What a closure closes: where, and the service if it is one alone. */
export function useClosureReach(
  points: readonly SchedulePoint[],
): (closure: Pick<Closure, 'servPtId' | 'city' | 'type'>) => string {
  const { where } = useLocationNames(points);
  const { nameOf } = useServices();
  return (closure) => (closure.type === null ? where(closure) : `${where(closure)}, ${nameOf(closure.type)}`);
}

/** `3 Mar 2026, 10:00 (Tue)` of a time as the calls write it. */
export function useSlotTime(): (servTime: string) => string {
  const weekdays = useMessages().schedule.shortWeekdays;
  const language = useLanguage();
  return (servTime) => {
    const instant = parseServTime(servTime);
    if (instant === undefined) return servTime;
    const weekday = weekdayOf(dayOf(instant)) as keyof typeof weekdays;
    return `${formatMoment(instant, language)} (${weekdays[weekday]})`;
  };
}

/** A stretch of days in words, with the hours of each where there are some: `3 Mar 2026 to 5 Mar 2026, 12:00–14:00`. */
export function useDaysText(): (days: Pick<Closure, 'from' | 'until' | 'hours'>) => string {
  const { days, hoursOfDays } = useMessages().schedule;
  const language = useLanguage();
  return ({ from, until, hours }) => {
    const text = days(formatDate(from, language), formatDate(until, language));
    return hours === null ? text : hoursOfDays(text, hours.from, hours.until);
  };
}
