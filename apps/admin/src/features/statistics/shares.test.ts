import { expect, test } from 'vitest';
import { noShowRate, useOfCapacity } from './shares.ts';

test('use of capacity may exceed one, and is absent without seats', () => {
  expect(useOfCapacity({ taken: 3, capacity: 4 })).toBe(0.75);
  expect(useOfCapacity({ taken: 5, capacity: 4 })).toBe(1.25);
  expect(useOfCapacity({ taken: 0, capacity: 0 })).toBeNull();
});

test('the rate of no-shows counts marked appointments only', () => {
  expect(noShowRate({ attended: 9, noShows: 1 })).toBe(0.1);
  expect(noShowRate({ attended: 0, noShows: 0 })).toBeNull();
});
