import { type DayKey, isDay } from '../hong-kong-time.ts';
import { toHalfWidth } from '../text/text.ts';

export type BirthdayError = 'birthday-required' | 'date-format' | 'birthday-range';

/** Nobody alive was born before it; a year mistyped as 1850 or 0195 is caught. */
const EARLIEST: DayKey = '1900-01-01';

/**
 * A date of birth typed in three boxes and joined by hyphens, in the form of the
 * calls: `1950-3-7` is `1950-03-07`, three empty boxes are the empty string.
 * What is no such date stays as it is, for {@link validateBirthday} to refuse.
 */
export function completeBirthday(typed: string): string {
  const parts = toHalfWidth(typed).replace(/\s/g, '').split('-');
  if (parts.every((part) => part === '')) return '';
  return parts.map((part, index) => (index > 0 && part !== '' ? part.padStart(2, '0') : part)).join('-');
}

/**
 * What is wrong with a date of birth; undefined when it is right.
 * @param text `YYYY-MM-DD` exactly
 * @param today in Hong Kong; somebody born today is let in
 */
export function validateBirthday(text: string, today: DayKey): BirthdayError | undefined {
  if (text === '') return 'birthday-required';
  if (!isDay(text)) return 'date-format';
  return text < EARLIEST || text > today ? 'birthday-range' : undefined;
}
