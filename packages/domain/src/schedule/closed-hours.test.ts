import { expect, it } from 'vitest';
import { firstClosedStart, isWithinClosedHours } from './closed-hours.ts';

const lunch = { from: '12:00', until: '14:00' };

it.each([
  ['11:30', 30, false],
  ['11:45', 30, true],
  ['12:00', 15, true],
  ['13:59', 15, true],
  ['14:00', 15, false],
  ['11:00', 240, true],
])('a slot from %s of %i minutes is closed: %s', (start, minutes, closed) => {
  expect(isWithinClosedHours(start, minutes, [lunch])).toBe(closed);
});

it('counts each of several closed hours, and none of no hours', () => {
  const evening = { from: '18:00', until: '19:00' };
  expect(isWithinClosedHours('18:30', 15, [lunch, evening])).toBe(true);
  expect(isWithinClosedHours('16:00', 15, [lunch, evening])).toBe(false);
  expect(isWithinClosedHours('12:30', 15, [])).toBe(false);
});

it('finds the slot that runs into closed hours as the first that is closed', () => {
  const slots = ['11:00', '11:45', '12:30'].map((start) => ({ start, minutes: 45 }));
  expect(firstClosedStart(slots, lunch)).toBe('11:45');
  expect(firstClosedStart(slots.slice(0, 1), lunch)).toBe('12:00');
  expect(firstClosedStart([], lunch)).toBe('12:00');
});
