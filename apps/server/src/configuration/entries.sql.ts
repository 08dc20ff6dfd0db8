import type { ContentKind } from '@phial/contract/content/content-body';
import type { Queryable } from '../db/pool.ts';

interface EntryWriting {
  kind: ContentKind;
  id: string;
  sample: boolean;
  body: object;
  /** Account; null for the command. */
  by: string | null;
  now: Date;
}

/**
 * Publishes an entry, and keeps what it says as a version. A draft of staff stays; the one that an unpublished entry
 * began with goes.
 * @returns its version
 */
export async function publishRow(
  tx: Queryable,
  { kind, id, sample, body, by, now }: EntryWriting,
): Promise<number> {
  const row = await tx.row<{ version: number }>({
    name: 'configuration-publish',
    text: `
INSERT INTO content_entry AS entry (kind, id, position, state, body, sample, updated_at, updated_by)
SELECT $1, $2, coalesce(max(position), 0) + 1, 'PUBLISHED', $3::jsonb, $4, $5, $6 FROM content_entry WHERE kind = $1
ON CONFLICT (kind, id) DO UPDATE SET state = 'PUBLISHED', body = excluded.body, sample = excluded.sample,
  draft = CASE WHEN entry.body IS NULL AND entry.updated_by IS NULL THEN NULL ELSE nullif(entry.draft, excluded.body) END,
  version = entry.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by
RETURNING version`,
    values: [kind, id, JSON.stringify(body), sample, now, by],
  });
  return row?.version ?? 1;
}

/**
 * Takes entries off the site until {@link publishRow} puts them back, so that two of them may change the word by which
 * the database tells them apart.
 */
export async function unpublishRows(tx: Queryable, kind: ContentKind, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'configuration-unpublish',
    text: `
UPDATE content_entry SET state = 'WITHDRAWN'
WHERE kind = $1 AND id = ANY($2::text[]) AND state = 'PUBLISHED'`,
    values: [kind, ids],
  });
}

export async function writeEntryVersion(
  tx: Queryable,
  { kind, id }: Pick<EntryWriting, 'kind' | 'id'>,
  event: 'PUBLISHED' | 'RESTORED',
): Promise<void> {
  await tx.query({
    name: 'configuration-version',
    text: `
INSERT INTO content_version (kind, entry_id, version, event, body, occurred_at, account_id)
SELECT kind, id, version, $3, body, updated_at, updated_by FROM content_entry WHERE kind = $1 AND id = $2`,
    values: [kind, id, event],
  });
}

/** @param order every id of the kind; they are counted from 1 */
export async function writeEntryOrder(
  tx: Queryable,
  kind: ContentKind,
  order: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'configuration-entry-order',
    text: `
UPDATE content_entry SET position = wanted.position
FROM unnest($2::text[]) WITH ORDINALITY AS wanted (id, position)
WHERE kind = $1 AND content_entry.id = wanted.id AND content_entry.position <> wanted.position`,
    values: [kind, order],
  });
}
