import { addDays, dayOf } from '@phial/domain/hong-kong-time';

/** Query of an availability call: the month of days from today. The present month has no free time at its end. */
export function comingDays(): string {
  const today = dayOf(new Date());
  return `startDate=${today}&endDate=${addDays(today, 30)}`;
}
