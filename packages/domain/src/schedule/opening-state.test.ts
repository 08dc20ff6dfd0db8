import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, instantOf, minutesOf, timeOfMinutes, weekdayOf } from '../hong-kong-time.ts';
import { openingState, type WeeklyHours } from './opening-state.ts';

/** A branch with a break at noon and a long Saturday; 2026-08-03 is a Monday. */
const branch: readonly WeeklyHours[] = [
  { weekdays: [1, 2, 3, 4, 5], from: '09:00', until: '13:00' },
  { weekdays: [1, 2, 3, 4, 5], from: '14:00', until: '20:30' },
  { weekdays: [6], from: '09:00', until: '18:30' },
];

const at = (day: string, time: string, closedDays: readonly string[] = []) =>
  openingState(branch, closedDays, instantOf(day, time));

describe('a place is open', () => {
  test('from the minute it opens to the last one before it closes', () => {
    expect(at('2026-08-03', '09:00')).toEqual({ open: true, until: '13:00' });
    expect(at('2026-08-03', '12:59')).toEqual({ open: true, until: '13:00' });
    expect(at('2026-08-03', '14:00')).toEqual({ open: true, until: '20:30' });
    expect(at('2026-08-08', '13:30')).toEqual({ open: true, until: '18:30' });
  });

  test('by Hong Kong time, whatever the zone of the machine', () => {
    expect(openingState(branch, [], new Date('2026-08-03T01:00:00Z'))).toEqual({
      open: true,
      until: '13:00',
    });
    expect(openingState(branch, [], new Date('2026-08-03T00:59:59Z'))).toMatchObject({ open: false });
  });

  test('through stretches that touch or overlap, until the last of them ends', () => {
    const hours = [
      { weekdays: [1], from: '13:00', until: '18:00' },
      { weekdays: [1], from: '09:00', until: '13:00' },
      { weekdays: [1], from: '17:00', until: '24:00' },
      { weekdays: [1], from: '10:00', until: '11:00' },
    ];
    expect(openingState(hours, [], instantOf('2026-08-03', '09:30'))).toEqual({ open: true, until: '24:00' });
  });
});

describe('a place that is closed opens next', () => {
  test('later on the day, before hours and in the break', () => {
    expect(at('2026-08-03', '08:59')).toEqual({ open: false, next: { day: '2026-08-03', at: '09:00' } });
    expect(at('2026-08-03', '13:00')).toEqual({ open: false, next: { day: '2026-08-03', at: '14:00' } });
  });

  test('on the next day that has hours', () => {
    expect(at('2026-08-03', '20:30')).toEqual({ open: false, next: { day: '2026-08-04', at: '09:00' } });
    expect(at('2026-08-08', '18:30')).toEqual({ open: false, next: { day: '2026-08-10', at: '09:00' } });
    expect(at('2026-08-09', '10:00')).toEqual({ open: false, next: { day: '2026-08-10', at: '09:00' } });
  });

  test('after the closed days, however many', () => {
    expect(at('2026-08-03', '10:00', ['2026-08-03'])).toEqual({
      open: false,
      next: { day: '2026-08-04', at: '09:00' },
    });
    const month = Array.from({ length: 40 }, (_, ahead) => addDays('2026-08-03', ahead));
    expect(at('2026-08-03', '10:00', month)).toEqual({
      open: false,
      next: { day: '2026-09-12', at: '09:00' },
    });
    const mondays = [1];
    const hours = [{ weekdays: mondays, from: '09:00', until: '10:00' }];
    expect(openingState(hours, ['2026-08-10', '2026-08-17'], instantOf('2026-08-03', '10:00'))).toEqual({
      open: false,
      next: { day: '2026-08-24', at: '09:00' },
    });
  });

  test('never, without hours', () => {
    const now = instantOf('2026-08-03', '10:00');
    expect(openingState([], [], now)).toEqual({ open: false });
    expect(openingState([{ weekdays: [], from: '09:00', until: '10:00' }], [], now)).toEqual({ open: false });
    expect(openingState([{ weekdays: [1], from: '10:00', until: '10:00' }], [], now)).toEqual({
      open: false,
    });
  });
});

test('a malformed time fails loudly', () => {
  const hours = [{ weekdays: [1], from: '9am', until: '10:00' }];
  expect(() => openingState(hours, [], instantOf('2026-08-03', '10:00'))).toThrow(RangeError);
});

describe('for any hours, closed days and instant', () => {
  // A coarse grid, so that instants often meet a boundary.
  const STEP = 10;
  const minutes = fc.integer({ min: 0, max: 1440 / STEP }).map((steps) => steps * STEP);
  const stretch = fc
    .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 7 })), minutes, minutes)
    .map(([weekdays, a, b]) => ({
      weekdays,
      from: timeOfMinutes(Math.min(a, b)),
      until: timeOfMinutes(Math.max(a, b)),
    }));
  const closedDays = fc.array(fc.integer({ min: 0, max: 20 }).map((ahead) => addDays('2026-08-03', ahead)));
  const instant = fc
    .tuple(
      fc.integer({ min: 0, max: 13 }),
      minutes.filter((minute) => minute < 1440),
    )
    .map(([ahead, minute]) => instantOf(addDays('2026-08-03', ahead), timeOfMinutes(minute)));

  /** The plain meaning, at one instant. */
  const isOpen = (hours: readonly WeeklyHours[], closed: readonly string[], now: Date) => {
    const day = dayOf(now);
    const minute = Math.floor((now.getTime() - instantOf(day, '00:00').getTime()) / 60_000);
    return (
      !closed.includes(day) &&
      hours.some(
        ({ weekdays, from, until }) =>
          weekdays.includes(weekdayOf(day)) && minutesOf(from) <= minute && minute < minutesOf(until),
      )
    );
  };

  test('says what the next minutes bring', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 4 }), closedDays, instant, (hours, closed, now) => {
        const state = openingState(hours, closed, now);
        expect(state.open).toBe(isOpen(hours, closed, now));
        const nextMidnight = instantOf(addDays(dayOf(now), 1), '00:00');
        const change = state.open
          ? state.until === '24:00'
            ? nextMidnight
            : instantOf(dayOf(now), state.until)
          : state.next && instantOf(state.next.day, state.next.at);
        const horizon = change?.getTime() ?? now.getTime() + 28 * 24 * 3_600_000;
        for (let time = now.getTime(); time < horizon; time += STEP * 60_000) {
          if (isOpen(hours, closed, new Date(time)) !== state.open) {
            expect.unreachable(`changes at ${new Date(time).toISOString()}`);
          }
        }
        if (change && change < nextMidnight) expect(isOpen(hours, closed, change)).toBe(!state.open);
        if (!state.open && change) expect(isOpen(hours, closed, change)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
