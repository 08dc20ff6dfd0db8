import type { Queryable } from '../db/pool.ts';

/** Hashes of the uploaded pictures that an entry names, published, in a draft or in an earlier version. */
export async function readNamedPictures(db: Queryable): Promise<Set<string>> {
  const { rows } = await db.query<{ hash: string }>({
    name: 'pictures-named',
    text: `
SELECT DISTINCT found[1] AS hash
FROM (
    SELECT body FROM content_entry UNION ALL SELECT draft FROM content_entry UNION ALL SELECT body FROM content_version
  ) AS written,
  regexp_matches(body::text, '"/uploads/([0-9a-f]{64})"', 'g') AS found`,
  });
  return new Set(rows.map(({ hash }) => hash));
}
