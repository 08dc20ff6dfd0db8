import type { WeeklyPattern } from '@phial/contract/schedule/schedule';
import { isDay } from '@phial/domain/hong-kong-time';
import type { OpeningPattern } from '@phial/domain/schedule/opening-pattern';
import { findWeekProblem } from '@phial/domain/schedule/opening-week';
import { toHalfWidth } from '@phial/domain/text/text';

/** Monday to Sunday, as ISO 8601 counts them. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The most seats of a slot, whatever the service. */
export const MOST_SEATS = 1000;

/** A row of the form: what was typed, as it was typed. */
export interface WeekRow {
  readonly key: number;
  readonly weekdays: readonly number[];
  readonly opens: string;
  readonly closes: string;
  readonly everyMinutes: string;
  readonly capacity: string;
  readonly validFrom: string;
  readonly validUntil: string;
}

/** What is wrong with a row. `other` counts the rows from 1. */
export type RowProblem =
  | { row: number; problem: 'incomplete' | 'times' }
  | { row: number; problem: 'clock'; field: 'opens' | 'closes' }
  | { row: number; problem: 'seats'; most: number }
  | { row: number; problem: 'overlap'; other: number };

let lastKey = 0;

/** The rows of a week as it is kept. */
export function rowsOf(patterns: readonly WeeklyPattern[]): WeekRow[] {
  return patterns.map((pattern) => ({
    key: ++lastKey,
    weekdays: pattern.weekdays,
    opens: pattern.opens,
    closes: pattern.closes,
    everyMinutes: String(pattern.everyMinutes),
    capacity: String(pattern.capacity),
    validFrom: pattern.validFrom ?? '',
    validUntil: pattern.validUntil ?? '',
  }));
}

/** A row to begin with: Monday to Friday, mornings. */
export function newRow(): WeekRow {
  return {
    key: ++lastKey,
    weekdays: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '13:00',
    everyMinutes: '15',
    capacity: '1',
    validFrom: '',
    validUntil: '',
  };
}

/**
 * The rows as a week, or the first thing wrong with them.
 * @param most seats that the service allows in a slot
 */
export function readRows(rows: readonly WeekRow[], most: number): { patterns: WeeklyPattern[] } | RowProblem {
  const patterns: WeeklyPattern[] = [];
  for (const [row, typed] of rows.entries()) {
    const pattern = readRow(typed);
    const field = (['opens', 'closes'] as const).find(
      (one) => typed[one].trim() !== '' && readTypedTime(typed[one]) === undefined,
    );
    if (field !== undefined) return { row, problem: 'clock', field };
    if (pattern === undefined) return { row, problem: 'incomplete' };
    if (pattern.capacity > most) return { row, problem: 'seats', most };
    patterns.push(pattern);
  }
  const found = findWeekProblem(patterns.map(domainPattern));
  if (found === undefined) return { patterns };
  if (found.problem === 'pattern-times') return { row: found.at, problem: 'times' };
  return { row: found.at, problem: 'overlap', other: found.other + 1 };
}

/**
 * A time as it is typed, on the 24-hour clock: `9`, `930`, `9:30`, `09.30` and their full-width forms.
 * @returns `HH:mm`, or undefined when it is none
 */
export function readTypedTime(typed: string): string | undefined {
  const text = toHalfWidth(typed).trim();
  const [, hour, minute] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute ?? 0) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute ?? '00'}`;
}

/** A row as the rules of the domain know it, as far as it can be read. */
export function readRow(row: WeekRow): WeeklyPattern | undefined {
  const { weekdays, validFrom, validUntil } = row;
  const [opens, closes] = [readTypedTime(row.opens), readTypedTime(row.closes)];
  const [everyMinutes, capacity] = [whole(row.everyMinutes, 1440), whole(row.capacity, MOST_SEATS)];
  const days = [validFrom, validUntil].every((day) => day === '' || isDay(day));
  if (weekdays.length === 0 || opens === undefined || closes === undefined || !days) return undefined;
  if (everyMinutes === undefined || capacity === undefined) return undefined;
  return {
    weekdays: [...weekdays],
    opens,
    closes,
    everyMinutes,
    capacity,
    validFrom: validFrom || null,
    validUntil: validUntil || null,
  };
}

/** Without the bounds it does not have. */
export function domainPattern({ validFrom, validUntil, ...pattern }: WeeklyPattern): OpeningPattern {
  return { ...pattern, ...(validFrom !== null && { validFrom }), ...(validUntil !== null && { validUntil }) };
}

function whole(text: string, most: number): number | undefined {
  const number = Number(text);
  return /^\d{1,4}$/.test(text.trim()) && number >= 1 && number <= most ? number : undefined;
}
