import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, firstDayOf, lastDayOf, weekdayOf } from '../hong-kong-time.ts';
import { monthGrid } from './month-grid.ts';

const month = fc.integer({ min: -600, max: 600 }).map((count) => addMonths('2026-01', count));

test('42 days in a row from a Monday, with the whole month in one piece', () => {
  fc.assert(
    fc.property(month, (key) => {
      const cells = monthGrid(key);
      expect(cells).toHaveLength(42);
      const [start] = cells;
      expect(weekdayOf(start?.day ?? '')).toBe(1);
      cells.forEach((cell, index) => {
        expect(cell.day).toBe(addDays(start?.day ?? '', index));
      });
      const inside = cells.filter((cell) => cell.inMonth).map((cell) => cell.day);
      expect(inside[0]).toBe(firstDayOf(key));
      expect(inside.at(-1)).toBe(lastDayOf(key));
      expect(inside).toHaveLength(daysBetween(firstDayOf(key), lastDayOf(key)) + 1);
    }),
  );
});

test('even a February of 28 days has six rows, and so has a month that starts on a Sunday', () => {
  expect(monthGrid('2027-02')[0]).toEqual({ day: '2027-02-01', inMonth: true });
  expect(monthGrid('2027-02')).toHaveLength(42);
  expect(monthGrid('2026-02')[0]).toEqual({ day: '2026-01-26', inMonth: false });
  expect(monthGrid('2026-02')[6]).toEqual({ day: '2026-02-01', inMonth: true });
});
