import type { ScheduleChange } from '@phial/contract/schedule-change';
import type { Queryable } from '../db/pool.ts';
import { type ChangedSchedule, readPattern } from './changed-schedule.ts';
import { deleteClosure, insertClosures, updateClosure } from './closure.sql.ts';
import { replaceWeek } from './week.sql.ts';

/**
 * Writes the patterns or closures of a change.
 * @param tx the transaction that has the schedule to itself and has checked the versions
 */
export async function writeChange(
  tx: Queryable,
  change: ScheduleChange,
  { added }: ChangedSchedule,
): Promise<void> {
  switch (change.kind) {
    case 'week':
      return replaceWeek(
        tx,
        { servicePointId: change.servPtId, type: change.type },
        change.patterns.map(readPattern),
      );
    case 'closure-change': {
      const { closureId: id, from: from_day, until: until_day, names } = change;
      return updateClosure(tx, { id, from_day, until_day, names });
    }
    case 'closure-end':
      return deleteClosure(tx, change.closureId);
    case 'closure':
    case 'holidays':
      return insertClosures(tx, added);
  }
}
