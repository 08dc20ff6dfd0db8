import type { Queryable } from '../db/pool.ts';

/** Hashes of the uploaded pictures that an entry names, published or in a draft. */
export async function readNamedPictures(db: Queryable): Promise<Set<string>> {
  const { rows } = await db.query<{ hash: string }>({
    name: 'pictures-named',
    text: `
SELECT DISTINCT found[1] AS hash
FROM content_entry,
  regexp_matches(coalesce(body::text, '') || coalesce(draft::text, ''), '"/uploads/([0-9a-f]{64})"', 'g') AS found`,
  });
  return new Set(rows.map(({ hash }) => hash));
}
