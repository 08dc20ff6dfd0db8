import { lockRegister } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import type { CatalogueItem } from './catalogue-item.ts';
import { comparedCatalogues, type Replacement, sayTheSame } from './compared-catalogues.ts';
import { readCatalogueItems } from './test-items.sql.ts';

/**
 * Makes the catalogue what is given, in the order given. An item that stays as
 * it was keeps its version and who wrote it; a changed one moves on.
 * @param tx all of it or nothing; whoever else would change the catalogue waits for its end
 * @param items checked: ids and codes once each, children that are there, HTML sanitised
 */
export async function replaceCatalogue(
  tx: Queryable,
  items: readonly CatalogueItem[],
  now: Date,
): Promise<Replacement> {
  // Longer than a statement may take in a request: thousands of items are written at once.
  await tx.query({ name: 'test-items-time', text: "SET LOCAL statement_timeout = '60s'" });
  await lockRegister(tx, 'test_item');
  await tx.query({
    name: 'test-items-lock',
    text: 'LOCK TABLE test_item, test_item_child IN SHARE ROW EXCLUSIVE MODE',
  });
  const former = await readCatalogueItems(tx);
  const versions = await readVersions(tx);
  const byId = new Map(former.map((item) => [item.id, item]));
  await tx.query({ name: 'test-items-clear', text: 'DELETE FROM test_item' });
  const rows = items.map((item, position) => {
    const [before, was] = [byId.get(item.id), versions.get(item.id)];
    const stays = before !== undefined && sayTheSame(before, item);
    return {
      ...row(item, position),
      ...(stays ? was : { version: (was?.version ?? 0) + 1, updated_at: now }),
    };
  });
  await insertItems(tx, rows);
  await insertChildren(tx, items);
  return comparedCatalogues(former, items);
}

function row(item: CatalogueItem, position: number) {
  const { id, code, name, specimen, turnaround, preparation, remark } = item;
  return {
    id,
    code,
    name,
    specimen,
    turnaround,
    preparation,
    remark,
    position,
    subject: item.subject,
    usage_scope: item.usageScope,
    unit_type: item.unitType,
    synonyms: item.synonyms,
    published: item.published,
  };
}

async function readVersions(tx: Queryable) {
  const { rows } = await tx.query<{
    id: string;
    version: number;
    updated_at: Date;
    updated_by: string | null;
  }>({
    name: 'test-item-versions',
    text: 'SELECT id, version, updated_at, updated_by FROM test_item',
  });
  return new Map(rows.map(({ id, ...version }) => [id, version]));
}

async function insertItems(tx: Queryable, rows: readonly object[]): Promise<void> {
  await tx.query({
    name: 'test-items-insert',
    text: `
INSERT INTO test_item (id, code, name, specimen, turnaround, preparation, remark, subject, usage_scope, unit_type, synonyms,
  position, version, published, updated_at, updated_by)
SELECT id, code, name, specimen, turnaround, preparation, remark, subject, usage_scope, unit_type, synonyms,
  position, version, published, updated_at, updated_by
FROM jsonb_populate_recordset(NULL::test_item, $1::jsonb)`,
    values: [JSON.stringify(rows)],
  });
}

async function insertChildren(tx: Queryable, items: readonly CatalogueItem[]): Promise<void> {
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
