import { expect, test } from 'vitest';
import { labelSheets } from './label-size.ts';

const sheetsOf = (count: number, first: number) =>
  labelSheets(labels(count), first).map(({ spaces }) => spaces.map(({ label }) => label));
const labels = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('fills a sheet before it begins another', () => {
  expect(sheetsOf(24, 1)).toEqual([labels(24)]);
  expect(sheetsOf(25, 1)).toEqual([labels(24), [25]]);
});

test('leaves the used labels of the first sheet empty', () => {
  const [first, second] = sheetsOf(3, 23);
  expect(first).toHaveLength(24);
  expect(first?.slice(20)).toEqual([undefined, undefined, 1, 2]);
  expect(second).toEqual([3]);
});

test('has no sheet without a label', () => {
  expect(labelSheets([], 1)).toEqual([]);
});
