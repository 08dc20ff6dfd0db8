import { describe, expect, it } from 'vitest';
import { dayAfterKey, sameDayIn } from './month-calendar.tsx';

const REACH = { first: '2026-11', last: '2027-02' };
const press = (key: string, day: string) => dayAfterKey(key, day, REACH);

describe('the keys of the calendar', () => {
  it('moves by day and by week', () => {
    expect(press('ArrowLeft', '2026-11-24')).toBe('2026-11-23');
    expect(press('ArrowRight', '2026-11-30')).toBe('2026-12-01');
    expect(press('ArrowUp', '2026-12-03')).toBe('2026-11-26');
    expect(press('ArrowDown', '2026-11-24')).toBe('2026-12-01');
  });

  it('moves to the Monday and the Sunday of the week', () => {
    expect(press('Home', '2026-11-26')).toBe('2026-11-23');
    expect(press('End', '2026-11-26')).toBe('2026-11-29');
    expect(press('Home', '2026-11-23')).toBe('2026-11-23');
  });

  it('moves by month, to the last day where the month is shorter', () => {
    expect(press('PageDown', '2026-11-24')).toBe('2026-12-24');
    expect(press('PageUp', '2026-12-24')).toBe('2026-11-24');
    expect(press('PageDown', '2027-01-31')).toBe('2027-02-28');
    expect(sameDayIn('2028-02', '2028-01-31')).toBe('2028-02-29');
  });

  it('stays within the months that may show', () => {
    expect(press('ArrowLeft', '2026-11-01')).toBe('2026-11-01');
    expect(press('ArrowUp', '2026-11-03')).toBe('2026-11-01');
    expect(press('ArrowDown', '2027-02-26')).toBe('2027-02-28');
    expect(press('PageUp', '2026-11-24')).toBe('2026-11-24');
    expect(press('PageDown', '2027-02-10')).toBe('2027-02-10');
  });

  it('ignores every other key', () => {
    for (const key of ['Enter', ' ', 'Tab', 'a', 'constructor'])
      expect(press(key, '2026-11-24')).toBeUndefined();
  });
});
