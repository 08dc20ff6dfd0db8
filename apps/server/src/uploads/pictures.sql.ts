import type { Queryable } from '../db/pool.ts';
import type { DrawnPicture, PictureFormat } from './draw-picture.ts';

/** Of the pictures that an entry names, published, in a draft or in an earlier version. */
const NAMED_HASHES = `SELECT found[1] AS hash
  FROM (
      SELECT body FROM content_entry UNION ALL SELECT draft FROM content_entry UNION ALL SELECT body FROM content_version
    ) AS written,
    regexp_matches(body::text, '"/uploads/([0-9a-f]{64})"', 'g') AS found`;

/**
 * Keeps a picture. One that is there already is as new again.
 * @param hash as its address has it, in hexadecimal
 */
export async function upsertPicture(
  db: Queryable,
  { hash, webp, jpeg, storedAt }: DrawnPicture & { hash: string; storedAt: Date },
): Promise<void> {
  await db.query({
    name: 'picture-upsert',
    text: `
INSERT INTO picture (hash, webp, jpeg, stored_at) VALUES (decode($1, 'hex'), $2, $3, $4)
ON CONFLICT (hash) DO UPDATE SET stored_at = greatest(picture.stored_at, excluded.stored_at)`,
    values: [hash, webp, jpeg, storedAt],
  });
}

/** Undefined when there is none. */
export async function selectPicture(
  db: Queryable,
  hash: string,
  format: PictureFormat,
): Promise<Buffer | undefined> {
  const row = await db.row<{ bytes: Buffer }>({
    name: `picture-${format}`,
    text: `SELECT ${format} AS bytes FROM picture WHERE hash = decode($1, 'hex')`,
    values: [hash],
  });
  return row?.bytes;
}

/** Those of the hashes whose picture is there. */
export async function selectStoredHashes(db: Queryable, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ hash: string }>({
    name: 'pictures-stored',
    text: `
SELECT encode(hash, 'hex') AS hash FROM picture
WHERE hash IN (SELECT decode(named, 'hex') FROM unnest($1::text[]) AS named)`,
    values: [hashes],
  });
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * Deletes the pictures that were last stored before an instant and that no entry names.
 * @returns how many
 */
export async function deleteUnnamedPictures(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'pictures-sweep',
    text: `
DELETE FROM picture
WHERE stored_at < $1 AND encode(hash, 'hex') NOT IN (
  ${NAMED_HASHES}
)`,
    values: [before],
  });
  return rowCount;
}

/** How many pictures entries name, and how many of these are not there. */
export async function countNamedPictures(db: Queryable): Promise<{ named: number; missing: number }> {
  const row = await db.row<{ named: number; missing: number }>({
    name: 'pictures-named',
    text: `
SELECT count(*)::int AS named, count(*) FILTER (WHERE picture.hash IS NULL)::int AS missing
FROM (SELECT DISTINCT hash FROM (${NAMED_HASHES}) AS all_named) AS named
LEFT JOIN picture ON picture.hash = decode(named.hash, 'hex')`,
  });
  return row ?? { named: 0, missing: 0 };
}
