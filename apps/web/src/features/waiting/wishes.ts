import type { WaitingRequest } from '@phial/contract/booking/waiting';
import { addDays, type DayKey, dayOf } from '@phial/domain/hong-kong-time';

/** What suits somebody who waits, as typed. */
export interface Wishes {
  servPtIds: readonly string[];
  firstDay: string;
  lastDay: string;
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
  hours: 'any' | 'morning' | 'afternoon';
}

export type WishMistake = 'noPoint' | 'wrongDays' | 'noWeekday';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days that are preset, from today on. */
const PRESET_DAYS = 14;

/** What the choices of a time of day mean on the wire. */
export const HOURS = {
  any: { from: '00:00', until: '23:59' },
  morning: { from: '00:00', until: '12:00' },
  afternoon: { from: '12:00', until: '23:59' },
} as const;

/** @param days `firstDay` from today, `lastDay` in two weeks, unless given */
export function presetWishes(
  point: string | undefined,
  { firstDay, lastDay }: { firstDay?: DayKey | undefined; lastDay?: DayKey | undefined } = {},
): Wishes {
  const today = dayOf(new Date());
  return {
    servPtIds: point === undefined ? [] : [point],
    firstDay: firstDay ?? today,
    lastDay: lastDay ?? addDays(today, PRESET_DAYS),
    weekdays: WEEKDAYS,
    hours: 'any',
  };
}

/** In the order of the form. */
export function mistakesOfWishes({ servPtIds, firstDay, lastDay, weekdays }: Wishes): WishMistake[] {
  const areDaysWrong = firstDay === '' || lastDay === '' || firstDay > lastDay || lastDay < dayOf(new Date());
  return [
    ...(servPtIds.length === 0 ? (['noPoint'] as const) : []),
    ...(areDaysWrong ? (['wrongDays'] as const) : []),
    ...(weekdays.length === 0 ? (['noWeekday'] as const) : []),
  ];
}

/** The wishes as the calls take them. */
export function wiredWishes({
  servPtIds,
  firstDay,
  lastDay,
  weekdays,
  hours,
}: Wishes): Pick<WaitingRequest, 'servPtIds' | 'firstDay' | 'lastDay' | 'weekdays' | 'from' | 'until'> {
  return { servPtIds: [...servPtIds], firstDay, lastDay, weekdays: [...weekdays], ...HOURS[hours] };
}
