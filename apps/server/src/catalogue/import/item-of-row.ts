import type { LocalText } from '../../db/local-text.ts';
import { toSimplified } from '../../sheet/simplified-text.ts';
import type { CatalogueItem } from '../catalogue-item.ts';
import { LIST_SEPARATOR, type TestItemRow } from './test-item-row.ts';

/** The item of a row; a missing simplified text is converted from the traditional one. */
export function itemOfRow(row: TestItemRow): CatalogueItem {
  const { testItemId, code, subject, usageScope, unitType, synonyms, children, published } = row;
  return {
    id: testItemId,
    code,
    subject,
    synonyms,
    usageScope,
    unitType,
    name: localText(row.nameCht, row.nameChs, row.nameEng),
    specimen: localText(row.specimenRequireCht, row.specimenRequireChs, row.specimenRequireEng),
    turnaround: localText(row.tatCht, row.tatChs, row.tatEng),
    preparation: localText(row.preparationCht, row.preparationChs, row.preparationEng),
    remark: localText(row.remarkCht, row.remarkChs, row.remarkEng),
    children,
    published,
  };
}

function localText(tw: string, zh: string, en: string): LocalText {
  return { tw, zh: zh || toSimplified(tw), en };
}

/** An item as the cells of its row. */
export function cellsOfItem(item: CatalogueItem): Record<keyof TestItemRow, string> {
  const { name, specimen, turnaround, preparation, remark } = item;
  return {
    testItemId: item.id,
    code: item.code,
    nameEng: name.en,
    nameCht: name.tw,
    nameChs: name.zh,
    subject: item.subject,
    usageScope: item.usageScope,
    unitType: item.unitType,
    specimenRequireEng: specimen.en,
    specimenRequireCht: specimen.tw,
    specimenRequireChs: specimen.zh,
    tatEng: turnaround.en,
    tatCht: turnaround.tw,
    tatChs: turnaround.zh,
    preparationEng: preparation.en,
    preparationCht: preparation.tw,
    preparationChs: preparation.zh,
    remarkEng: remark.en,
    remarkCht: remark.tw,
    remarkChs: remark.zh,
    synonyms: item.synonyms.join(LIST_SEPARATOR),
    children: item.children.join(LIST_SEPARATOR),
    published: String(item.published),
  };
}
