import type { SchedulePoint } from '@phial/contract/schedule';
import { dayOf, formatCardTime, parseServTime, weekdayOf } from '@phial/domain/hong-kong-time';
import { useLanguage, useMessages } from '../../language/language.ts';

/** Names of service points and cities in the language of the page. */
export function usePlaceNames(points: readonly SchedulePoint[]) {
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

/** `Tue 2026-03-03 10:00` of a time as the calls write it. */
export function useSlotTime(): (servTime: string) => string {
  const weekdays = useMessages().schedule.shortWeekdays;
  return (servTime) => {
    const instant = parseServTime(servTime);
    if (instant === undefined) return servTime;
    const weekday = weekdayOf(dayOf(instant)) as keyof typeof weekdays;
    return `${formatCardTime(instant)} (${weekdays[weekday]})`;
  };
}
