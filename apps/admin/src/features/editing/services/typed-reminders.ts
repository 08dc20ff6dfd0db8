import type { Reminder } from '@phial/domain/booking/reminder';

/** A reminder as its row has it: a number as it is typed, of days or hours. */
export interface TypedReminder {
  readonly amount: string;
  readonly unit: 'days' | 'hours';
  readonly by: Reminder['by'];
}

const DAY = 24;

/** The earliest first; whole days as days. */
export function typedReminders(reminders: readonly Reminder[]): TypedReminder[] {
  return reminders
    .toSorted((one, other) => other.hours - one.hours)
    .map(({ hours, by }) =>
      hours % DAY === 0
        ? { amount: String(hours / DAY), unit: 'days', by }
        : { amount: String(hours), unit: 'hours', by },
    );
}

/** The reverse of {@link typedReminders}; what is no number goes as it is typed, for the server to name. */
export function sentReminders(typed: readonly TypedReminder[]): unknown[] {
  return typed.map(({ amount, unit, by }) => {
    const text = amount.trim();
    const number = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
    return { hours: number === undefined ? text : number * (unit === 'days' ? DAY : 1), by };
  });
}
