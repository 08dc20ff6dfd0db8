import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOf, timeOfMinutes } from '../hong-kong-time.ts';
import { type OpeningPattern, slotStarts } from './opening-pattern.ts';

const MONDAY = '2026-08-03';
const morning: OpeningPattern = {
  weekdays: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '10:30',
  everyMinutes: 30,
  capacity: 4,
};

describe('the slots of a day', () => {
  test('start at opening and end by closing', () => {
    expect(slotStarts(morning, MONDAY)).toEqual(['09:00', '09:30', '10:00']);
    expect(slotStarts({ ...morning, closes: '10:29' }, MONDAY)).toEqual(['09:00', '09:30']);
    expect(slotStarts({ ...morning, closes: '09:00' }, MONDAY)).toEqual([]);
    expect(slotStarts({ ...morning, opens: '23:00', closes: '24:00' }, MONDAY)).toEqual(['23:00', '23:30']);
  });

  test('exist on the weekdays of the pattern only', () => {
    expect(slotStarts(morning, '2026-08-08')).toEqual([]);
    expect(slotStarts({ ...morning, weekdays: [7] }, '2026-08-09')).toHaveLength(3);
  });

  test('exist from the first to the last valid day, both included', () => {
    const limited = { ...morning, validFrom: '2026-08-04', validUntil: '2026-08-06' };
    const days = ['2026-08-03', '2026-08-04', '2026-08-06', '2026-08-07'];
    expect(days.map((day) => slotStarts(limited, day).length)).toEqual([0, 3, 3, 0]);
  });

  test('a malformed pattern fails loudly', () => {
    for (const everyMinutes of [0, -30, 7.5, Number.NaN]) {
      expect(() => slotStarts({ ...morning, everyMinutes }, MONDAY)).toThrow(RangeError);
    }
    expect(() => slotStarts({ ...morning, opens: '9am' }, MONDAY)).toThrow(RangeError);
  });

  test('are evenly spaced, inside the hours, and fill them', () => {
    const minutes = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(minutes, minutes, fc.integer({ min: 5, max: 240 }), (opens, closes, everyMinutes) => {
        const pattern = {
          ...morning,
          opens: timeOfMinutes(opens),
          closes: timeOfMinutes(closes),
          everyMinutes,
        };
        const starts = slotStarts(pattern, MONDAY).map(minutesOf);
        expect(starts).toEqual(starts.map((_, index) => opens + index * everyMinutes));
        const end = opens + starts.length * everyMinutes;
        if (starts.length > 0) expect(end).toBeLessThanOrEqual(closes);
        expect(end + everyMinutes).toBeGreaterThan(closes);
      }),
    );
  });
});
