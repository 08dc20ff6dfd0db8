import { expect, test } from 'vitest';
import { HOLD_SECONDS, HOLD_WARNING_SECONDS, secondsLeft, spokenAt } from './hold-rules.ts';

test('seconds count down to zero and no further', () => {
  expect(secondsLeft(600_000, 0)).toBe(600);
  expect(secondsLeft(600_000, 1)).toBe(600);
  expect(secondsLeft(600_000, 1000)).toBe(599);
  expect(secondsLeft(600_000, 599_999)).toBe(1);
  expect(secondsLeft(600_000, 600_000)).toBe(0);
  expect(secondsLeft(600_000, 700_000)).toBe(0);
});

test('the clock is announced at the start, at the warning and near the end, not at zero', () => {
  const spoken = Array.from({ length: HOLD_SECONDS + 1 }, (_, seconds) => seconds).filter(spokenAt);
  expect(spoken).toEqual([10, 30, 60, HOLD_WARNING_SECONDS, 300, HOLD_SECONDS]);
});
