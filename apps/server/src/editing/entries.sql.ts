import type { ContentKind } from '@phial/contract/content/content-body';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

type Body = Record<string, unknown>;

export interface EntryRow extends Omit<Row<'content_entry'>, 'updated_by'> {
  updated_by_name: string | null;
}

const COLUMNS = `entry.kind, entry.id, entry.position, entry.state, entry.version, entry.body, entry.draft,
  entry.updated_at, account.display_name AS updated_by_name`;
const FROM = 'FROM content_entry AS entry LEFT JOIN account ON account.id = entry.updated_by';

/** Whatever its state, in the order visitors see. */
export function readEntries(db: Queryable, kind: ContentKind) {
  return db.rows<EntryRow>({
    name: 'editing-entries',
    text: `SELECT ${COLUMNS} ${FROM} WHERE entry.kind = $1 ORDER BY entry.position, entry.id`,
    values: [kind],
  });
}

export function readEntry(db: Queryable, kind: ContentKind, id: string) {
  return db.row<EntryRow>({
    name: 'editing-entry',
    text: `SELECT ${COLUMNS} ${FROM} WHERE entry.kind = $1 AND entry.id = $2`,
    values: [kind, id],
  });
}

/**
 * As {@link readEntry}, and keeps it from changing until the transaction ends.
 * Locked first, then read: a row that was waited for comes with its own
 * columns as they are now, but not with those that are joined to it.
 */
export async function lockEntry(tx: Queryable, kind: ContentKind, id: string): Promise<EntryRow | undefined> {
  await tx.query({
    name: 'editing-entry-lock',
    text: 'SELECT FROM content_entry WHERE kind = $1 AND id = $2 FOR UPDATE',
    values: [kind, id],
  });
  return readEntry(tx, kind, id);
}

/** Keeps a published entry as it is until the transaction ends. @returns whether there is one */
export async function holdPublished(tx: Queryable, kind: ContentKind, id: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'editing-entry-hold',
    text: "SELECT FROM content_entry WHERE kind = $1 AND id = $2 AND state = 'PUBLISHED' FOR SHARE",
    values: [kind, id],
  });
  return rowCount !== 0;
}

export async function countEntries(
  db: Queryable,
): Promise<{ kind: ContentKind; published: number; unpublished: number; edited: number }[]> {
  return db.rows<{
    kind: ContentKind;
    published: number;
    unpublished: number;
    edited: number;
  }>({
    name: 'editing-counts',
    text: `
SELECT kind, count(*) FILTER (WHERE state = 'PUBLISHED')::int AS published,
  count(*) FILTER (WHERE state <> 'PUBLISHED')::int AS unpublished,
  count(*) FILTER (WHERE state = 'PUBLISHED' AND draft IS NOT NULL)::int AS edited
FROM content_entry GROUP BY kind ORDER BY kind`,
  });
}

interface Writing {
  kind: ContentKind;
  id: string;
  /** Account; null of a command. */
  by: string | null;
  now: Date;
}

/** A draft at the end of its kind. */
export async function insertDraft(tx: Queryable, { kind, id, by, now, draft }: Writing & { draft: Body }) {
  await tx.query({
    name: 'editing-insert',
    text: `
INSERT INTO content_entry (kind, id, position, state, draft, updated_at, updated_by)
SELECT $1, $2, coalesce(max(position), 0) + 1, 'DRAFT', $3::jsonb, $4, $5 FROM content_entry WHERE kind = $1`,
    values: [kind, id, JSON.stringify(draft), now, by],
  });
}

/** The number after the highest among the ids of a kind that are numbers, and after `taken`. */
export async function nextNumber(tx: Queryable, kind: ContentKind, taken: number): Promise<number> {
  const { rows } = await tx.query<{ next: number }>({
    name: 'editing-next-number',
    text: `SELECT greatest(max(id::int), $2) + 1 AS next FROM content_entry WHERE kind = $1 AND id ~ '^[0-9]{1,8}$'`,
    values: [kind, taken],
  });
  return rows[0]?.next ?? taken + 1;
}

/** What a change sets besides the version, the time and who made it; `$5` is the body. */
const CHANGES = {
  // What is the same as the published words is no draft.
  draft: 'draft = nullif($5::jsonb, body)',
  publish: "state = 'PUBLISHED', body = $5::jsonb, draft = NULL, sample = false",
  withdraw: "state = 'WITHDRAWN'",
  // Back to what is published.
  'drop-draft': 'draft = NULL',
} as const;

/** @param body of a draft, or to be published */
export async function changeEntry(
  tx: Queryable,
  change: keyof typeof CHANGES,
  { kind, id, by, now }: Writing,
  body?: Body,
): Promise<void> {
  await tx.query({
    name: `editing-${change}`,
    text: `
UPDATE content_entry SET ${CHANGES[change]}, version = version + 1, updated_at = $3, updated_by = $4
WHERE kind = $1 AND id = $2`,
    values: [kind, id, now, by, ...(body === undefined ? [] : [JSON.stringify(body)])],
  });
}

export async function deleteEntry(tx: Queryable, kind: ContentKind, id: string): Promise<void> {
  await tx.query({
    name: 'editing-delete',
    text: 'DELETE FROM content_entry WHERE kind = $1 AND id = $2',
    values: [kind, id],
  });
}

/** @param order every id of the kind; they are counted from 1 */
export async function writeOrder(tx: Queryable, kind: ContentKind, order: readonly string[]): Promise<void> {
  await tx.query({
    name: 'editing-order',
    text: `
UPDATE content_entry SET position = place.position
FROM unnest($2::text[]) WITH ORDINALITY AS place (id, position)
WHERE kind = $1 AND content_entry.id = place.id AND content_entry.position <> place.position`,
    values: [kind, order],
  });
}
