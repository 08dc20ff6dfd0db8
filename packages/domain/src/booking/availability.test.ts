import { describe, expect, test } from 'vitest';
import { dayState, firstEnabledMonth, isEnabled } from './availability.ts';

const TODAY = '2026-08-03';
const free = { hasQuota: true };
const full = { hasQuota: false };
const open = { tag: 'ACTIVE', slots: [full, free] };

describe('the state of a day', () => {
  test.each([
    ['one free slot among full ones is enough', open, 'ACTIVE'],
    ['all slots full', { tag: 'ACTIVE', slots: [full, full] }, 'FULL'],
    ['no slots: not open', { tag: 'ACTIVE', slots: [] }, 'UNACTIVE'],
    ['break day', { tag: 'BREAKDAY', slots: [] }, 'BREAKDAY'],
    ['break day, even with slots', { tag: 'BREAKDAY', slots: [free] }, 'BREAKDAY'],
    ['tag UNACTIVE', { tag: 'UNACTIVE', slots: [free] }, 'UNACTIVE'],
    ['unknown tag', { tag: 'HOLIDAY', slots: [free] }, 'UNACTIVE'],
    ['absent', undefined, 'UNACTIVE'],
  ])('%s', (_, day, state) => {
    expect(dayState(day, '2026-08-04', TODAY)).toBe(state);
  });

  test('today is open, yesterday is not, whatever its tag', () => {
    expect(dayState(open, TODAY, TODAY)).toBe('ACTIVE');
    expect(dayState(open, '2026-08-02', TODAY)).toBe('UNACTIVE');
    expect(dayState({ tag: 'BREAKDAY', slots: [] }, '2026-08-02', TODAY)).toBe('UNACTIVE');
  });

  test('only an active day can be chosen', () => {
    expect((['ACTIVE', 'FULL', 'BREAKDAY', 'UNACTIVE'] as const).map(isEnabled)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the first month with an enabled day', () => {
  test('is the earliest, whatever the order of the answer', () => {
    expect(firstEnabledMonth({ '2026-10-01': open, '2026-09-30': open }, TODAY, 3)).toBe('2026-09');
  });

  test('passes over full, past and break days', () => {
    const availability = {
      '2026-08-01': open,
      '2026-08-05': { tag: 'ACTIVE', slots: [full] },
      '2026-09-01': { tag: 'BREAKDAY', slots: [free] },
      '2026-10-02': open,
    };
    expect(firstEnabledMonth(availability, TODAY, 3)).toBe('2026-10');
  });

  test('goes no further than asked, and may not exist', () => {
    expect(firstEnabledMonth({ '2026-11-30': open }, TODAY, 3)).toBe('2026-11');
    expect(firstEnabledMonth({ '2026-12-01': open }, TODAY, 3)).toBeUndefined();
    expect(firstEnabledMonth({}, TODAY, 3)).toBeUndefined();
  });
});
