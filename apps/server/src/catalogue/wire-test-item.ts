import type { ChildItem, TestItem } from '@phial/contract/test-item';
import { copiedText, suffixedText } from '../wire-text.ts';
import type { CatalogueItem } from './catalogue-item.ts';

/**
 * A test item under the field names of the calls; a bare field copies the Cht one.
 * @param children the items of its group that visitors may see, in their order
 */
export function wireTestItem(item: CatalogueItem, children: readonly CatalogueItem[]): TestItem {
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
