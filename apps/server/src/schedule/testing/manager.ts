import type { Closure, ClosureYear, Schedule, WeeklyPattern } from '@phial/contract/schedule/schedule';
import type {
  ChangeOutcome,
  ChosenSlot,
  Decision,
  OfferedSlot,
  OfferedSlotsRequest,
  ScheduleChange,
  SchedulePreview,
} from '@phial/contract/schedule/schedule-change';
import type { TestApp } from '../../testing/build-test-app.ts';
import { signedIn } from '../../testing/staff.ts';

/** Names for a closure. */
export const NAMES = { tw: '颱風', zh: '台风', en: 'Typhoon' };

/** A pattern of every weekday, nine to eleven by the hour, two seats. */
export function pattern(changes: Partial<WeeklyPattern> = {}): WeeklyPattern {
  return {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    opens: '09:00',
    closes: '11:00',
    everyMinutes: 60,
    capacity: 2,
    validFrom: null,
    validUntil: null,
    ...changes,
  };
}

/** A manager at the pages of the schedule. */
export async function manager(test: TestApp) {
  const person = await signedIn(test, { role: 'manager' });
  const { call } = person;

  const preview = (change: ScheduleChange) =>
    call<SchedulePreview>('POST', '/staff/schedule/preview', { change });

  const confirm = (change: ScheduleChange, fingerprint: string, decisions: readonly Decision[]) =>
    call<ChangeOutcome>('POST', '/staff/schedule/changes', { change, fingerprint, decisions });

  const offeredSlots = (request: OfferedSlotsRequest) =>
    call<OfferedSlot[]>('POST', '/staff/schedule/places', request);

  /** Takes every first proposal, and cancels where there is none. */
  async function make(change: ScheduleChange) {
    const { data, error } = await preview(change);
    if (error !== undefined) throw new Error(error);
    return confirm(change, data.fingerprint, firstProposals(data));
  }

  async function week(servPtId: string, type: 'ECG' | 'other' = 'ECG') {
    const { data } = await call<Schedule>('GET', '/staff/schedule');
    const found = data.weeks.find((one) => one.servPtId === servPtId && one.type === type);
    if (found === undefined) throw new Error(`no week of ${servPtId}`);
    return found;
  }

  return {
    ...person,
    preview,
    offeredSlots,
    confirm,
    make,
    week,
    closures: async (year = 2026): Promise<Closure[]> =>
      (await call<ClosureYear>('GET', `/staff/schedule/closures?year=${year}`)).data.closures,
    setWeek: async (servPtId: string, patterns: WeeklyPattern[]) =>
      make({ kind: 'week', servPtId, type: 'ECG', version: (await week(servPtId)).version, patterns }),
  };
}

/** A decision for each booking: its first proposal, cancelled where there is none. */
export function firstProposals({ bookings }: SchedulePreview): Decision[] {
  return bookings.map(({ apptRecordId, proposals: [first] }) => ({ apptRecordId, move: chosenSlot(first) }));
}

/** An offered slot, as a decision names it. */
export function chosenSlot(offered: OfferedSlot | undefined): ChosenSlot | null {
  return offered === undefined ? null : { servPtId: offered.servPtId, servTime: offered.servTime };
}
