import { isDay } from '@phial/domain/hong-kong-time';
import { expect, test } from 'vitest';
import { publicHolidays } from './holidays.ts';

test.each([
  [
    2026,
    '01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26',
  ],
  [
    2027,
    '01-01 02-06 02-08 02-09 03-26 03-27 03-29 04-05 05-01 05-13 06-09 07-01 09-16 10-01 10-08 12-25 12-27',
  ],
])('the general holidays of %i as gazetted', async (year, days) => {
  expect((await publicHolidays(year)).map((holiday) => holiday.day.slice(5))).toEqual(days.split(' '));
});

test('every holiday name of the next decades has its simplified form', async () => {
  for (let year = 2024; year <= 2060; year += 1) {
    for (const { day, names } of await publicHolidays(year)) {
      expect(isDay(day)).toBe(true);
      expect(names.zh).not.toMatch(/[農曆節勞動復誕國慶陽聖後個紀別區]/);
      expect(names.en).toMatch(/^[\x20-\x7e’]+$/);
    }
  }
});

test('names in the three languages', async () => {
  expect((await publicHolidays(2026))[1]).toEqual({
    day: '2026-02-17',
    names: { tw: '農曆年初一', zh: '农历年初一', en: 'Lunar New Year’s Day' },
  });
});
