import { addDays, dayOf, instantOf, timeOf } from '../hong-kong-time.ts';

/** When a visitor is reminded, and how. */
export interface Reminder {
  /** Hours before the appointment. */
  readonly hours: number;
  /** `any`: by e-mail where there is an address, else by text message; `text`: by text message alone. */
  readonly by: 'any' | 'text';
}

/** How many reminders a service has at most, and how many hours ahead one can be: fourteen days. */
export const MOST_REMINDERS = 5;
export const MOST_REMINDER_HOURS = 336;

/** What a new service begins with. */
export const DEFAULT_REMINDERS: readonly Reminder[] = [
  { hours: 72, by: 'any' },
  { hours: 24, by: 'any' },
  { hours: 3, by: 'text' },
];

/** Where a list of reminders has one at the time of an earlier one; positions from 0. */
export function repeatedReminders(reminders: readonly Pick<Reminder, 'hours'>[]): number[] {
  return reminders.flatMap(({ hours }, at) =>
    reminders.findIndex((one) => one.hours === hours) < at ? [at] : [],
  );
}

/** Hong Kong times `HH:mm`, from an evening to the next morning; none where both are the same. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

const HOUR_MS = 3_600_000;

/** Whether two times are quiet hours: from an evening to the next morning, or none. */
export function areQuietHours({ from, until }: QuietHours): boolean {
  return from >= until;
}

/**
 * When the quiet hours end that an instant falls into.
 * @returns undefined outside of them
 */
export function endOfQuietHours(now: Date, { from, until }: QuietHours): Date | undefined {
  if (from === until) return undefined;
  const time = timeOf(now);
  if (time < until) return instantOf(dayOf(now), until);
  return time < from ? undefined : instantOf(addDays(dayOf(now), 1), until);
}

/** When a reminder goes out. One that falls into the quiet hours goes out as they begin: sooner is better than too late. */
export function reminderDue(startsAt: Date, { hours }: Pick<Reminder, 'hours'>, quiet: QuietHours): Date {
  const due = new Date(startsAt.getTime() - hours * HOUR_MS);
  if (quiet.from === quiet.until) return due;
  const time = timeOf(due);
  const day = dayOf(due);
  if (time > quiet.from) return instantOf(day, quiet.from);
  return time < quiet.until ? instantOf(addDays(day, -1), quiet.from) : due;
}
