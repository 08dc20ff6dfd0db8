import type { CatalogueItem } from './catalogue-item.ts';

/** How many items a new catalogue adds to the former one, changes, leaves and takes away. */
export interface Replacement {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Items are the same by their ids; their order is not compared. */
export function comparedCatalogues(
  former: readonly CatalogueItem[],
  items: readonly CatalogueItem[],
): Replacement {
  const before = new Map(former.map((item) => [item.id, item]));
  const kept = items.flatMap((item) => {
    const was = before.get(item.id);
    return was === undefined ? [] : [sayTheSame(was, item)];
  });
  const unchanged = kept.filter(Boolean).length;
  return {
    added: items.length - kept.length,
    changed: kept.length - unchanged,
    unchanged,
    removed: former.length - kept.length,
  };
}

export function sayTheSame(a: CatalogueItem, b: CatalogueItem): boolean {
  return written(a) === written(b);
}

/** Equal for items that say the same; jsonb does not keep the order of languages. */
function written({ name, specimen, turnaround, preparation, remark, ...item }: CatalogueItem): string {
  const texts = [name, specimen, turnaround, preparation, remark].map(({ tw, zh, en }) => [tw, zh, en]);
  const { id, code, subject, usageScope, unitType, synonyms, children, published } = item;
  return JSON.stringify([texts, id, code, subject, usageScope, unitType, synonyms, children, published]);
}
