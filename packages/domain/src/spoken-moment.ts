import { dayOf, formatLongDay, timeOf } from './hong-kong-time.ts';
import type { Language } from './language.ts';

/** Parts of the day in Chinese, written alike in both scripts, each with the hour before which it ends. */
const PERIODS = [
  [6, '凌晨'],
  [12, '上午'],
  [13, '中午'],
  [18, '下午'],
  [24, '晚上'],
] as const;

/**
 * A moment as it is said on the telephone, by Hong Kong's clock: `Tuesday 3 March at 9:30 am`, `3月3日星期二上午9時30分`.
 * Without the year: what is said lies near.
 */
export function formatSpokenMoment(instant: Date, language: Language): string {
  const day = formatLongDay(dayOf(instant), language);
  const [hour = 0, minute = 0] = timeOf(instant).split(':').map(Number);
  const onDial = hour % 12 === 0 ? 12 : hour % 12;
  if (language === 'en') {
    const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
    return `${day} at ${onDial}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  }
  const period = PERIODS.find(([end]) => hour < end)?.[1] ?? '';
  const hours = language === 'tw' ? '時' : '点';
  return `${day}${period}${onDial}${hours}${minute === 0 ? '' : `${minute}分`}`;
}
