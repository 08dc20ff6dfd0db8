import { lockRegister } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import type { CatalogueItem } from './catalogue-item.ts';

/** Moves on with every change of the catalogue. */
export async function readRevision(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ revision: string }>({
    name: 'test-item-revision',
    text: 'SELECT revision FROM test_item_revision',
  });
  return rows[0]?.revision ?? '';
}

/** The whole catalogue in its order. */
export function readCatalogueItems(db: Queryable) {
  return db.rows<CatalogueItem>({
    name: 'test-items',
    text: `
SELECT id, code, name, subject, usage_scope AS "usageScope", unit_type AS "unitType", specimen, turnaround,
  preparation, remark, synonyms, published,
  coalesce((
    SELECT array_agg(child_id ORDER BY child.position) FROM test_item_child AS child WHERE child.group_id = test_item.id
  ), '{}') AS children
FROM test_item
ORDER BY position, id`,
  });
}

/** Has the catalogue to itself until the transaction ends, with time to write thousands of items at once. */
export async function lockCatalogue(tx: Queryable): Promise<void> {
  await tx.query({ name: 'test-items-time', text: "SET LOCAL statement_timeout = '60s'" });
  await lockRegister(tx, 'test_item');
  await tx.query({
    name: 'test-items-lock',
    text: 'LOCK TABLE test_item, test_item_child IN SHARE ROW EXCLUSIVE MODE',
  });
}

export async function deleteItems(tx: Queryable): Promise<void> {
  await tx.query({ name: 'test-items-clear', text: 'DELETE FROM test_item' });
}

export async function readVersions(tx: Queryable) {
  const { rows } = await tx.query<{
    id: string;
    version: number;
    updated_at: Date;
    updated_by: string | null;
    sample: boolean;
  }>({
    name: 'test-item-versions',
    text: 'SELECT id, version, updated_at, updated_by, sample FROM test_item',
  });
  return new Map(rows.map(({ id, ...version }) => [id, version]));
}

export async function insertItems(tx: Queryable, rows: readonly object[]): Promise<void> {
  await tx.query({
    name: 'test-items-insert',
    text: `
INSERT INTO test_item (id, code, name, specimen, turnaround, preparation, remark, subject, usage_scope, unit_type, synonyms,
  position, version, published, updated_at, updated_by, sample)
SELECT id, code, name, specimen, turnaround, preparation, remark, subject, usage_scope, unit_type, synonyms,
  position, version, published, updated_at, updated_by, sample
FROM jsonb_populate_recordset(NULL::test_item, $1::jsonb)`,
    values: [JSON.stringify(rows)],
  });
}

export async function insertChildren(tx: Queryable, items: readonly CatalogueItem[]): Promise<void> {
  const children = items.flatMap(({ id, children }) =>
    children.map((child_id, position) => ({ group_id: id, position, child_id })),
  );
  await tx.query({
    name: 'test-item-children-insert',
    text: `
INSERT INTO test_item_child (group_id, position, child_id)
SELECT group_id, position, child_id FROM jsonb_populate_recordset(NULL::test_item_child, $1::jsonb)`,
    values: [JSON.stringify(children)],
  });
}
