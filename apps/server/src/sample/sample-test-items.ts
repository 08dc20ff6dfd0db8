import type { SampleTestItem } from '@phial/content/sample/test-items/test-item';
import { testItems } from '@phial/content/sample/test-items/test-items';
import type { CatalogueItem } from '../catalogue/catalogue-item.ts';
import { safeHtml } from '../catalogue/safe-html.ts';
import { type LocalText, NO_TEXT } from '../db/local-text.ts';

/** The catalogue of the content folder, all published. */
export function sampleCatalogue(): CatalogueItem[] {
  return testItems.map(catalogueItem);
}

function catalogueItem({ testItemId, specimen, turnaround, children, ...item }: SampleTestItem) {
  const { code, name, subject, usageScope, unitType, synonyms, preparation, remark } = item;
  return {
    id: testItemId,
    code,
    name,
    subject,
    usageScope,
    unitType,
    synonyms: [...synonyms],
    specimen: specimen ?? NO_TEXT,
    turnaround: turnaround ?? NO_TEXT,
    preparation: preparation === undefined ? NO_TEXT : safeText(preparation),
    remark: remark === undefined ? NO_TEXT : safeText(remark),
    children: [...(children ?? [])],
    published: true,
  };
}

function safeText({ tw, zh, en }: LocalText): LocalText {
  return { tw: safeHtml(tw), zh: safeHtml(zh), en: safeHtml(en) };
}
