import type { ScheduleChange } from '@phial/contract/schedule-change';

/** The event of a change: what kind, where, which days. */
export function trailOf(change: ScheduleChange) {
  switch (change.kind) {
    case 'week':
      return {
        action: 'hours-changed' as const,
        detail: { point: change.servPtId, type: change.type, version: change.version + 1 },
      };
    case 'closure': {
      const where = { point: change.servPtId ?? '', city: change.city ?? '' };
      return {
        action: 'closure-added' as const,
        detail: { from: change.from, until: change.until, ...where },
      };
    }
    case 'closure-change':
      return {
        action: 'closure-changed' as const,
        detail: { closure: change.closureId, from: change.from, until: change.until },
      };
    case 'closure-end':
      return { action: 'closure-removed' as const, detail: { closure: change.closureId } };
    case 'holidays':
      return { action: 'holidays-added' as const, detail: { days: change.days.length } };
  }
}
