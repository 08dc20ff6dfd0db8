import { formatCardTime, isDay } from '@phial/domain/hong-kong-time';

/**
 * A moment of a report as Hong Kong's clock shows it, `YYYY-MM-DD HH:mm`.
 * @param moment ISO 8601 instant, or a day, which stays one
 */
export function showMoment(moment: string): string {
  return isDay(moment) ? moment : formatCardTime(new Date(moment));
}
