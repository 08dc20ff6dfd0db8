import { openingLines } from '@phial/content/opening-lines';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { LANGUAGES, type Language } from '@phial/domain/language';
import { weeklyHours } from '@phial/domain/schedule/business-hours';
import type { WeeklyHours } from '@phial/domain/schedule/opening-state';
import type { LocalText } from '../db/local-text.ts';
import type { PlacedPattern } from './schedule-state.ts';

/** The hours of a service point in the coming seven days, by its opening patterns. */
export interface PointHours {
  /** Of all its services together. */
  readonly all: readonly WeeklyHours[];
  readonly byType: ReadonlyMap<ServiceType, readonly WeeklyHours[]>;
}

/** @param patterns those of the point */
export function pointHours(
  patterns: readonly PlacedPattern[],
  restWeekdays: readonly number[],
  today: DayKey,
): PointHours {
  const hoursOf = (placed: readonly PlacedPattern[]) =>
    weeklyHours(
      placed.map(({ pattern }) => pattern),
      restWeekdays,
      today,
    );
  const byType = Map.groupBy(patterns, ({ type }) => type);
  return {
    all: hoursOf(patterns),
    byType: new Map([...byType].map(([type, placed]) => [type, hoursOf(placed)])),
  };
}

/**
 * Hours for reading: what the schedule says, then what staff add to it. Lines separated by `\n`.
 * @param note empty in every language where staff add nothing
 */
export function hoursForReading(hours: readonly WeeklyHours[], note: LocalText): LocalText {
  const lines = openingLines(hours);
  const joined = LANGUAGES.map((language): [Language, string] => [
    language,
    [lines[language], note[language]].filter((text) => text !== '').join('\n'),
  ]);
  return Object.fromEntries(joined) as LocalText;
}
