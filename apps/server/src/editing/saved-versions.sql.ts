import type { SavedVersionKind } from '@phial/contract/content/saved-version';
import type { Queryable } from '../db/pool.ts';

/** A service, service point or test item. */
export interface SavedThing {
  readonly kind: SavedVersionKind;
  /** Code of a service, else id. */
  readonly id: string;
}

export interface SavedVersionRow {
  version: number;
  body: Record<string, unknown>;
  at: Date;
  /** Empty for an account whose person is erased; null where there is no account. */
  by: string | null;
}

const SELECT = `
SELECT version.number AS version, version.body, version.saved_at AS at, account.display_name AS by
FROM saved_version AS version LEFT JOIN account ON account.id = version.account_id
WHERE version.kind = $1 AND version.thing_id = $2`;

/** Newest first. @param before a version that comes after those that are read; null for none */
export function readSavedVersions(
  db: Queryable,
  { kind, id }: SavedThing,
  { before, limit }: { before: number | null; limit: number },
) {
  return db.rows<SavedVersionRow>({
    name: 'editing-saved-versions',
    text: `${SELECT} AND ($3::int IS NULL OR version.number < $3) ORDER BY version.number DESC LIMIT $4`,
    values: [kind, id, before, limit],
  });
}

export function readSavedVersion(db: Queryable, { kind, id }: SavedThing, version: number) {
  return db.row<SavedVersionRow>({
    name: 'editing-saved-version',
    text: `${SELECT} AND version.number = $3`,
    values: [kind, id, version],
  });
}
