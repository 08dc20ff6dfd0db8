import { expect, it } from 'vitest';
import type { OpeningPattern } from './opening-pattern.ts';
import { findWeekProblem } from './opening-week.ts';

const pattern = (changes: Partial<OpeningPattern> = {}): OpeningPattern => ({
  weekdays: [1, 2, 3],
  opens: '09:00',
  closes: '13:00',
  everyMinutes: 15,
  capacity: 2,
  ...changes,
});

it.each([
  ['one beside the other in the day', pattern({ opens: '13:00', closes: '17:00' })],
  ['on other days', pattern({ weekdays: [4, 5] })],
  ['in the next season', pattern({ validFrom: '2026-07-01' })],
])('patterns may stand %s', (_, other) => {
  expect(findWeekProblem([pattern({ validUntil: '2026-06-30' }), other])).toBeUndefined();
});

it.each([
  ['a minute is shared', pattern({ opens: '12:59', closes: '17:00' })],
  ['one lies within the other', pattern({ opens: '10:00', closes: '11:00', weekdays: [3] })],
  ['the seasons share a day', pattern({ validFrom: '2026-06-30' })],
])('patterns overlap where %s', (_, other) => {
  const patterns = [pattern({ weekdays: [6] }), pattern({ validUntil: '2026-06-30' }), other];
  expect(findWeekProblem(patterns)).toEqual({ problem: 'pattern-overlap', at: 2, other: 1 });
});

it.each([
  pattern({ closes: '09:00' }),
  pattern({ closes: '09:10' }),
  pattern({ validFrom: '2026-02-02', validUntil: '2026-02-01' }),
])('a pattern that gives no slot ever is none', (bad) => {
  expect(findWeekProblem([bad])).toEqual({ problem: 'pattern-times', at: 0 });
});
