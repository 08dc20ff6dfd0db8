import type { Queryable } from '../../db/pool.ts';
import type { FilledRow, Row } from '../../db/row.ts';

export type EncryptedOutlineRow = Row<'report', 'id'> & FilledRow<'report', 'key_id' | 'outline'>;

/** Some outlines under another key, locked. */
export async function lockOldOutlines(
  tx: Queryable,
  keyId: string,
  after: string,
  limit: number,
): Promise<EncryptedOutlineRow[]> {
  return tx.rows<EncryptedOutlineRow>({
    name: 'report-outlines-old',
    text: 'SELECT id, key_id, outline FROM report WHERE key_id <> $1 AND id > $2::uuid ORDER BY id LIMIT $3 FOR UPDATE',
    values: [keyId, after, limit],
  });
}

export async function rewriteOutline(tx: Queryable, row: EncryptedOutlineRow): Promise<void> {
  await tx.query({
    name: 'report-outline-rewrite',
    text: 'UPDATE report SET key_id = $2, outline = $3 WHERE id = $1',
    values: [row.id, row.key_id, row.outline],
  });
}

export type EncryptedVersionRow = Row<'report_version', 'report_id' | 'version'> &
  FilledRow<'report_version', 'key_id' | 'content'>;

/** Some versions under another key, locked. */
export async function lockOldVersions(
  tx: Queryable,
  keyId: string,
  after: { reportId: string; version: number },
  limit: number,
): Promise<EncryptedVersionRow[]> {
  return tx.rows<EncryptedVersionRow>({
    name: 'report-versions-old',
    text: `
SELECT report_id, version, key_id, content FROM report_version
WHERE key_id <> $1 AND (report_id, version) > ($2::uuid, $3::int)
ORDER BY report_id, version LIMIT $4 FOR UPDATE`,
    values: [keyId, after.reportId, after.version, limit],
  });
}

export async function rewriteVersion(tx: Queryable, row: EncryptedVersionRow): Promise<void> {
  await tx.query({
    name: 'report-version-rewrite',
    text: 'UPDATE report_version SET key_id = $3, content = $4 WHERE report_id = $1 AND version = $2',
    values: [row.report_id, row.version, row.key_id, row.content],
  });
}
