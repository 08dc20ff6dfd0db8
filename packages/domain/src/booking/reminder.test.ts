import { expect, it } from 'vitest';
import { formatServTime } from '../hong-kong-time.ts';
import { areQuietHours, endOfQuietHours, reminderDue, repeatedReminders } from './reminder.ts';

const NIGHT = { from: '21:00', until: '08:00' };
const NONE = { from: '00:00', until: '00:00' };
const at = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`);

it.each([
  ['2026-03-05 10:30:00', 24, '2026-03-04 10:30:00'],
  ['2026-03-05 10:30:00', 72, '2026-03-02 10:30:00'],
  ['2026-03-05 11:00:00', 3, '2026-03-05 08:00:00'],
  ['2026-03-05 10:59:00', 3, '2026-03-04 21:00:00'],
  ['2026-03-05 21:00:00', 24, '2026-03-04 21:00:00'],
  ['2026-03-05 21:30:00', 24, '2026-03-04 21:00:00'],
  ['2026-03-01 03:00:00', 3, '2026-02-28 21:00:00'],
])('a visitor of %s is reminded %i hours ahead at %s', (startsAt, hours, due) => {
  expect(formatServTime(reminderDue(at(startsAt), { hours }, NIGHT))).toBe(due);
});

it('without quiet hours a reminder goes out at any time', () => {
  const due = reminderDue(at('2026-03-05 03:00:00'), { hours: 3 }, NONE);
  expect(formatServTime(due)).toBe('2026-03-05 00:00:00');
});

it.each([
  ['2026-03-02 20:59:00', undefined],
  ['2026-03-02 21:00:00', '2026-03-03 08:00:00'],
  ['2026-03-03 00:30:00', '2026-03-03 08:00:00'],
  ['2026-03-03 07:59:00', '2026-03-03 08:00:00'],
  ['2026-03-03 08:00:00', undefined],
])('the quiet hours of %s end at %s', (now, end) => {
  const found = endOfQuietHours(at(now), NIGHT);
  expect(found && formatServTime(found)).toBe(end);
  expect(endOfQuietHours(at(now), NONE)).toBeUndefined();
});

it('finds the reminders at the time of an earlier one', () => {
  expect(repeatedReminders([24, 3, 24, 24].map((hours) => ({ hours })))).toEqual([2, 3]);
  expect(repeatedReminders([{ hours: 24 }, { hours: 3 }])).toEqual([]);
});

it.each([
  ['21:00', '08:00', true],
  ['08:00', '08:00', true],
  ['08:00', '21:00', false],
])('from %s until %s are quiet hours: %s', (from, until, are) => {
  expect(areQuietHours({ from, until })).toBe(are);
});
