import { type DayKey, isDay } from '@phial/domain/hong-kong-time';
import { Refused } from '../../errors.ts';
import { type ClosureRow, insertClosures } from '../schedule.sql.ts';
import { isBreakOn } from '../service-points/break-day.ts';
import type { Change, OfKind } from './change.ts';
import { checkNames, closureRow, withClosures } from './closure.ts';

/** Public holidays, everywhere; a day that is entered already stays as it is. */
export function holidays({ days: entered }: OfKind<'holidays'>): Change {
  const first = entered
    .map(({ day }) => day)
    .filter(isDay)
    .sort()[0];
  return {
    // Holidays of the year that are over can be entered too.
    ...(first !== undefined && { firstDay: first }),
    async check() {
      if (!entered.every(({ day }) => isDay(day))) throw new Refused('closure-days');
      for (const { names } of entered) checkNames(names);
    },
    apply(state, days) {
      const missing = entered.filter(({ day }) => !isEntered(state.closures, day));
      const rows = missing.map(({ day, names }) =>
        closureRow({ from: day, until: day, servPtId: null, city: null, names, kind: 'public-holiday' }),
      );
      return withClosures(state, days, [], rows);
    },
    write: (tx, { added }) => insertClosures(tx, added),
    audit: { action: 'holidays-added', detail: { days: entered.length } },
  };
}

/** Whether the public holiday of a day is among the closures. */
export function isEntered(closures: readonly ClosureRow[], day: DayKey): boolean {
  return closures.some(
    (closure) =>
      closure.kind === 'public-holiday' &&
      closure.service_point_id === null &&
      closure.city === null &&
      isBreakOn(closure, day),
  );
}
