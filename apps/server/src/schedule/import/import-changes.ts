import type { ImportProblem } from '@phial/contract/imports/import-problem';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { waitForLock } from '../../db/locks.ts';
import type { Service } from '../../service-points/schedule-state.ts';
import type { ImportWork } from '../../sheet/import-kind.ts';
import { fingerprintOf, planChange } from '../change-plan.ts';
import { applyChange, clearSchedule } from '../confirm.service.ts';

/** A change that a sheet makes, and the line it begins on. */
export interface SheetChange {
  readonly line: number;
  readonly change: ScheduleChange;
}

/**
 * Changes of the schedule that move no booking, as an import makes them.
 * @param changes each of another part of the schedule
 * @returns `problems`: those that would move some
 */
export async function planSheetChanges(
  { tx, deps, actor, now }: ImportWork,
  changes: readonly SheetChange[],
) {
  await waitForLock(tx, 'make-slots');
  const touched: Service[] = [];
  const problems: ImportProblem[] = [];
  const fingerprints = new Map<ScheduleChange, string>();
  for (const { line, change } of changes) {
    const plan = await planChange(tx, change, now);
    const count = plan.affected.length;
    if (count > 0) problems.push({ line, code: 'bookings-affected', value: String(count) });
    fingerprints.set(change, fingerprintOf(change, plan));
  }
  return {
    problems,
    async write() {
      for (const [change, fingerprint] of fingerprints) {
        const { services } = await applyChange(tx, now, actor, { change, fingerprint, decisions: [] });
        touched.push(...services);
      }
    },
    afterwards: () => clearSchedule(deps.db, touched),
  };
}
