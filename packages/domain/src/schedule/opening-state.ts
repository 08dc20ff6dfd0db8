import { addDays, type DayKey, dayOf, minutesOf, timeOf, weekdayOf } from '../hong-kong-time.ts';

/** A stretch of a week in which a place is open. */
export interface WeeklyHours {
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[];
  /** `HH:mm`, Hong Kong. */
  readonly from: string;
  /** `HH:mm`, Hong Kong, when it closes; 24:00 is midnight. */
  readonly until: string;
}

/** Whether a place is open, and when that changes. `next` is missing where it never opens. */
export type OpeningState =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly next?: { readonly day: DayKey; readonly at: string } };

/**
 * What a place's door says at an instant. It is open from the first minute of
 * a stretch to the one before its last; stretches that touch or overlap count
 * as one, so that `until` is when somebody really has to leave.
 * @param closedDays days on which it does not open at all, `YYYY-MM-DD`
 * @throws RangeError when a time is malformed
 */
export function openingState(
  hours: readonly WeeklyHours[],
  closedDays: readonly DayKey[],
  now: Date,
): OpeningState {
  const today = dayOf(now);
  const minute = minutesOf(timeOf(now));
  const stretches = (day: DayKey) => (closedDays.includes(day) ? [] : hoursOfWeekday(hours, weekdayOf(day)));

  const current = stretches(today).find((stretch) => isWithin(stretch, minute));
  if (current) return { open: true, until: current.until };

  const later = stretches(today).find(({ from }) => minutesOf(from) > minute);
  if (later) return { open: false, next: { day: today, at: later.from } };
  // Every seven days have an opening, unless a closed day takes it away.
  const reach = 7 * (closedDays.length + 1);
  for (let ahead = 1; ahead <= reach; ahead += 1) {
    const day = addDays(today, ahead);
    const [first] = stretches(day);
    if (first) return { open: false, next: { day, at: first.from } };
  }
  return { open: false };
}

/** A stretch of a day in which a place is open. */
export type DayHours = Pick<WeeklyHours, 'from' | 'until'>;

function isWithin({ from, until }: DayHours, minute: number): boolean {
  return minutesOf(from) <= minute && minute < minutesOf(until);
}

/**
 * The hours of a weekday in their order, with a true gap between any two.
 * @param weekday 1 Monday to 7 Sunday
 * @throws RangeError when a time is malformed
 */
export function hoursOfWeekday(hours: readonly WeeklyHours[], weekday: number): DayHours[] {
  const inOrder = hours
    .filter(({ weekdays, from, until }) => weekdays.includes(weekday) && minutesOf(from) < minutesOf(until))
    .sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
  const joined: DayHours[] = [];
  for (const { from, until } of inOrder) {
    const last = joined.at(-1);
    if (last === undefined || minutesOf(last.until) < minutesOf(from)) joined.push({ from, until });
    else if (minutesOf(last.until) < minutesOf(until)) joined[joined.length - 1] = { ...last, until };
  }
  return joined;
}
