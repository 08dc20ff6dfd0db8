import { type DayKey, minutesOf } from '../hong-kong-time.ts';
import type { OpeningPattern } from './opening-pattern.ts';

/** What is wrong with the patterns of a service point and type; `at` counts them from 0. */
type OpeningWeekProblem =
  | { readonly problem: 'pattern-times'; readonly at: number }
  | { readonly problem: 'pattern-overlap'; readonly at: number; readonly other: number };

/**
 * The first thing wrong with a week: a pattern without room for a slot or with
 * a validity that ends before it begins, or two patterns that both say how many
 * seats a time has.
 */
export function findWeekProblem(patterns: readonly OpeningPattern[]): OpeningWeekProblem | undefined {
  for (const [at, pattern] of patterns.entries()) {
    if (!hasRoom(pattern)) return { problem: 'pattern-times', at };
    const other = patterns.findIndex((earlier, index) => index < at && overlap(earlier, pattern));
    if (other >= 0) return { problem: 'pattern-overlap', at, other };
  }
  return undefined;
}

function hasRoom({ opens, closes, everyMinutes, validFrom, validUntil }: OpeningPattern): boolean {
  const fits = minutesOf(closes) - minutesOf(opens) >= everyMinutes;
  return fits && (validFrom === undefined || validUntil === undefined || validFrom <= validUntil);
}

function overlap(a: OpeningPattern, b: OpeningPattern): boolean {
  return (
    a.weekdays.some((weekday) => b.weekdays.includes(weekday)) &&
    meets(a.validFrom, a.validUntil, b.validFrom, b.validUntil) &&
    a.opens < b.closes &&
    b.opens < a.closes
  );
}

function meets(from: DayKey = '', until: DayKey = '9999', otherFrom = '', otherUntil = '9999'): boolean {
  return from <= otherUntil && otherFrom <= until;
}
