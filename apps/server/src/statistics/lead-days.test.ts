import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quartilesOf, together } from './lead-days.ts';

const counted = (values: readonly number[]) =>
  together(values.map((value) => new Map([[value, 1]] as const)));

test.each([
  [[5], { lower: 5, median: 5, upper: 5 }],
  [[1, 2], { lower: 1.25, median: 1.5, upper: 1.75 }],
  [[11, 1, 1, 10, 1, 1], { lower: 1, median: 1, upper: 7.75 }],
])('quartiles of %j', (values, quartiles) => {
  expect(quartilesOf(counted(values))).toEqual(quartiles);
});

test('has no quartiles without values', () => {
  expect(quartilesOf(new Map())).toBeNull();
  expect(quartilesOf(new Map([[3, 0]]))).toBeNull();
});

test('counted values have the quartiles of the values themselves', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 200 }), (values) => {
      const sorted = values.toSorted((a, b) => a - b);
      const at = (share: number) => {
        const rank = share * (sorted.length - 1);
        const [below = 0, above = 0] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]];
        return below + (above - below) * (rank % 1);
      };
      expect(quartilesOf(counted(values))).toEqual({ lower: at(0.25), median: at(0.5), upper: at(0.75) });
    }),
  );
});
