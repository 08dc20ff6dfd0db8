import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';

/**
 * A text that is another one as soon as something of the doctor's own reports
 * or orders is: a version came, one was marked as read, an order moved on.
 */
export async function revisionOf(db: Queryable, doctorId: string): Promise<string> {
  const { rows } = await db.query<{ revision: string }>({
    name: 'report-revision',
    text: `
SELECT concat_ws('.',
  (SELECT concat_ws('.', count(*), extract(epoch FROM max(updated_at)), sum(coalesce(read_version, 0)))
    FROM report WHERE doctor_id = $1),
  (SELECT concat_ws('.', count(*), extract(epoch FROM max(updated_at))) FROM lab_order WHERE doctor_id = $1)
) AS revision`,
    values: [doctorId],
  });
  return rows[0]?.revision ?? '';
}

/** The newest version of one of the doctor's own reports; undefined for every other id alike. */
export function findCurrentVersion(db: Queryable, doctorId: string, id: string) {
  return db.row<CurrentVersionRow>({
    name: 'report-current-version',
    text: `
SELECT id, version, status, issued_at, read_version, key_id, outline FROM report
WHERE doctor_id = $1 AND id = $2`,
    values: [doctorId, id],
  });
}

export type CurrentVersionRow = Row<
  'report',
  'id' | 'version' | 'status' | 'issued_at' | 'read_version' | 'key_id' | 'outline'
>;
