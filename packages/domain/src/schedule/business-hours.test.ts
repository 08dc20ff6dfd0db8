import { describe, expect, test } from 'vitest';
import { weekdayGroups, weeklyHours } from './business-hours.ts';
import type { OpeningPattern } from './opening-pattern.ts';

const MONDAY = '2026-08-03';
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
const pattern = (changes: Partial<OpeningPattern>): OpeningPattern => ({
  weekdays: MONDAY_TO_FRIDAY,
  opens: '09:00',
  closes: '13:00',
  everyMinutes: 30,
  capacity: 2,
  ...changes,
});

describe('the weekly hours of a schedule', () => {
  test('join patterns that touch or overlap, and keep the break at noon', () => {
    const patterns = [
      pattern({ opens: '14:00', closes: '17:00' }),
      pattern({}),
      pattern({ opens: '11:00', closes: '13:00', weekdays: [5, 6] }),
      pattern({ opens: '17:00', closes: '20:30', weekdays: [1, 2, 3, 4, 5] }),
    ];
    expect(weeklyHours(patterns, [], MONDAY)).toEqual([
      { weekdays: MONDAY_TO_FRIDAY, from: '09:00', until: '13:00' },
      { weekdays: MONDAY_TO_FRIDAY, from: '14:00', until: '20:30' },
      { weekdays: [6], from: '11:00', until: '13:00' },
    ]);
  });

  test('leave out the weekly rest', () => {
    const patterns = [pattern({ weekdays: [6, 7] })];
    expect(weeklyHours(patterns, [7], MONDAY)).toEqual([{ weekdays: [6], from: '09:00', until: '13:00' }]);
  });

  test('are those of the coming seven days where a season changes', () => {
    const patterns = [
      pattern({ validUntil: '2026-08-04' }),
      pattern({ opens: '10:00', validFrom: '2026-08-05' }),
    ];
    const groups = weekdayGroups(weeklyHours(patterns, [], MONDAY));
    expect(groups.map(({ weekdays, hours }) => [weekdays, hours[0]?.from])).toEqual([
      [[1, 2], '09:00'],
      [[3, 4, 5], '10:00'],
    ]);
    expect(weeklyHours([pattern({ validFrom: '2026-08-10' })], [], MONDAY)).toEqual([]);
  });

  test('reach to the seventh day', () => {
    expect(weeklyHours([pattern({ weekdays: [7] })], [], MONDAY)).toEqual([
      { weekdays: [7], from: '09:00', until: '13:00' },
    ]);
  });

  test('are none without a pattern that has room for a slot', () => {
    expect(weeklyHours([], [], MONDAY)).toEqual([]);
    expect(weeklyHours([pattern({ closes: '09:10' })], [], MONDAY)).toEqual([]);
  });
});

test('weekdays that are not neighbours make one group', () => {
  expect(weekdayGroups([{ weekdays: [5, 1, 3], from: '09:00', until: '12:00' }])).toEqual([
    { weekdays: [1, 3, 5], hours: [{ from: '09:00', until: '12:00' }] },
  ]);
});
