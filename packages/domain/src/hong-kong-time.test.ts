import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  daysInARow,
  firstDayOf,
  formatCardTime,
  formatClock,
  formatLongDate,
  formatMonth,
  formatServTime,
  formatShortDate,
  formatTableDate,
  formatWeekday,
  instantOf,
  isDay,
  lastDayOf,
  minutesOf,
  monthOf,
  parseServTime,
  timeOf,
  timeOfMinutes,
  weekdayOf,
} from './hong-kong-time.ts';

const instant = fc.date({
  min: new Date('1980-01-01T00:00:00Z'),
  max: new Date('2079-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const day = instant.map(dayOf);
const days = fc.integer({ min: -36_500, max: 36_500 });

describe('instants', () => {
  test('Hong Kong is eight hours ahead, all year', () => {
    expect(dayOf(new Date('2026-01-05T15:59:59Z'))).toBe('2026-01-05');
    expect(dayOf(new Date('2026-01-05T16:00:00Z'))).toBe('2026-01-06');
    expect(timeOf(new Date('2026-07-05T01:30:00Z'))).toBe('09:30');
    expect(instantOf('2026-07-05', '09:30').toISOString()).toBe('2026-07-05T01:30:00.000Z');
  });

  test('agree with the time zone database', () => {
    const reference = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Hong_Kong',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(instant, (moment) => {
        expect(formatServTime(moment)).toBe(reference.format(moment));
      }),
    );
  });

  test('round trip through the text of a slot, to the second', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        const whole = Math.floor(moment.getTime() / 1000) * 1000;
        expect(parseServTime(formatServTime(moment))?.getTime()).toBe(whole);
        const minute = instantOf(dayOf(moment), timeOf(moment)).getTime();
        expect(minute).toBe(Math.floor(moment.getTime() / 60_000) * 60_000);
      }),
    );
  });

  test('seconds are optional', () => {
    expect(parseServTime('2026-01-05 09:30')).toEqual(parseServTime('2026-01-05 09:30:00'));
  });

  test.each([
    '',
    '2026-01-05',
    '2026-01-05T09:30',
    '2026-01-05 9:30',
    '2026-01-05 24:00',
    '2026-01-05 09:60',
    '2026-01-05 09:30:60',
    '2026-02-29 09:30',
    '2026-13-01 09:30',
    ' 2026-01-05 09:30',
    '2026-01-05 09:30:00Z',
  ])('%j is no slot time', (text) => {
    expect(parseServTime(text)).toBeUndefined();
  });

  test('a time that does not exist fails loudly', () => {
    expect(() => instantOf('2026-02-30', '09:00')).toThrow(RangeError);
    expect(() => instantOf('2026-02-20', '9:00')).toThrow(RangeError);
    expect(() => formatCardTime('tomorrow')).toThrow(RangeError);
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });

  test('cards show minutes', () => {
    expect(formatCardTime('2026-01-05 09:30:00')).toBe('2026-01-05 09:30');
    expect(formatCardTime(new Date('2026-01-05T01:30:45Z'))).toBe('2026-01-05 09:30');
  });
});

describe('days', () => {
  test('only real days are days', () => {
    for (const text of ['2026-02-28', '2028-02-29', '2000-02-29', '1976-12-31', '0099-01-01']) {
      expect(isDay(text)).toBe(true);
    }
    for (const text of [
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-00-10',
      '2026-1-5',
      '2026-01-05 ',
      '',
    ]) {
      expect(isDay(text)).toBe(false);
    }
  });

  test('days in a row are those that adding one after another finds', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 70 }), (first, count) => {
        expect(daysInARow(first, count)).toEqual(Array.from({ length: count }, (_, n) => addDays(first, n)));
      }),
    );
  });

  test('adding and counting agree over two centuries', () => {
    fc.assert(
      fc.property(day, days, (key, count) => {
        const later = addDays(key, count);
        expect(isDay(later)).toBe(true);
        expect(daysBetween(key, later)).toBe(count);
        expect(addDays(later, -count)).toBe(key);
        expect(Math.sign(count)).toBe(later > key ? 1 : later < key ? -1 : 0);
      }),
    );
  });

  test('every day from 1980 to 2079 follows the one before, and weekdays turn', () => {
    let key = '1980-01-01';
    let weekday = weekdayOf(key);
    expect(weekday).toBe(2);
    let count = 0;
    while (key < '2080-01-01') {
      const next = addDays(key, 1);
      expect(next > key && isDay(next)).toBe(true);
      weekday = (weekday % 7) + 1;
      key = next;
      count += 1;
    }
    expect(count).toBe(36_525);
    expect(weekdayOf(key)).toBe(weekday);
  });

  test('weekdays run from 1 Monday to 7 Sunday, before 1970 too', () => {
    expect(weekdayOf('2026-08-03')).toBe(1);
    expect(weekdayOf('2026-08-09')).toBe(7);
    expect(weekdayOf('1969-12-28')).toBe(7);
  });
});

describe('months', () => {
  test('step over years', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthOf('2026-08-03')).toBe('2026-08');
  });

  test('end on their last day', () => {
    expect(lastDayOf('2026-02')).toBe('2026-02-28');
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(lastDayOf('2026-12')).toBe('2026-12-31');
  });

  test('follow one another without a gap', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1200, max: 1200 }), (key, count) => {
        const month = addMonths(monthOf(key), count);
        expect(addMonths(month, -count)).toBe(monthOf(key));
        expect(addDays(lastDayOf(month), 1)).toBe(firstDayOf(addMonths(month, 1)));
      }),
    );
  });
});

describe('words and clocks', () => {
  test('long dates and months in the three languages', () => {
    expect(formatLongDate('2026-01-05', 'en')).toBe('Monday 5 January 2026');
    expect(formatLongDate('2026-01-05', 'tw')).toBe('2026年1月5日星期一');
    expect(formatLongDate('2026-01-05', 'zh')).toBe('2026年1月5日星期一');
    expect(formatTableDate('2026-01-05', 'en')).toBe('Mon 5 Jan 2026');
    expect(formatTableDate('2026-01-05', 'tw')).toBe('2026年1月5日週一');
    expect(formatTableDate('2026-01-05', 'zh')).toBe('2026年1月5日周一');
    expect(formatWeekday('2026-01-05', 'en')).toBe('Monday');
    expect(formatWeekday('2026-01-05', 'tw')).toBe('星期一');
    expect(formatWeekday('2026-01-05', 'zh')).toBe('星期一');
    expect(formatShortDate('2026-01-05', 'en')).toBe('5 Jan');
    expect(formatShortDate('2026-01-05', 'tw')).toBe('1月5日');
    expect(formatShortDate('2026-01-05', 'zh')).toBe('1月5日');
    expect(formatMonth('2026-01', 'en')).toBe('January 2026');
    expect(formatMonth('2026-12', 'tw')).toBe('2026年12月');
  });

  test('minutes of the day go both ways', () => {
    for (let minutes = 0; minutes <= 1440; minutes += 1)
      expect(minutesOf(timeOfMinutes(minutes))).toBe(minutes);
    for (const text of ['24:01', '9:00', '09:60', '', 'ab:cd'])
      expect(() => minutesOf(text)).toThrow(RangeError);
  });

  test('a clock counts in mm:ss and stops at zero', () => {
    expect([600, 599, 60, 9.9, 0, -5].map(formatClock)).toEqual([
      '10:00',
      '09:59',
      '01:00',
      '00:09',
      '00:00',
      '00:00',
    ]);
  });
});
