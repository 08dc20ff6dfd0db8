import type { Queryable } from '../db/pool.ts';
import type { CatalogueItem } from './catalogue-item.ts';
import { saysTheSame } from './same-item.ts';
import {
  deleteItems,
  insertChildren,
  insertItems,
  lockCatalogue,
  readCatalogueItems,
  readVersions,
} from './test-items.sql.ts';

/**
 * Makes the catalogue what is given, in the order given. An item that stays as
 * it was keeps its version and who wrote it; a changed one moves on.
 * @param tx all of it or nothing; whoever else would change the catalogue waits for its end
 * @param options.sample whether what is new or changed came with the sample
 * @param options.by account that brings what is new or changed; null for a command
 * @param items checked: ids and codes once each, children that are there, HTML sanitised
 */
export async function replaceCatalogue(
  tx: Queryable,
  items: readonly CatalogueItem[],
  now: Date,
  { sample = false, by = null }: { sample?: boolean; by?: string | null } = {},
): Promise<void> {
  await lockCatalogue(tx);
  const former = await readCatalogueItems(tx);
  const versions = await readVersions(tx);
  const byId = new Map(former.map((item) => [item.id, item]));
  await deleteItems(tx);
  const rows = items.map((item, position) => {
    const [before, was] = [byId.get(item.id), versions.get(item.id)];
    const stays = before !== undefined && saysTheSame(before, item);
    return {
      ...row(item, position),
      ...(stays ? was : { version: (was?.version ?? 0) + 1, updated_at: now, updated_by: by, sample }),
    };
  });
  await insertItems(tx, rows);
  await insertChildren(tx, items);
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
