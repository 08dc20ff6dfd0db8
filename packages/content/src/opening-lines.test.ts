import { expect, test } from 'vitest';
import { openingLines } from './opening-lines.ts';

const hours = (weekdays: number[], from = '09:00', until = '13:00') => ({ weekdays, from, until });

test('reads as one line for each group of weekdays, in three languages', () => {
  const week = [
    hours([1, 2, 3, 4, 5]),
    hours([1, 2, 3, 4, 5], '14:00', '18:00'),
    hours([6], '09:00', '17:00'),
  ];
  const chinese = '星期一至五 09:00–13:00、14:00–18:00\n星期六 09:00–17:00';
  expect(openingLines(week)).toEqual({
    tw: chinese,
    zh: chinese,
    en: 'Mon–Fri 09:00–13:00, 14:00–18:00\nSat 09:00–17:00',
  });
});

test.each([
  [[1, 3, 5], 'Mon, Wed, Fri', '星期一、三、五'],
  [[6, 7], 'Sat, Sun', '星期六、日'],
  [[1, 2, 3, 6], 'Mon–Wed, Sat', '星期一至三、六'],
  [[1, 2, 3, 4, 5, 6, 7], 'Mon–Sun', '星期一至日'],
])('names the weekdays %j', (weekdays, english, chinese) => {
  const { en, tw } = openingLines([hours(weekdays)]);
  expect([en, tw]).toEqual([`${english} 09:00–13:00`, `${chinese} 09:00–13:00`]);
});

test('is empty without hours', () => {
  expect(openingLines([])).toEqual({ tw: '', zh: '', en: '' });
});
