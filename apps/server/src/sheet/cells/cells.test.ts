import { addDays, daysBetween, timeOfMinutes } from '@phial/domain/hong-kong-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfCell } from './day-cell.ts';
import { timeOfCell } from './time-cell.ts';
import { weekdaysOfCell } from './weekdays-cell.ts';

describe('a day of a cell', () => {
  it.each([
    '2026-11-23',
    '2026/11/23',
    '2026.11.23',
    '20261123',
    '2026年11月23日',
    '23/11/2026',
    '23/11/26',
    '23-11-2026',
    '23-Nov-26',
    '23 November 2026',
    ' ２０２６／１１／２３ ',
    '46349',
  ])('reads %s as 23 November 2026', (cell) => {
    expect(dayOfCell(cell)).toBe('2026-11-23');
  });

  it('takes the day before the month where both would do', () => {
    expect(dayOfCell('3/4/2026')).toBe('2026-04-03');
  });

  it.each(['', '11/23/2026', '31/2/2026', '2026-11', '2026/11-23', '23-Foo-26', '7', '99999', 'today'])(
    'refuses %j',
    (cell) => {
      expect(dayOfCell(cell)).toBeUndefined();
    },
  );

  it('reads the serial number of every day of this century', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_500 }), (days) => {
        const day = addDays('2000-01-01', days);
        return dayOfCell(String(daysBetween('1899-12-30', day))) === day;
      }),
    );
  });
});

describe('a time of a cell', () => {
  it.each([
    ['9:00', '09:00'],
    ['09:00:00', '09:00'],
    ['0900', '09:00'],
    ['9:05 AM', '09:05'],
    ['2:30:00 PM', '14:30'],
    ['12:15 am', '00:15'],
    ['12:15 PM', '12:15'],
    ['上午9:00', '09:00'],
    ['下午 2:30', '14:30'],
    ['９：００', '09:00'],
    ['0.375', '09:00'],
    ['.75', '18:00'],
    ['24:00', '24:00'],
    ['1', '24:00'],
  ])('reads %s as %s', (cell, time) => {
    expect(timeOfCell(cell)).toBe(time);
  });

  it.each(['', '9', '9:60', '24:01', '13:00 PM', '0:30 AM', '1.5', 'noon'])('refuses %j', (cell) => {
    expect(timeOfCell(cell)).toBeUndefined();
  });

  it('reads the fraction of every minute', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1439 }),
        (minutes) => timeOfCell(String(Number((minutes / 1440).toFixed(9)))) === timeOfMinutes(minutes),
      ),
    );
  });
});

describe('weekdays of a cell', () => {
  it.each([
    ['1;2;3', [1, 2, 3]],
    ['1-5', [1, 2, 3, 4, 5]],
    ['Mon-Fri', [1, 2, 3, 4, 5]],
    ['Monday to Friday, Sunday', [1, 2, 3, 4, 5, 7]],
    ['星期一至五', [1, 2, 3, 4, 5]],
    ['星期一至星期五', [1, 2, 3, 4, 5]],
    ['周六、日', [6, 7]],
    ['六 日 六', [6, 7]],
  ])('reads %s', (cell, days) => {
    expect(weekdaysOfCell(cell)).toEqual(days);
  });

  it.each(['', '0', '8', '5-1', 'Fri-Mon', '1-2-3', 'weekdays', 'mo'])('refuses %j', (cell) => {
    expect(weekdaysOfCell(cell)).toBeUndefined();
  });
});
