import { areQuietHours, type QuietHours } from '@phial/domain/booking/reminder';
import { writeQuietHours } from '../messages/quiet-hours.ts';
import { compareList, type ImportWork } from './import-report.ts';

/** The quiet hours of messages to visitors, which there always are. */
export async function importQuietHours(
  { tx, report, actor, now }: ImportWork,
  wanted: QuietHours,
  present: QuietHours,
): Promise<void> {
  const lists = { wanted: [wanted], present: [present], idOf: () => '' };
  const { differing, same } = compareList(report, 'quietHours', lists);
  report.same = same;
  for (const { item } of differing) {
    if (areQuietHours(item)) await writeQuietHours(tx, item, { at: now, actor });
    else report.problems.push({ path: 'quietHours.until', problem: 'quiet-hours' });
  }
}
