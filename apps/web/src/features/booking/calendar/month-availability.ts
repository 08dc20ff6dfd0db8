import type { Availability } from '@phial/contract/availability';
import { firstEnabledMonth, MONTHS_AHEAD } from '@phial/domain/availability';
import {
  addMonths,
  type DayKey,
  firstDayOf,
  lastDayOf,
  type MonthKey,
  monthOf,
} from '@phial/domain/hong-kong-time';
import type { AvailabilityRange } from '../api.ts';

/** A month on screen. */
export interface MonthOfDays {
  month: MonthKey;
  days: Availability;
  /** True where no month within reach has a day that can be chosen (D-35). */
  noneFree?: boolean;
}

/** What the availability call is asked for a month (CAL-031). */
export function rangeOf(month: MonthKey): AvailabilityRange {
  return { startDate: firstDayOf(month), endDate: lastDayOf(month), firstDay: firstDayOf(month) };
}

/**
 * The first month with a day that can be chosen, from the present one on
 * (CAL-030); the present one where there is none. Most often that is one call.
 * @param fetchDays the days of a month; what it rejects with is passed on
 */
export async function firstFreeMonth(
  today: DayKey,
  fetchDays: (month: MonthKey) => Promise<Availability>,
): Promise<MonthOfDays> {
  const present = monthOf(today);
  const presentDays = await fetchDays(present);
  let days = presentDays;
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = addMonths(present, ahead);
    if (ahead > 0) days = await fetchDays(month);
    if (firstEnabledMonth(days, today, MONTHS_AHEAD) === month) return { month, days };
  }
  return { month: present, days: presentDays, noneFree: true };
}
