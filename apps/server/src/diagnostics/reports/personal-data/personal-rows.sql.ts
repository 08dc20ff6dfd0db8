import type { Queryable } from '../../../db/pool.ts';
import type { Row } from '../../../db/row.ts';

export interface PersonalReportRow extends Row<'report', 'id' | 'number' | 'status' | 'issued_at'> {
  order_number: string;
}

/** The reports of every patient row of a person, locked, always in the same order; not those erased already. */
export function lockReportsOfPerson(tx: Queryable, hashes: readonly Buffer[]) {
  return tx.rows<PersonalReportRow>({
    name: 'report-personal-lock',
    text: `
SELECT r.id, r.number, o.number AS order_number, r.status, r.issued_at
FROM report r JOIN patient p ON p.id = r.patient_id JOIN lab_order o ON o.id = r.order_id
WHERE p.document_hash = ANY ($1::bytea[]) AND r.erased_at IS NULL
ORDER BY r.id
FOR UPDATE OF r`,
    values: [hashes],
  });
}

export type PersonalVersionRow = Row<'report_version'>;

/** Every version of these reports, the oldest first. */
export function listVersionsOf(tx: Queryable, reportIds: readonly string[]) {
  return tx.rows<PersonalVersionRow>({
    name: 'report-personal-versions',
    text: `
SELECT report_id, version, status, issued_at, received_at, key_id, content
FROM report_version WHERE report_id = ANY ($1::uuid[])
ORDER BY report_id, version`,
    values: [reportIds],
  });
}

/** Takes out what they say; that there were such reports stays. */
export async function eraseReports(tx: Queryable, reportIds: readonly string[], now: Date): Promise<void> {
  await tx.query({
    name: 'report-personal-erase',
    text: `
WITH emptied AS (
  UPDATE report_version SET key_id = NULL, content = NULL WHERE report_id = ANY ($1::uuid[]))
UPDATE report SET key_id = NULL, outline = NULL, erased_at = $2, updated_at = $2 WHERE id = ANY ($1::uuid[])`,
    values: [reportIds, now],
  });
}
