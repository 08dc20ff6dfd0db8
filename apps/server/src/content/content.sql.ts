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
