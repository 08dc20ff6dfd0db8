import { expect, test } from 'vitest';
import { labelEvery, ticksTo } from './ticks.ts';

test.each([
  [7, [0, 2, 4, 6, 8]],
  [100, [0, 25, 50, 75, 100]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [1234, [0, 500, 1000, 1500]],
])('an axis to %j has round marks', (max, marks) => {
  expect(ticksTo(max)).toEqual(marks);
});

test('counts have whole marks, and nothing at all still has an axis', () => {
  expect(ticksTo(1, { whole: true })).toEqual([0, 1]);
  expect(ticksTo(9, { whole: true })).toEqual([0, 3, 6, 9]);
  for (const nothing of [0, -1, Number.NaN]) expect(ticksTo(nothing)).toEqual([0, 1]);
});

test('labels that would meet are left out evenly', () => {
  expect(labelEvery(7, { width: 700, labelWidth: 60 })).toBe(1);
  expect(labelEvery(31, { width: 620, labelWidth: 60 })).toBe(3);
  expect(labelEvery(31, { width: 0, labelWidth: 60 })).toBeGreaterThan(31);
});
