import { addMonths, type DayKey, type MonthKey, monthOf } from '../hong-kong-time.ts';

/** How far ahead a service is booked where it does not say otherwise, in days from today. */
export const BOOKING_HORIZON_DAYS = 90;

/** The furthest ahead that any service can be booked, in days from today. */
export const MAX_DAYS_AHEAD = 180;

/** How many months the calendar goes beyond the present one where the service does not say (docs/rules/calendar.md#reach). */
export const MONTHS_AHEAD = monthsAhead(BOOKING_HORIZON_DAYS);

/** How many months the calendar of a service goes beyond the present one. @param daysAhead that can be booked */
export function monthsAhead(daysAhead: number): number {
  return Math.ceil(daysAhead / 30);
}

/** The longest range of one availability call, in days (docs/rules/calendar.md#range). */
export const MAX_RANGE_DAYS = 100;

/** How a day shows: bookable, full, break day, not open. */
export type DayState = 'ACTIVE' | 'FULL' | 'BREAKDAY' | 'UNACTIVE';

/** What the rules need of a day of the availability answer. */
export interface OpenDay {
  readonly tag: string;
  readonly slots: readonly { readonly hasQuota: boolean }[];
}

/**
 * Not open: absent, past, tagged UNACTIVE, or without slots (docs/rules/calendar.md#open-days).
 * Full: ACTIVE, and no slot has quota.
 * @param day the day of the answer, undefined when absent
 * @param today the present Hong Kong day
 */
export function dayState(day: OpenDay | undefined, key: DayKey, today: DayKey): DayState {
  if (day === undefined || key < today) return 'UNACTIVE';
  if (day.tag === 'BREAKDAY') return 'BREAKDAY';
  if (day.tag !== 'ACTIVE' || day.slots.length === 0) return 'UNACTIVE';
  return day.slots.some((slot) => slot.hasQuota) ? 'ACTIVE' : 'FULL';
}

/** Only a day with a free slot can be chosen. */
export function isEnabled(state: DayState): boolean {
  return state === 'ACTIVE';
}

/**
 * The first month with a day that can be chosen, from the present month to
 * `reachMonths` later; undefined when there is none.
 */
export function firstEnabledMonth(
  availability: Readonly<Record<DayKey, OpenDay | undefined>>,
  today: DayKey,
  reachMonths: number,
): MonthKey | undefined {
  const lastMonth = addMonths(monthOf(today), reachMonths);
  return Object.entries(availability)
    .filter(([key, day]) => isEnabled(dayState(day, key, today)))
    .map(([key]) => monthOf(key))
    .filter((month) => month <= lastMonth)
    .sort()[0];
}

/** Seats of a slot that nobody has booked or holds; none where more are taken than there are. */
export function freeSeats({
  capacity,
  booked,
  held,
}: {
  capacity: number;
  booked: number;
  held: number;
}): number {
  return Math.max(0, capacity - booked - held);
}
