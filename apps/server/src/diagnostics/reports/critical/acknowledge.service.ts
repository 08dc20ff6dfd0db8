import type { ReportAcknowledgement } from '@phial/contract/reports/report';
import { isWithdrawn } from '@phial/domain/reports/report-status';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { recordEvent } from '../../../audit/record-event.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import type { Queryable } from '../../../db/pool.ts';
import { found } from '../../../errors.ts';
import { notifyDoctors } from '../../doctor-events/doctor-updates.sql.ts';
import { readableOutline } from '../encrypted-report.ts';
import {
  findCriticalResult,
  insertCriticalResult,
  type LockedReportRow,
  lockOwnReport,
  setAcknowledged,
} from './critical-result.sql.ts';
import { wireAcknowledgement } from './wire-acknowledgement.ts';

/**
 * Acknowledges the critical results of a version of one of the doctor's own reports. Whoever comes second, by
 * another window or a repeated request, is answered with the name and time of the first. A version that came
 * meanwhile is not acknowledged with it.
 * @param version the one that was on the screen
 * @throws Refused `not-found`, also for a version without critical results
 */
export async function acknowledgeReport(
  { db, clock, keys }: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  doctorId: string,
  id: string,
  version: number,
): Promise<ReportAcknowledgement> {
  const reportId = parseRecordId(id);
  return db.transaction(async (tx) => {
    const report = found(await lockOwnReport(tx, doctorId, reportId));
    const now = clock.now();
    await noteEarlierReport(tx, keys, { report, version, now });
    const changed = await setAcknowledged(tx, { reportId, version, by: doctorId, now });
    const row = found(await findCriticalResult(tx, reportId, version));
    if (changed) {
      await notifyDoctors(tx, [doctorId]);
      const detail = { report: reportId, version };
      await recordEvent(tx, { at: now, actor: { account: doctorId }, action: 'report-acknowledged', detail });
    }
    return { acknowledgement: wireAcknowledgement(row), currentVersion: report.version };
  });
}

/** A report accepted before critical results were noted has no row; its outline says whether it needs one. */
async function noteEarlierReport(
  tx: Queryable,
  keys: KeyRing,
  { report, version, now }: { report: LockedReportRow; version: number; now: Date },
): Promise<void> {
  if (version !== report.version || !isCriticalOutline(keys, report)) return;
  await insertCriticalResult(tx, { reportId: report.id, version, filedAt: now });
}

/** Whether the newest version of a report holds and has critical results, by its outline. */
export function isCriticalOutline(
  keys: KeyRing,
  report: Pick<LockedReportRow, 'id' | 'status' | 'key_id' | 'outline'>,
): boolean {
  return !isWithdrawn(report.status) && readableOutline(keys, report).critical > 0;
}
