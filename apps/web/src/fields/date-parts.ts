import type { Language } from '@phial/domain/language';
import { toHalfWidth } from '@phial/domain/text/text';

export type DatePart = 'year' | 'month' | 'day';

/** As people write a date: 2月28日 after the year, 28 February before it. */
export const PART_ORDER: Readonly<Record<Language, readonly DatePart[]>> = {
  tw: ['year', 'month', 'day'],
  zh: ['year', 'month', 'day'],
  en: ['day', 'month', 'year'],
};

export const PART_DIGITS: Readonly<Record<DatePart, number>> = { year: 4, month: 2, day: 2 };

/** The three boxes of a date kept as one text, `1946-2-8`; what is not typed yet is empty. */
export function splitDate(text: string): Record<DatePart, string> {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
}

/** The text of three boxes; three empty ones are the empty string. */
export function joinDate({ year, month, day }: Record<DatePart, string>): string {
  return year + month + day === '' ? '' : `${year}-${month}-${day}`;
}

/** What a box keeps of what is typed: as many digits as it holds, full-width ones in ASCII. */
export function digitsOf(text: string, part: DatePart): string {
  return toHalfWidth(text).replace(/\D/g, '').slice(0, PART_DIGITS[part]);
}

/**
 * A pasted date over the three boxes: `1946-02-28`, `28/2/1946`, `1946年2月28日`.
 * @returns undefined when it has not three numbers, one of them a year
 */
export function splitPastedDate(text: string): Record<DatePart, string> | undefined {
  const numbers = toHalfWidth(text).match(/\d+/g) ?? [];
  const [first = '', month = '', last = ''] = numbers;
  if (numbers.length !== 3 || month.length > 2) return undefined;
  if (first.length === 4 && last.length <= 2) return { year: first, month, day: last };
  if (last.length === 4 && first.length <= 2) return { year: last, month, day: first };
  return undefined;
}
