import { dayFormatter } from './day-formatter.ts';
import { type DayKey, dayOf, isDay, timeOf } from './hong-kong-time.ts';
import type { Language } from './language.ts';

const date = dayFormatter({ day: 'numeric', month: 'short', year: 'numeric' });

/**
 * A day as the staff and doctor site writes it: `5 Jan 2026`, `2026年1月5日`.
 * @throws RangeError when there is no such day
 */
export function formatDate(day: DayKey, language: Language): string {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  return date(Date.parse(`${day}T00:00:00Z`), language);
}

/**
 * A moment as the staff and doctor site writes it, by Hong Kong's clock: `5 Jan 2026, 09:30`,
 * `2026年1月5日 09:30`. A day without a time stays one.
 * @param moment an instant, an ISO 8601 instant or `YYYY-MM-DD`
 * @throws RangeError when it is none of them
 */
export function formatMoment(moment: Date | string, language: Language): string {
  if (typeof moment === 'string' && isDay(moment)) return formatDate(moment, language);
  const instant = new Date(moment);
  const day = formatDate(dayOf(instant), language);
  return language === 'en' ? `${day}, ${timeOf(instant)}` : `${day} ${timeOf(instant)}`;
}
