import type { Availability } from '@phial/contract/booking/availability';
import { expect, it } from 'vitest';
import { withOwnTime } from './availability.ts';

const slot = (time: string, hasQuota: boolean) => ({
  servPtApptTimeId: time,
  activeTimeBegin: `2026-11-24 ${time}:00`,
  time,
  day: '2026-11-24',
  hasQuota,
});
const DAYS: Availability = {
  '2026-11-24': { tag: 'ACTIVE', slots: [slot('10:00', false), slot('10:30', false)] },
};
const SHOWN = { servPtId: 'SP01', type: 'ECG' } as const;
const OWN = { ...SHOWN, servTime: '2026-11-24 10:30:00' };

it("makes the booking's own slot free, and no other", () => {
  expect(withOwnTime(DAYS, SHOWN, OWN)['2026-11-24']?.slots.map(({ hasQuota }) => hasQuota)).toEqual([
    false,
    true,
  ]);
});

it.each([
  ['without a booking to change', undefined],
  ['at another service point', { ...OWN, servPtId: 'SP02' }],
  ['of another type', { ...OWN, type: 'other' as const }],
  ['on a day that is not open', { ...OWN, servTime: '2026-11-25 10:30:00' }],
])('leaves the days unchanged %s', (_where, own) => {
  expect(withOwnTime(DAYS, SHOWN, own)).toEqual(DAYS);
});
