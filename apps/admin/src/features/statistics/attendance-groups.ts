import type { AttendanceGroup } from '@phial/contract/staff/statistics';
import { noShowRate } from './shares.ts';

/** Fewer marked bookings than these have no rate: one visitor more or less would turn it round. */
export const LEAST_MARKED = 10;

type Counts = Pick<AttendanceGroup, 'attended' | 'noShows'>;
type Confirmed = 'confirmed' | 'unconfirmed';
type Reminded = 'reminded' | 'unreminded';
export type AttendanceName = Confirmed | Reminded | `${Confirmed}-${Reminded}`;

/** By confirmation, by reminder, and by both. */
export function attendanceGroups(
  groups: readonly AttendanceGroup[],
): (Counts & { readonly name: AttendanceName })[] {
  const named = groups.map((group) => ({
    ...group,
    confirmedName: group.confirmed ? 'confirmed' : 'unconfirmed',
    remindedName: group.reminded ? 'reminded' : 'unreminded',
  }));
  const sum = (name: AttendanceName, isIn: (group: (typeof named)[number]) => boolean) => {
    const some = named.filter(isIn);
    return {
      name,
      attended: some.reduce((so, { attended }) => so + attended, 0),
      noShows: some.reduce((so, { noShows }) => so + noShows, 0),
    };
  };
  const confirmations = ['confirmed', 'unconfirmed'] as const;
  const reminders = ['reminded', 'unreminded'] as const;
  return [
    ...confirmations.map((name) => sum(name, ({ confirmedName }) => confirmedName === name)),
    ...reminders.map((name) => sum(name, ({ remindedName }) => remindedName === name)),
    ...confirmations.flatMap((confirmed) =>
      reminders.map((reminded) =>
        sum(
          `${confirmed}-${reminded}`,
          ({ confirmedName, remindedName }) => confirmedName === confirmed && remindedName === reminded,
        ),
      ),
    ),
  ];
}

/** Null where too few bookings are marked to speak of a rate. */
export function rateOfEnough(counts: Counts): number | null {
  return counts.attended + counts.noShows < LEAST_MARKED ? null : noShowRate(counts);
}
