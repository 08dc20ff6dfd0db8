import type { Availability } from '@phial/contract/booking/availability';
import { BOOKING_HORIZON_DAYS, type DayState, dayState } from '@phial/domain/booking/availability';
import { addDays, type DayKey, weekdayOf } from '@phial/domain/hong-kong-time';

/** Days of one view of the small calendar: two weeks from Monday. */
export const VIEW_DAYS = 14;

export interface ViewDay {
  readonly day: DayKey;
  /** Undefined until it is known. */
  readonly state: DayState | undefined;
  /** Starts with a free seat. */
  readonly freeTimes: number;
}

/** The Monday of the view so many fortnights after the one with today. */
export function viewStart(today: DayKey, view: number): DayKey {
  return addDays(today, 1 - weekdayOf(today) + view * VIEW_DAYS);
}

/** The last view with a day that slots exist for. */
export const LAST_VIEW = Math.ceil(BOOKING_HORIZON_DAYS / VIEW_DAYS);

/** The days of a view. @param days the answer of the availability call, undefined while it is awaited */
export function viewDays(days: Availability | undefined, start: DayKey, today: DayKey): ViewDay[] {
  return Array.from({ length: VIEW_DAYS }, (_, index) => {
    const day = addDays(start, index);
    const slots = days?.[day]?.slots ?? [];
    return {
      day,
      state: days === undefined && day >= today ? undefined : dayState(days?.[day], day, today),
      freeTimes: slots.filter(({ hasQuota }) => hasQuota).length,
    };
  });
}
