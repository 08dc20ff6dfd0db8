import { addDays, dayOf, instantOf, timeOf } from '../hong-kong-time.ts';

/** When a visitor is reminded, and how. */
export interface Reminder {
  /** Hours before the appointment. */
  readonly hours: number;
  /** `any`: by e-mail where there is an address, else by text message; `text`: by text message alone. */
  readonly by: 'any' | 'text';
}

/** Hong Kong times between which nobody is reminded. */
const QUIET_HOURS = { from: '21:00', until: '08:00' } as const;

const HOUR_MS = 3_600_000;

/** When a reminder goes out. One that falls into the quiet hours goes out as they begin: sooner is better than too late. */
export function reminderDue(startsAt: Date, { hours }: Pick<Reminder, 'hours'>): Date {
  const due = new Date(startsAt.getTime() - hours * HOUR_MS);
  const time = timeOf(due);
  const day = dayOf(due);
  if (time > QUIET_HOURS.from) return instantOf(day, QUIET_HOURS.from);
  return time < QUIET_HOURS.until ? instantOf(addDays(day, -1), QUIET_HOURS.from) : due;
}
