import { type DayKey, minutesOf, timeOfMinutes, weekdayOf } from '../hong-kong-time.ts';

/** A weekly rule from which the slots of a service point and service type are made. */
export interface OpeningPattern {
  /** 1 Monday to 7 Sunday. */
  weekdays: number[];
  /** `HH:mm`, start of the first slot. */
  opens: string;
  /** `HH:mm`, latest end of a slot. */
  closes: string;
  /** Length of a slot and distance between starts, in minutes. */
  everyMinutes: number;
  /** Places in each slot. */
  capacity: number;
  /** First day it holds; always before, when absent. */
  validFrom?: DayKey;
  /** Last day it holds; for good, when absent. */
  validUntil?: DayKey;
}

/**
 * The starts (`HH:mm`) of the slots a pattern gives on a day; a slot must end
 * by closing time. Break days are not its business.
 * @throws RangeError when a time is malformed or the distance is not a positive whole number
 */
export function slotStarts(pattern: OpeningPattern, day: DayKey): string[] {
  const { opens, closes, everyMinutes, validFrom, validUntil } = pattern;
  if (!Number.isInteger(everyMinutes) || everyMinutes < 1) {
    throw new RangeError(`everyMinutes must be a positive whole number, not ${everyMinutes}`);
  }
  if (!pattern.weekdays.includes(weekdayOf(day))) return [];
  if (validFrom !== undefined && day < validFrom) return [];
  if (validUntil !== undefined && day > validUntil) return [];
  const count = Math.max(0, Math.floor((minutesOf(closes) - minutesOf(opens)) / everyMinutes));
  return Array.from({ length: count }, (_, index) => timeOfMinutes(minutesOf(opens) + index * everyMinutes));
}
