import type { ContentBody, ContentKind } from '@phial/contract/content/content-body';
import type { Queryable } from '../db/pool.ts';

export interface StoredEntry<Kind extends ContentKind> {
  id: string;
  position: number;
  body: ContentBody<Kind>;
  /** Came with the sample, and staff have not published it since. */
  sample: boolean;
}

/** What visitors may see of a kind, in its order. */
export function readPublished<Kind extends ContentKind>(db: Queryable, kind: Kind) {
  return db.rows<StoredEntry<Kind>>({
    name: 'content-published',
    text: `
SELECT id, position, body, sample FROM content_entry
WHERE kind = $1 AND state = 'PUBLISHED'
ORDER BY position, id`,
    values: [kind],
  });
}

/** Adds drafts where there is no entry yet, in whatever state. @returns how many */
export async function insertMissingDrafts(
  db: Queryable,
  kind: ContentKind,
  drafts: readonly { id: string; draft: Record<string, unknown> }[],
  now: Date,
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'content-missing-drafts',
    text: `
INSERT INTO content_entry (kind, id, position, state, draft, updated_at)
SELECT $1, new.id, new.position, 'DRAFT', new.draft, $4
FROM unnest($2::text[], $3::jsonb[]) WITH ORDINALITY AS new (id, draft, position)
ON CONFLICT (kind, id) DO NOTHING`,
    values: [kind, drafts.map(({ id }) => id), drafts.map(({ draft }) => JSON.stringify(draft)), now],
  });
  return rowCount;
}
