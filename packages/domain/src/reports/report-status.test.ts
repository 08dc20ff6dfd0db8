import { expect, it } from 'vitest';
import { isUnfinished, isWithdrawn, mayFollow, REPORT_STATUSES, statusToShow } from './report-status.ts';

it('recognises unfinished and withdrawn reports', () => {
  expect(REPORT_STATUSES.filter(isUnfinished)).toEqual(['partial', 'preliminary']);
  expect(REPORT_STATUSES.filter(isWithdrawn)).toEqual(['cancelled', 'entered-in-error']);
});

it('lets everything follow an unfinished report', () => {
  for (const next of REPORT_STATUSES) {
    expect([mayFollow('partial', next), mayFollow('preliminary', next)]).toEqual([true, true]);
  }
});

it('lets only a change that says so follow a finished one', () => {
  for (const former of [
    'final',
    'amended',
    'corrected',
    'appended',
    'cancelled',
    'entered-in-error',
  ] as const) {
    expect(REPORT_STATUSES.filter((next) => mayFollow(former, next))).toEqual([
      'amended',
      'corrected',
      'appended',
      'cancelled',
      'entered-in-error',
    ]);
  }
});

it.each([
  ['preliminary', 'corrected', 'preliminary'],
  ['final', 'entered-in-error', 'entered-in-error'],
  ['final', 'cancelled', 'cancelled'],
  ['corrected', 'corrected', 'corrected'],
] as const)('a version that is %s of a report that is %s is shown as %s', (shown, current, expected) => {
  expect(statusToShow(shown, current)).toBe(expected);
});
