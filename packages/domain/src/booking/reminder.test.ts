import { expect, it } from 'vitest';
import { formatServTime } from '../hong-kong-time.ts';
import { reminderDue } from './reminder.ts';

it.each([
  ['2026-03-05 10:30:00', 24, '2026-03-04 10:30:00'],
  ['2026-03-05 10:30:00', 72, '2026-03-02 10:30:00'],
  ['2026-03-05 11:00:00', 3, '2026-03-05 08:00:00'],
  ['2026-03-05 10:59:00', 3, '2026-03-04 21:00:00'],
  ['2026-03-05 21:00:00', 24, '2026-03-04 21:00:00'],
  ['2026-03-05 21:30:00', 24, '2026-03-04 21:00:00'],
  ['2026-03-01 03:00:00', 3, '2026-02-28 21:00:00'],
])('a visitor of %s is reminded %i hours ahead at %s', (startsAt, hours, due) => {
  const at = reminderDue(new Date(`${startsAt.replace(' ', 'T')}+08:00`), { hours });
  expect(formatServTime(at)).toBe(due);
});
