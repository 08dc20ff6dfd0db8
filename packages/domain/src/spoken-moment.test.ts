import { expect, test } from 'vitest';
import { instantOf } from './hong-kong-time.ts';
import { formatSpokenMoment } from './spoken-moment.ts';

test.each([
  ['09:30', 'Tuesday 3 March at 9:30 am', '3月3日星期二上午9時30分', '3月3日星期二上午9点30分'],
  ['12:00', 'Tuesday 3 March at 12 pm', '3月3日星期二中午12時', '3月3日星期二中午12点'],
  ['14:05', 'Tuesday 3 March at 2:05 pm', '3月3日星期二下午2時5分', '3月3日星期二下午2点5分'],
  ['21:00', 'Tuesday 3 March at 9 pm', '3月3日星期二晚上9時', '3月3日星期二晚上9点'],
  ['00:15', 'Tuesday 3 March at 12:15 am', '3月3日星期二凌晨12時15分', '3月3日星期二凌晨12点15分'],
])('%s is said as a clock of twelve hours', (time, en, tw, zh) => {
  const instant = instantOf('2026-03-03', time);
  expect(formatSpokenMoment(instant, 'en')).toBe(en);
  expect(formatSpokenMoment(instant, 'tw')).toBe(tw);
  expect(formatSpokenMoment(instant, 'zh')).toBe(zh);
});
