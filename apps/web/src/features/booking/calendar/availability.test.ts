import type { Availability } from '@phial/contract/booking/availability';
import { describe, expect, it } from 'vitest';
import { firstFreeDay, firstFreeMonth, monthWithinReach, rangeOf } from './availability.ts';

const dayWith = (day: string, hasQuota: boolean): Availability => ({
  [day]: {
    tag: 'ACTIVE',
    slots: [{ servPtApptTimeId: day, activeTimeBegin: `${day} 10:00:00`, time: '10:00', day, hasQuota }],
  },
});

/** Friday noon in Hong Kong. */
const PRESENT = new Date('2026-11-20T12:00:00+08:00');
const CLOCK = { today: '2026-11-20', untilMidnight: 12 * 3_600_000 };

/** Answers from a table of months, and notes what was asked. */
function server(months: Record<string, Availability>, now?: string) {
  const asked: string[] = [];
  const fetchDays = (month: string) => {
    asked.push(month);
    return Promise.resolve({ days: months[month] ?? {}, now });
  };
  return { asked, fetchDays };
}

describe('the month the calendar opens on', () => {
  it('is the present one when a day of it is free, after one call', async () => {
    const { asked, fetchDays } = server({ '2026-11': dayWith('2026-11-24', true) });
    expect(await firstFreeMonth(PRESENT, fetchDays)).toEqual({
      month: '2026-11',
      days: dayWith('2026-11-24', true),
      ...CLOCK,
    });
    expect(asked).toEqual(['2026-11']);
  });

  it('is the next one with a free day; full and past days do not count', async () => {
    const { asked, fetchDays } = server({
      '2026-11': { ...dayWith('2026-11-28', false), ...dayWith('2026-11-02', true) },
      '2027-01': dayWith('2027-01-04', true),
    });
    expect((await firstFreeMonth(PRESENT, fetchDays)).month).toBe('2027-01');
    expect(asked).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('is the present one, with a remark, when no month within reach has a free day', async () => {
    const { asked, fetchDays } = server({ '2026-11': dayWith('2026-11-28', false) });
    expect(await firstFreeMonth(PRESENT, fetchDays)).toEqual({
      month: '2026-11',
      days: dayWith('2026-11-28', false),
      ...CLOCK,
      noneFree: true,
    });
    expect(asked).toHaveLength(4);
  });

  it('reports that the call failed', async () => {
    await expect(firstFreeMonth(PRESENT, () => Promise.reject(new Error('offline')))).rejects.toThrow(
      'offline',
    );
  });
});

describe('a device whose clock is wrong', () => {
  const now = '2026-11-20 23:59:00';
  const months = { '2026-11': dayWith('2026-11-24', true) };

  it.each(['2027-11-20', '2025-11-20'])('opens on the month of the server when it says %s', async (day) => {
    const { asked, fetchDays } = server(months, now);
    expect(await firstFreeMonth(new Date(`${day}T12:00:00+08:00`), fetchDays)).toEqual({
      month: '2026-11',
      days: dayWith('2026-11-24', true),
      today: '2026-11-20',
      untilMidnight: 60_000,
    });
    expect(asked.at(-1)).toBe('2026-11');
  });
});

describe('a month of an address', () => {
  it.each([
    ['2026-12', '2026-12', 1],
    ['2031-05', '2027-02', 2],
    ['2020-05', '2026-11', 2],
  ])('%s shows %s', async (wanted, shown, calls) => {
    const { asked, fetchDays } = server({}, '2026-11-20 12:00:00');
    expect((await monthWithinReach(wanted, PRESENT, fetchDays)).month).toBe(shown);
    expect(asked).toHaveLength(calls);
  });
});

describe('the soonest free day', () => {
  it('is the first that can be chosen', () => {
    const days = {
      ...dayWith('2026-11-28', true),
      ...dayWith('2026-11-24', true),
      ...dayWith('2026-11-23', false),
      ...dayWith('2026-11-02', true),
    };
    expect(firstFreeDay(days, '2026-11-20')).toBe('2026-11-24');
    expect(firstFreeDay({}, '2026-11-20')).toBeUndefined();
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
