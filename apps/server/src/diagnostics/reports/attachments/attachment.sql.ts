import type { Queryable } from '../../../db/pool.ts';
import type { AttachmentRow } from './encrypted-attachment.ts';

/** A document of one of the doctor's own reports, unless erased; undefined for every other one alike. */
export function findAttachment(
  db: Queryable,
  doctorId: string,
  { reportId, version, position }: { reportId: string; version: number | undefined; position: number },
) {
  return db.row<AttachmentRow & { number: string; version: number }>({
    name: 'report-attachment-one',
    text: `
SELECT attachment.id, attachment.key_id, attachment.content, report.number, attachment.version
FROM report_attachment attachment JOIN report ON report.id = attachment.report_id
WHERE report.doctor_id = $1 AND report.id = $2 AND attachment.version = coalesce($3::int, report.version)
  AND attachment.position = $4 AND attachment.content IS NOT NULL`,
    values: [doctorId, reportId, version ?? null, position],
  });
}
