import { expect, it } from 'vitest';
import { keptAsMedicalRecord } from './medical-record.ts';

it.each([
  ['2026-03-10', '2026-03-11', true],
  ['2026-03-10', '2033-03-31', true],
  ['2026-03-10', '2033-04-01', false],
  ['2024-02-29', '2031-02-28', true],
  ['2024-02-29', '2031-03-01', false],
])('a record of %s on %s: %s', (day, today, kept) => {
  expect(keptAsMedicalRecord(day, today)).toBe(kept);
});
