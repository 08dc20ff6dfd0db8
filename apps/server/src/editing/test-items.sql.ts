import type { TestItemBody, TestItemRow } from '@phial/contract/content/editing-test-item';
import type { CatalogueItem } from '../catalogue/catalogue-item.ts';
import type { Queryable } from '../db/pool.ts';

export interface ItemRow extends CatalogueItem {
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
}

/** All items, published or not, in the order of the catalogue. */
export function readItemRows(db: Queryable) {
  return db.rows<TestItemRow>({
    name: 'editing-items',
    text: `
SELECT id AS "testItemId", code, name, subject, unit_type AS "unitType", published FROM test_item
ORDER BY position, id`,
  });
}

export function readItem(db: Queryable, id: string) {
  return db.row<ItemRow>({
    name: 'editing-item',
    text: `
SELECT item.id, code, name, subject, usage_scope AS "usageScope", unit_type AS "unitType", specimen, turnaround,
  preparation, remark, synonyms, published, item.version, item.updated_at AS "updatedAt", account.display_name AS "updatedBy",
  coalesce((
    SELECT array_agg(child_id ORDER BY child.position) FROM test_item_child AS child WHERE child.group_id = item.id
  ), '{}') AS children
FROM test_item AS item LEFT JOIN account ON account.id = item.updated_by
WHERE item.id = $1`,
    values: [id],
  });
}

/** As {@link readItem}, and keeps it from changing until the transaction ends; locked first, see `lockEntry`. */
export async function lockItem(tx: Queryable, id: string): Promise<ItemRow | undefined> {
  await tx.query({
    name: 'editing-item-lock',
    text: 'SELECT FROM test_item WHERE id = $1 FOR UPDATE',
    values: [id],
  });
  return readItem(tx, id);
}

/** Of these ids those that there are, and of them those that have a child, or a child's child, `of`. */
export async function readChildren(
  db: Queryable,
  ids: readonly string[],
  of: string,
): Promise<{ id: string; holds: boolean }[]> {
  return db.rows<{ id: string; holds: boolean }>({
    name: 'editing-item-children',
    text: `
WITH RECURSIVE below (root, id) AS (
  SELECT id, id FROM test_item WHERE id = ANY($1::text[])
  UNION
  SELECT below.root, child.child_id FROM below JOIN test_item_child AS child ON child.group_id = below.id
)
SELECT root AS id, bool_or(below.id = $2) AS holds FROM below GROUP BY root`,
    values: [ids, of],
  });
}

interface ItemWriting {
  id: string;
  body: TestItemBody;
  by: string;
  now: Date;
}

function valuesOf({ id, body, by, now }: ItemWriting): unknown[] {
  const texts = [body.name, body.specimen, body.turnaround, body.preparation, body.remark];
  return [
    id,
    body.code,
    ...texts.map((text) => JSON.stringify(text)),
    body.subject,
    body.usageScope,
    body.unitType,
    body.synonyms,
    body.published,
    now,
    by,
  ];
}

/** At the end of the catalogue. */
export async function insertItem(tx: Queryable, writing: ItemWriting): Promise<void> {
  await tx.query({
    name: 'editing-item-insert',
    text: `
INSERT INTO test_item (id, code, name, specimen, turnaround, preparation, remark, subject, usage_scope, unit_type, synonyms,
  published, updated_at, updated_by, position)
SELECT $1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8, $9, $10, $11::text[], $12, $13, $14,
  coalesce(max(position), -1) + 1
FROM test_item`,
    values: valuesOf(writing),
  });
}

export async function updateItem(tx: Queryable, writing: ItemWriting): Promise<void> {
  await tx.query({
    name: 'editing-item-update',
    text: `
UPDATE test_item SET code = $2, name = $3::jsonb, specimen = $4::jsonb, turnaround = $5::jsonb,
  preparation = $6::jsonb, remark = $7::jsonb, subject = $8, usage_scope = $9, unit_type = $10,
  synonyms = $11::text[], published = $12, updated_at = $13, updated_by = $14, sample = false,
  version = version + 1
WHERE id = $1`,
    values: valuesOf(writing),
  });
}

export async function replaceChildren(tx: Queryable, id: string, children: readonly string[]): Promise<void> {
  await tx.query({
    name: 'editing-children-clear',
    text: 'DELETE FROM test_item_child WHERE group_id = $1',
    values: [id],
  });
  await tx.query({
    name: 'editing-children-insert',
    text: `
INSERT INTO test_item_child (group_id, position, child_id)
SELECT $1, place - 1, child FROM unnest($2::text[]) WITH ORDINALITY AS given (child, place)`,
    values: [id, children],
  });
}
