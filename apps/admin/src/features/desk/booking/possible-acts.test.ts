import type { AppointmentState } from '@phial/contract/desk/desk';
import { describe, expect, it } from 'vitest';
import { appointment } from '../testing/sample-day.ts';
import { possibleActs } from './possible-acts.ts';

/** Of an appointment at 10:00 on 20 November in Hong Kong. */
function acts(status: AppointmentState, now: string, erased = false) {
  return possibleActs(appointment(1, { status, erased }), new Date(`${now}+08:00`));
}

describe('what the desk can do', () => {
  it.each<[AppointmentState, string, string[]]>([
    ['BOOKED', '2026-11-20T09:59:59', ['check-in', 'change', 'correct', 'cancel']],
    ['BOOKED', '2026-11-20T10:00:00', ['check-in', 'no-show', 'change', 'correct', 'cancel']],
    ['BOOKED', '2026-11-19T23:59:59', ['change', 'correct', 'cancel']],
    ['BOOKED', '2026-11-21T00:00:00', ['no-show']],
    ['ATTENDED', '2026-11-20T11:00:00', ['undo-check-in', 'correct']],
    ['NO_SHOW', '2026-11-20T11:00:00', ['check-in', 'undo-no-show']],
    ['NO_SHOW', '2026-11-21T11:00:00', ['undo-no-show']],
    ['CANCELLED', '2026-11-20T09:00:00', []],
  ])('%s at %s', (status, now, expected) => {
    expect(acts(status, now)).toEqual(expected);
  });

  it('omits what needs unreadable personal data', () => {
    const now = new Date('2026-03-02T08:00+08:00');
    const unreadable = appointment(1, { status: 'BOOKED', unreadable: true });
    expect(possibleActs(unreadable, now)).not.toEqual(expect.arrayContaining(['change']));
    expect(possibleActs(unreadable, now)).not.toEqual(expect.arrayContaining(['correct']));
    expect(possibleActs(unreadable, now)).toContain('cancel');
  });

  it('is nothing once the personal data are erased', () => {
    expect(acts('BOOKED', '2026-11-20T10:00:00', true)).toEqual([]);
  });
});
