import type { Availability } from '@phial/contract/availability';
import { dayState, firstEnabledMonth, isEnabled, MONTHS_AHEAD } from '@phial/domain/availability';
import {
  addMonths,
  type DayKey,
  dayOf,
  endOfDay,
  firstDayOf,
  lastDayOf,
  type MonthKey,
  monthOf,
  parseServTime,
} from '@phial/domain/hong-kong-time';
import type { MonthReach } from './calendar-keys.ts';

/** A month on screen. */
export interface MonthOfDays {
  month: MonthKey;
  days: Availability;
  /** The present day according to the server. */
  today: DayKey;
  /** Milliseconds from the answer to the next midnight, when another day is today. */
  untilMidnight: number;
  /** True where no month within reach has a day that can be chosen. */
  noneFree?: boolean;
}

interface DaysOfServer {
  /** Keyed by date; a date that is absent is not open. */
  days: Availability;
  /** Time of the server, `YYYY-MM-DD HH:mm:ss`, Hong Kong. */
  now?: string | undefined;
}

type FetchDays = (month: MonthKey) => Promise<DaysOfServer>;

/** What the availability call is asked for a month. */
export function rangeOf(month: MonthKey) {
  return { startDate: firstDayOf(month), endDate: lastDayOf(month), firstDay: firstDayOf(month) };
}

/** The months that can be shown: the present one and some ahead. */
export function reachOf(today: DayKey): MonthReach {
  return { first: monthOf(today), last: addMonths(monthOf(today), MONTHS_AHEAD) };
}

/** The first day that can be chosen. */
export function firstFreeDay(days: Availability, today: DayKey): DayKey | undefined {
  return Object.keys(days)
    .filter((day) => isEnabled(dayState(days[day], day, today)))
    .sort()[0];
}

/**
 * A month, or the nearest one within reach. Which that is the server's clock
 * decides; only where this device's is far off, that takes a second call.
 * @param present the time of this device, in case the server names none
 */
export async function monthWithinReach(
  wanted: MonthKey,
  present: Date,
  fetchDays: FetchDays,
): Promise<MonthOfDays> {
  const answer = await fetchDays(wanted);
  const { today, untilMidnight } = clockOf(answer, present);
  const { first, last } = reachOf(today);
  const month = wanted < first ? first : wanted > last ? last : wanted;
  const { days } = month === wanted ? answer : await fetchDays(month);
  return { month, days, today, untilMidnight };
}

/**
 * The first month with a day that can be chosen, from the present one on; the
 * present one where there is none. Most often that is one call.
 * @param fetchDays the days of a month; what it rejects with is passed on
 */
export async function firstFreeMonth(present: Date, fetchDays: FetchDays): Promise<MonthOfDays> {
  const own = await monthWithinReach(monthOf(dayOf(present)), present, fetchDays);
  const first = monthOf(own.today);
  const start = own.month === first ? own : await monthWithinReach(first, present, fetchDays);
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = addMonths(first, ahead);
    const days = ahead === 0 ? start.days : (await fetchDays(month)).days;
    if (firstEnabledMonth(days, start.today, MONTHS_AHEAD) === month) return { ...start, month, days };
  }
  return { ...start, noneFree: true };
}

function clockOf({ now }: DaysOfServer, present: Date): Pick<MonthOfDays, 'today' | 'untilMidnight'> {
  const instant = (now && parseServTime(now)) || present;
  const today = dayOf(instant);
  return { today, untilMidnight: endOfDay(today).getTime() - instant.getTime() };
}
