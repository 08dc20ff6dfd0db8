import type { Queryable } from '../../../db/pool.ts';
import type { CamelRow } from '../../../db/row.ts';
import type { AttachmentRow } from '../attachments/encrypted-attachment.ts';
import type { VersionRow } from '../report.sql.ts';

export interface PersonalReportRow extends CamelRow<'report', 'id' | 'number' | 'status' | 'issued_at'> {
  orderNumber: string;
}

/** The reports of every patient row of a person, locked, always in the same order; not those erased already. */
export function lockReportsOfPerson(tx: Queryable, hashes: readonly Buffer[]) {
  return tx.rows<PersonalReportRow>({
    name: 'report-personal-lock',
    text: `
SELECT r.id, r.number, o.number AS "orderNumber", r.status, r.issued_at AS "issuedAt"
FROM report r JOIN patient p ON p.id = r.patient_id JOIN lab_order o ON o.id = r.order_id
WHERE p.document_hash = ANY ($1::bytea[]) AND r.erased_at IS NULL
ORDER BY r.id
FOR UPDATE OF r`,
    values: [hashes],
  });
}

export type PersonalVersionRow = VersionRow & CamelRow<'report_version', 'report_id'>;

/** Every version of these reports, the oldest first. */
export function listVersionsOf(tx: Queryable, reportIds: readonly string[]) {
  return tx.rows<PersonalVersionRow>({
    name: 'report-personal-versions',
    text: `
SELECT report_id AS "reportId", version, status, issued_at AS "issuedAt", received_at AS "receivedAt", key_id, content
FROM report_version WHERE report_id = ANY ($1::uuid[])
ORDER BY report_id, version`,
    values: [reportIds],
  });
}

/** The documents of these reports that are not erased, in their order. */
export function listAttachmentsOf(tx: Queryable, reportIds: readonly string[]) {
  return tx.rows<AttachmentRow & { reportId: string; version: number }>({
    name: 'report-personal-attachments',
    text: `
SELECT id, report_id AS "reportId", version, key_id, content FROM report_attachment
WHERE report_id = ANY ($1::uuid[]) AND content IS NOT NULL
ORDER BY report_id, version, position`,
    values: [reportIds],
  });
}

/** Takes out what they say; that there were such reports stays. */
export async function eraseReports(tx: Queryable, reportIds: readonly string[], now: Date): Promise<void> {
  await tx.query({
    name: 'report-personal-erase',
    text: `
WITH emptied AS (
  UPDATE report_version SET key_id = NULL, content = NULL WHERE report_id = ANY ($1::uuid[])),
documents AS (
  UPDATE report_attachment SET key_id = NULL, content = NULL WHERE report_id = ANY ($1::uuid[]))
UPDATE report SET key_id = NULL, outline = NULL, erased_at = $2, updated_at = $2 WHERE id = ANY ($1::uuid[])`,
    values: [reportIds, now],
  });
}
