import type { Queryable } from '../db/pool.ts';
import type { CatalogueItem } from './catalogue-item.ts';

/** Moves on with every change of the catalogue. */
export async function readRevision(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ revision: string }>({
    name: 'test-item-revision',
    text: 'SELECT revision FROM test_item_revision',
    values: [],
  });
  return rows[0]?.revision ?? '';
}

/** The whole catalogue in its order. */
export async function readCatalogueItems(db: Queryable): Promise<CatalogueItem[]> {
  const { rows } = await db.query<CatalogueItem>({
    name: 'test-items',
    text: `
SELECT id, code, name, subject, usage_scope AS "usageScope", unit_type AS "unitType", specimen, turnaround,
  preparation, remark, synonyms, published,
  coalesce((
    SELECT array_agg(child_id ORDER BY child.position) FROM test_item_child AS child WHERE child.group_id = test_item.id
  ), '{}') AS children
FROM test_item
ORDER BY position, id`,
    values: [],
  });
  return rows;
}

/**
 * The catalogue is written by one after the other until the transaction ends: two groups cannot become each
 * other's children, and an import cannot take rows of somebody who waits for the table.
 */
export async function lockCatalogue(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'test-item-write-lock',
    text: `SELECT pg_advisory_xact_lock(760421, hashtext('test_item'))`,
    values: [],
  });
}
