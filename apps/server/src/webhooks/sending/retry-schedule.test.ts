import { expect, it } from 'vitest';
import { MOST_ATTEMPTS, nextAttempt } from './retry-schedule.ts';

const START = new Date('2026-03-02T09:00:00+08:00');

/** Hours from the first attempt to the last. */
function hours(random: number): number {
  let at = START;
  for (let failed = 1; failed < MOST_ATTEMPTS; failed++) at = nextAttempt(failed, at, random) ?? at;
  return (at.getTime() - START.getTime()) / 3_600_000;
}

it('tries again for a little more than three days, then gives up', () => {
  expect(hours(0)).toBeCloseTo(75.58, 1);
  expect(hours(1)).toBeCloseTo(75.58 * 1.1, 1);
  expect(nextAttempt(MOST_ATTEMPTS, START, 0)).toBeUndefined();
});

it('waits longer from attempt to attempt, and never less than the schedule says', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (failed) => (nextAttempt(failed, START, 0)?.getTime() ?? 0) - START.getTime(),
  );
  expect(pauses[0]).toBe(5_000);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
});
