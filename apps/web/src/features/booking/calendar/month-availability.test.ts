import type { Availability } from '@phial/contract/availability';
import { describe, expect, it } from 'vitest';
import { firstFreeMonth, rangeOf } from './month-availability.ts';

const dayWith = (day: string, hasQuota: boolean): Availability => ({
  [day]: {
    tag: 'ACTIVE',
    slots: [{ servPtApptTimeId: day, activeTimeBegin: `${day} 10:00:00`, time: '10:00', day, hasQuota }],
  },
});

/** Answers from a table of months, and notes what was asked. */
function server(months: Record<string, Availability>) {
  const asked: string[] = [];
  const fetchDays = (month: string) => {
    asked.push(month);
    return Promise.resolve(months[month] ?? {});
  };
  return { asked, fetchDays };
}

describe('the month the calendar opens on', () => {
  it('is the present one when a day of it is free, after one call', async () => {
    const { asked, fetchDays } = server({ '2026-11': dayWith('2026-11-24', true) });
    expect(await firstFreeMonth('2026-11-20', fetchDays)).toEqual({
      month: '2026-11',
      days: dayWith('2026-11-24', true),
    });
    expect(asked).toEqual(['2026-11']);
  });

  it('is the next one with a free day; full and past days do not count', async () => {
    const { asked, fetchDays } = server({
      '2026-11': { ...dayWith('2026-11-28', false), ...dayWith('2026-11-02', true) },
      '2027-01': dayWith('2027-01-04', true),
    });
    expect((await firstFreeMonth('2026-11-20', fetchDays)).month).toBe('2027-01');
    expect(asked).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('is the present one, with a remark, when no month within reach has one', async () => {
    const { asked, fetchDays } = server({ '2026-11': dayWith('2026-11-28', false) });
    expect(await firstFreeMonth('2026-11-20', fetchDays)).toEqual({
      month: '2026-11',
      days: dayWith('2026-11-28', false),
      noneFree: true,
    });
    expect(asked).toHaveLength(4);
  });

  it('passes on that the call failed', async () => {
    await expect(firstFreeMonth('2026-11-20', () => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    );
  });
});

describe('the range of a month', () => {
  it('goes from its first to its last day', () => {
    expect(rangeOf('2027-02')).toEqual({
      startDate: '2027-02-01',
      endDate: '2027-02-28',
      firstDay: '2027-02-01',
    });
  });
});
