import type { CatalogueItem } from './catalogue-item.ts';

/** Whether two items say the same. */
export function saysTheSame(a: CatalogueItem, b: CatalogueItem): boolean {
  return written(a) === written(b);
}

/** Equal for items that say the same; jsonb does not keep the order of languages. */
function written({ name, specimen, turnaround, preparation, remark, ...item }: CatalogueItem): string {
  const texts = [name, specimen, turnaround, preparation, remark].map(({ tw, zh, en }) => [tw, zh, en]);
  const { id, code, subject, usageScope, unitType, synonyms, children, published } = item;
  return JSON.stringify([texts, id, code, subject, usageScope, unitType, synonyms, children, published]);
}
