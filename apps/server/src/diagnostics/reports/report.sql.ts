import type { ReportReadState } from '@phial/contract/reports/report';
import type { Queryable } from '../../db/pool.ts';
import type { CamelRow, FilledRow, Row } from '../../db/row.ts';
import { REPORT_COLUMNS, REPORT_TABLES, type ReportRow } from './report-list.sql.ts';

/** One of the doctor's own reports; undefined for every other id alike. */
export function findReport(db: Queryable, doctorId: string, id: string) {
  return db.row<ReportRow>({
    name: 'report-one',
    text: `SELECT ${REPORT_COLUMNS} FROM ${REPORT_TABLES} WHERE r.doctor_id = $1 AND r.id = $2`,
    values: [doctorId, id],
  });
}

export type VersionRow = Row<'report_version', 'version' | 'status' | 'key_id' | 'content'> &
  CamelRow<'report_version', 'issued_at' | 'received_at'>;

/**
 * All versions of a report, the newest first; only the wanted one and the one it is compared with, with their
 * contents: the newest before it that was not withdrawn and that its doctor has read, else the newest before it.
 * @param readVersion the last one marked as read; null for none
 */
export function listVersions(
  db: Queryable,
  reportId: string,
  { wanted, readVersion }: { wanted: number; readVersion: number | null },
) {
  return db.rows<VersionRow>({
    name: 'report-versions',
    text: `
WITH former AS (
  SELECT coalesce(max(version) FILTER (WHERE version <= $3::int), max(version)) AS version FROM report_version
  WHERE report_id = $1 AND version < $2 AND status NOT IN ('cancelled', 'entered-in-error')
)
SELECT v.version, status, issued_at AS "issuedAt", received_at AS "receivedAt",
  CASE WHEN v.version IN ($2, former.version) THEN key_id END AS key_id,
  CASE WHEN v.version IN ($2, former.version) THEN content END AS content
FROM report_version v, former WHERE report_id = $1
ORDER BY v.version DESC`,
    values: [reportId, wanted, readVersion],
  });
}

interface ReadVersionRow extends Pick<ReportReadState, 'currentVersion' | 'readVersion'> {
  changed: boolean;
}

/**
 * Marks a version of one's own report as read, or the newest as unread; a
 * version that was read before does not come back by a late call, and what was
 * on the screen before a newer version came takes nothing back.
 * @param mark.version undefined for the newest
 * @returns what is read now, and whether that is new; undefined for a report that is not the doctor's
 */
export async function setReadVersion(
  tx: Queryable,
  doctorId: string,
  id: string,
  { isRead, version }: { isRead: boolean; version: number | undefined },
): Promise<ReadVersionRow | undefined> {
  return tx.row<ReadVersionRow>({
    name: 'report-read',
    text: `
WITH former AS (SELECT id, read_version FROM report WHERE doctor_id = $1 AND id = $2 FOR UPDATE)
UPDATE report SET read_version =
  CASE WHEN $4::boolean THEN least(greatest($3::int, former.read_version), report.version)
    WHEN $3::int < report.version THEN former.read_version END
FROM former WHERE report.id = former.id
RETURNING report.version AS "currentVersion", report.read_version AS "readVersion",
  report.read_version IS DISTINCT FROM former.read_version AS changed`,
    values: [doctorId, id, version ?? null, isRead],
  });
}

export type PatientReportRow = CamelRow<'report', 'id' | 'number' | 'version' | 'status' | 'issued_at'> &
  FilledRow<'report_version', 'key_id' | 'content'>;

/** The newest versions of the doctor's own reports on a patient, the newest first. */
export function listReportsOfPatient(
  db: Queryable,
  { doctorId, patientId, limit }: { doctorId: string; patientId: string; limit: number },
) {
  return db.rows<PatientReportRow>({
    name: 'report-of-patient',
    text: `
SELECT r.id, r.number, r.version, r.status, r.issued_at AS "issuedAt", v.key_id, v.content
FROM report r JOIN report_version v ON v.report_id = r.id AND v.version = r.version
WHERE r.doctor_id = $1 AND r.patient_id = $2 AND v.content IS NOT NULL
ORDER BY r.issued_at DESC, r.id LIMIT $3`,
    values: [doctorId, patientId, limit],
  });
}

/**
 * A text that is another one as soon as something of the doctor's own reports
 * or orders is: a version came, one was marked as read or acknowledged, an order moved on or was fetched by the laboratory.
 */
export async function revisionOf(db: Queryable, doctorId: string): Promise<string> {
  const { rows } = await db.query<{ revision: string }>({
    name: 'report-revision',
    text: `
SELECT concat_ws('.',
  (SELECT concat_ws('.', count(*), extract(epoch FROM max(updated_at)), sum(coalesce(read_version, 0)))
    FROM report WHERE doctor_id = $1),
  (SELECT concat_ws('.', count(*), extract(epoch FROM max(updated_at))) FROM lab_order WHERE doctor_id = $1),
  (SELECT count(acknowledged_at) FROM order_delivery JOIN lab_order ON lab_order.id = order_id WHERE doctor_id = $1),
  (SELECT count(acknowledged_at) FROM critical_result c JOIN report r ON r.id = c.report_id WHERE r.doctor_id = $1)
) AS revision`,
    values: [doctorId],
  });
  return rows[0]?.revision ?? '';
}

export type CurrentVersionRow = Row<'report', 'id' | 'version' | 'status' | 'key_id' | 'outline'> &
  CamelRow<'report', 'issued_at' | 'read_version'>;

/** The newest version of one of the doctor's own reports; undefined for every other id alike. */
export function findCurrentVersion(db: Queryable, doctorId: string, id: string) {
  return db.row<CurrentVersionRow>({
    name: 'report-current-version',
    text: `
SELECT id, version, status, key_id, outline, issued_at AS "issuedAt", read_version AS "readVersion" FROM report
WHERE doctor_id = $1 AND id = $2`,
    values: [doctorId, id],
  });
}
