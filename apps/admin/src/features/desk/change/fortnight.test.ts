import type { Day } from '@phial/contract/booking/availability';
import { expect, it } from 'vitest';
import { viewDays, viewStart } from './fortnight.ts';

/** A Friday. */
const TODAY = '2026-11-20';

const open = (day: string, ...quotas: boolean[]): Day => ({
  tag: 'ACTIVE',
  slots: quotas.map((hasQuota, index) => {
    const time = `1${index}:00`;
    return { servPtApptTimeId: `${day} ${time}`, activeTimeBegin: `${day} ${time}:00`, time, day, hasQuota };
  }),
});

it('shows two weeks from Monday', () => {
  expect(viewStart(TODAY, 0)).toBe('2026-11-16');
  expect(viewStart(TODAY, 1)).toBe('2026-11-30');
  const days = viewDays({}, '2026-11-16', TODAY);
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([14, '2026-11-16', '2026-11-29']);
});

it('shows the state of each day', () => {
  const days = viewDays(
    {
      '2026-11-18': open('2026-11-18', true),
      '2026-11-20': open('2026-11-20', true, false, true),
      '2026-11-21': open('2026-11-21', false),
      '2026-11-22': { tag: 'BREAKDAY', slots: [] },
    },
    '2026-11-16',
    TODAY,
  );
  const stateOf = (day: string) => days.find((one) => one.day === day);
  expect(stateOf('2026-11-18')).toMatchObject({ state: 'UNACTIVE' });
  expect(stateOf('2026-11-20')).toMatchObject({ state: 'ACTIVE', freeTimes: 2 });
  expect(stateOf('2026-11-21')).toMatchObject({ state: 'FULL', freeTimes: 0 });
  expect(stateOf('2026-11-22')).toMatchObject({ state: 'BREAKDAY' });
  expect(stateOf('2026-11-23')).toMatchObject({ state: 'UNACTIVE' });
});

it('knows only past days before the response arrives', () => {
  const days = viewDays(undefined, '2026-11-16', TODAY);
  expect(days.map(({ state }) => state ?? '?').join(' ')).toBe(
    `${'UNACTIVE '.repeat(4)}${'? '.repeat(10)}`.trim(),
  );
});
