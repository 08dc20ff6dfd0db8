import { SEARCH_WORDS } from '@phial/content/search-words';
import type { ChildItem, TestItem } from '@phial/contract/content/test-item';
import { type ItemSearch, itemSearch, type SearchableItem } from '@phial/domain/test-item-search';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database } from '../db/pool.ts';
import { shortCache } from '../db/short-cache.ts';
import { copiedText, suffixedText } from '../wire-text.ts';
import type { CatalogueItem } from './catalogue-item.ts';
import { readCatalogueItems, readRevision } from './test-items.sql.ts';

/** An item that visitors may see, ready to be found and answered. */
export interface OfferedItem extends SearchableItem {
  readonly item: TestItem;
  /** The item as JSON: written once, not at each answer. */
  readonly json: string;
}

export interface PreparedCatalogue {
  /** In the order of the catalogue. */
  readonly offered: readonly OfferedItem[];
  readonly search: ItemSearch<OfferedItem>;
}

interface Kept {
  readonly revision: string;
  readonly catalogue: Promise<PreparedCatalogue>;
}

const revisions = shortCache<string>('catalogue-revision');
const kept = new WeakMap<Database, Kept>();

/**
 * The published catalogue, prepared once for each of its revisions; at most a
 * second old. Preparing three thousand items takes a tenth of a second, so it
 * is not done each second, but when the catalogue has changed.
 */
export async function preparedCatalogue({
  db,
  clock,
}: Pick<AppDependencies, 'db' | 'clock'>): Promise<PreparedCatalogue> {
  const revision = await revisions(db).get('revision', '', clock.now(), () => readRevision(db));
  const known = kept.get(db);
  if (known?.revision === revision) return known.catalogue;
  // Read after its revision: what changes in between is read again a second later.
  const catalogue = readCatalogueItems(db).then(prepare);
  const entry = { revision, catalogue };
  kept.set(db, entry);
  catalogue.catch(() => {
    if (kept.get(db) === entry) kept.delete(db);
  });
  return catalogue;
}

/** To be called after a change, so that this process answers it at once; others do within a second. */
export function clearCatalogue(db: Database): void {
  revisions(db).delete('revision');
}

function prepare(items: readonly CatalogueItem[]): PreparedCatalogue {
  const published = new Map(items.filter((item) => item.published).map((item) => [item.id, item]));
  const offered = [...published.values()].map((stored): OfferedItem => {
    const item = wireTestItem(
      stored,
      stored.children.flatMap((child) => published.get(child) ?? []),
    );
    const { code, nameEng, nameCht, nameChs, synonyms } = item;
    return { item, json: JSON.stringify(item), code, nameEng, nameCht, nameChs, synonyms };
  });
  return { offered, search: itemSearch(offered, SEARCH_WORDS) };
}

/**
 * A test item under the field names of the calls; a bare field copies the Cht one.
 * @param children the items of its group that visitors may see, in their order
 */
function wireTestItem(item: CatalogueItem, children: readonly CatalogueItem[]): TestItem {
  return {
    testItemId: item.id,
    code: item.code,
    ...wireName(item),
    subject: item.subject,
    usageScope: item.usageScope,
    ...copiedText('specimenRequire', item.specimen),
    ...copiedText('tat', item.turnaround),
    ...copiedText('preparation', item.preparation),
    ...copiedText('remark', item.remark),
    unitType: item.unitType,
    synonyms: [...item.synonyms],
    childList: children.map((child): ChildItem => ({ testItemId: child.id, ...wireName(child) })),
  };
}

function wireName({ name }: CatalogueItem) {
  return suffixedText('name', name);
}
