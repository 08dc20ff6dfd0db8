import { expect, test } from 'vitest';
import { shareOutSeats } from './party.ts';

const slots = (...free: number[]) => free.map((count, at) => ({ at, free: count }));
const shared = (people: number, ...free: number[]) =>
  shareOutSeats(slots(...free), people)?.map(({ at }) => at);

test('seats everybody at the first time where there is room', () => {
  expect(shared(3, 5, 5)).toEqual([0, 0, 0]);
});

test('seats the others as soon as possible after it', () => {
  expect(shared(4, 1, 0, 2, 3)).toEqual([0, 2, 2, 3]);
});

test('has no seats where the first time is full, or the seats are too few', () => {
  expect(shared(2, 0, 4)).toBeUndefined();
  expect(shared(4, 1, 2)).toBeUndefined();
  expect(shared(1)).toBeUndefined();
});
