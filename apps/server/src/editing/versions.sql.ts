import type { ContentKind } from '@phial/contract/content/content-body';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

type Event = Row<'content_version'>['event'];

export interface EntryName {
  readonly kind: ContentKind;
  readonly id: string;
}

export interface VersionRow {
  version: number;
  event: Event;
  body: Record<string, unknown>;
  at: Date;
  /** Empty for an account whose person is erased; null where there is no account. */
  by: string | null;
}

/** Keeps what an entry says now as the version that an event has made; in the transaction of that event. */
export async function writeVersion(tx: Queryable, { kind, id }: EntryName, event: Event): Promise<void> {
  await tx.query({
    name: 'editing-version-insert',
    text: `
INSERT INTO content_version (kind, entry_id, version, event, body, occurred_at, account_id)
SELECT kind, id, version, $3, body, updated_at, updated_by FROM content_entry WHERE kind = $1 AND id = $2`,
    values: [kind, id, event],
  });
}

const SELECT = `
SELECT version.version, version.event, version.body, version.occurred_at AS at, account.display_name AS by
FROM content_version AS version LEFT JOIN account ON account.id = version.account_id
WHERE version.kind = $1 AND version.entry_id = $2`;

/** Newest first. @param before a version that comes after those that are read; null for none */
export function readVersions(
  db: Queryable,
  { kind, id }: EntryName,
  { before, limit }: { before: number | null; limit: number },
) {
  return db.rows<VersionRow>({
    name: 'editing-versions',
    text: `${SELECT} AND ($3::int IS NULL OR version.version < $3) ORDER BY version.version DESC LIMIT $4`,
    values: [kind, id, before, limit],
  });
}

export function readVersion(db: Queryable, { kind, id }: EntryName, version: number) {
  return db.row<VersionRow>({
    name: 'editing-version',
    text: `${SELECT} AND version.version = $3`,
    values: [kind, id, version],
  });
}
