import type { ReportStatus } from '@phial/domain/report-status';
import type { Queryable } from '../db/pool.ts';
import { REPORT_COLUMNS, REPORT_TABLES, type ReportRow } from './report-list.sql.ts';

/** One of the doctor's own reports; undefined for every other id alike. */
export async function findReport(
  db: Queryable,
  doctorId: string,
  id: string,
): Promise<ReportRow | undefined> {
  const { rows } = await db.query<ReportRow>({
    name: 'report-one',
    text: `SELECT ${REPORT_COLUMNS} FROM ${REPORT_TABLES} WHERE r.doctor_id = $1 AND r.id = $2`,
    values: [doctorId, id],
  });
  return rows[0];
}

export interface VersionRow {
  version: number;
  status: ReportStatus;
  issued_at: Date;
  received_at: Date;
  key_id: string | null;
  content: Buffer | null;
}

/** All versions of a report, the newest first; only the wanted one with its content. */
export async function listVersions(db: Queryable, reportId: string, wanted: number): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>({
    name: 'report-versions',
    text: `
SELECT version, status, issued_at, received_at,
  CASE WHEN version = $2 THEN key_id END AS key_id, CASE WHEN version = $2 THEN content END AS content
FROM report_version WHERE report_id = $1
ORDER BY version DESC`,
    values: [reportId, wanted],
  });
  return rows;
}

/**
 * Marks a version of one's own report as read, or with null none of them; a
 * version that was read before does not come back by a late call.
 * @returns what is read now, and whether that is new; undefined for a report that is not the doctor's
 */
export async function setReadVersion(
  tx: Queryable,
  doctorId: string,
  id: string,
  version: number | null,
): Promise<{ version: number; read_version: number | null; changed: boolean } | undefined> {
  const { rows } = await tx.query<{ version: number; read_version: number | null; changed: boolean }>({
    name: 'report-read',
    text: `
WITH former AS (SELECT id, read_version FROM report WHERE doctor_id = $1 AND id = $2 FOR UPDATE)
UPDATE report SET read_version =
  CASE WHEN $3::int IS NULL THEN NULL ELSE least(greatest($3, former.read_version), report.version) END
FROM former WHERE report.id = former.id
RETURNING report.version, report.read_version, report.read_version IS DISTINCT FROM former.read_version AS changed`,
    values: [doctorId, id, version],
  });
  return rows[0];
}

export interface PatientReportRow {
  id: string;
  number: string;
  version: number;
  status: ReportStatus;
  issued_at: Date;
  key_id: string;
  content: Buffer;
}

/** The newest versions of the doctor's own reports on a patient, the newest first. */
export async function listReportsOfPatient(
  db: Queryable,
  { doctorId, patientId, limit }: { doctorId: string; patientId: string; limit: number },
): Promise<PatientReportRow[]> {
  const { rows } = await db.query<PatientReportRow>({
    name: 'report-of-patient',
    text: `
SELECT r.id, r.number, r.version, r.status, r.issued_at, v.key_id, v.content
FROM report r JOIN report_version v ON v.report_id = r.id AND v.version = r.version
WHERE r.doctor_id = $1 AND r.patient_id = $2 AND v.content IS NOT NULL
ORDER BY r.issued_at DESC, r.id LIMIT $3`,
    values: [doctorId, patientId, limit],
  });
  return rows;
}
