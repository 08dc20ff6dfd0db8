import { expect, test } from 'vitest';
import { attendanceGroups, rateOfEnough } from './attendance-groups.ts';

test('groups add up by confirmation and by reminder', () => {
  const groups = attendanceGroups([
    { confirmed: true, reminded: true, attended: 1, noShows: 2 },
    { confirmed: true, reminded: false, attended: 4, noShows: 8 },
    { confirmed: false, reminded: true, attended: 16, noShows: 32 },
    { confirmed: false, reminded: false, attended: 64, noShows: 128 },
  ]);
  expect(groups).toEqual([
    { name: 'confirmed', attended: 5, noShows: 10 },
    { name: 'unconfirmed', attended: 80, noShows: 160 },
    { name: 'reminded', attended: 17, noShows: 34 },
    { name: 'unreminded', attended: 68, noShows: 136 },
    { name: 'confirmed-reminded', attended: 1, noShows: 2 },
    { name: 'confirmed-unreminded', attended: 4, noShows: 8 },
    { name: 'unconfirmed-reminded', attended: 16, noShows: 32 },
    { name: 'unconfirmed-unreminded', attended: 64, noShows: 128 },
  ]);
});

test('ten marked bookings have a rate, nine have none', () => {
  expect(rateOfEnough({ attended: 9, noShows: 1 })).toBe(0.1);
  expect(rateOfEnough({ attended: 9, noShows: 0 })).toBeNull();
  expect(rateOfEnough({ attended: 0, noShows: 0 })).toBeNull();
});
