import type { LocalText } from '@phial/domain/language';
import type { TurnaroundDays } from './package-page.ts';

/** A report turnaround in words: `1 day`, `2 days`, `1 or 4 days`. */
export function turnaroundText(days: TurnaroundDays): LocalText {
  return {
    en: `${days.join(' or ')} ${days.join() === '1' ? 'day' : 'days'}`,
    tw: `${days.join(' 或 ')} 天`,
    zh: `${days.join(' 或 ')} 天`,
  };
}
