import type { CurrentVersion, ReportUpdates } from '@phial/contract/reports/report-updates';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../app-dependencies.ts';
import { found } from '../../errors.ts';
import { readableOutline } from './encrypted-report.ts';
import { findCurrentVersion, revisionOf } from './report.sql.ts';

/** Whether anything of the doctor's own reports and orders has changed, for a page that is open. */
export async function readUpdates(
  { db }: Pick<AppDependencies, 'db'>,
  doctorId: string,
): Promise<ReportUpdates> {
  return { revision: await revisionOf(db, doctorId) };
}

/**
 * Which version of one of the doctor's own reports is the newest, and no result of it: nothing is
 * recorded in the audit log.
 * @throws Refused `not-found`
 */
export async function readCurrentVersion(
  { db, keys }: Pick<AppDependencies, 'db' | 'keys'>,
  doctorId: string,
  id: string,
): Promise<CurrentVersion> {
  const row = found(await findCurrentVersion(db, doctorId, parseRecordId(id)));
  const { status, version, readVersion } = row;
  return {
    currentVersion: version,
    status,
    issuedAt: row.issuedAt.toISOString(),
    critical: readableOutline(keys, row).critical,
    unread: readVersion !== version,
    readVersion,
  };
}
