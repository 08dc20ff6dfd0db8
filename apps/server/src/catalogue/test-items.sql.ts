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
export async function readCatalogueItems(db: Queryable): Promise<CatalogueItem[]> {
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
