import type { Queryable } from '../../../db/pool.ts';
import type { CamelRow } from '../../../db/row.ts';

/** Who acknowledged the critical results of a version, and when; both null while nobody has. */
export interface AcknowledgementRow extends CamelRow<'critical_result', 'acknowledged_at'> {
  /** Name of the account today; null while nobody has. */
  acknowledgedBy: string | null;
}

/** Notes that a version came with critical results. */
export async function insertCriticalResult(
  tx: Queryable,
  { reportId, version, filedAt }: { reportId: string; version: number; filedAt: Date },
): Promise<void> {
  await tx.query({
    name: 'critical-result-insert',
    text: 'INSERT INTO critical_result (report_id, version, filed_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [reportId, version, filedAt],
  });
}

/** What is noted of a version; undefined where it has no critical results, or came before they were noted. */
export function findCriticalResult(db: Queryable, reportId: string, version: number) {
  return db.row<AcknowledgementRow>({
    name: 'critical-result-one',
    text: `
SELECT c.acknowledged_at AS "acknowledgedAt", a.display_name AS "acknowledgedBy"
FROM critical_result c LEFT JOIN account a ON a.id = c.acknowledged_by
WHERE c.report_id = $1 AND c.version = $2`,
    values: [reportId, version],
  });
}

/** Acknowledges a version that nobody has. @returns whether it was this call that did */
export async function setAcknowledged(
  tx: Queryable,
  { reportId, version, by, now }: { reportId: string; version: number; by: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'critical-result-acknowledge',
    text: `
UPDATE critical_result SET acknowledged_at = $4, acknowledged_by = $3
WHERE report_id = $1 AND version = $2 AND acknowledged_at IS NULL`,
    values: [reportId, version, by, now],
  });
  return rowCount === 1;
}

export type LockedReportRow = CamelRow<'report', 'id' | 'version' | 'status' | 'read_version'> & {
  key_id: string | null;
  outline: Buffer | null;
};

/** One of the doctor's own reports, which no newer version replaces until the transaction ends. */
export function lockOwnReport(tx: Queryable, doctorId: string, id: string) {
  return tx.row<LockedReportRow>({
    name: 'critical-result-lock-report',
    text: `
SELECT id, version, status, read_version AS "readVersion", key_id, outline FROM report
WHERE doctor_id = $1 AND id = $2 AND erased_at IS NULL FOR UPDATE`,
    values: [doctorId, id],
  });
}
