import { expect, it } from 'vitest';
import { spokenMoment } from './client-information-code.ts';

it.each([
  [3600, 3600],
  [3599, 3600],
  [1801, 3600],
  [1800, 1800],
  [901, 1800],
  [599, 600],
  [61, 120],
  [60, 60],
  [0, 60],
  [3601, 3600],
])('with %i seconds left, %i was the last moment to be spoken', (seconds, moment) => {
  expect(spokenMoment(seconds)).toBe(moment);
});
