import type { Queryable } from '../../db/pool.ts';
import type { CatalogueItem } from '../catalogue-item.ts';
import { readCatalogueItems } from '../test-items.sql.ts';
import { type Column, LIST_SEPARATOR } from './columns.ts';
import { writeCsv } from './csv-file.ts';
import type { FileFormat } from './file-format.ts';
import { writeJson } from './json-file.ts';

/** The whole catalogue, published or not, as a file that imports as the same catalogue. */
export async function exportCatalogue(
  db: Queryable,
  format: FileFormat,
): Promise<{ text: string; items: number }> {
  const rows = (await readCatalogueItems(db)).map(rowOf);
  return { text: format === 'csv' ? writeCsv(rows) : writeJson(rows), items: rows.length };
}

/** An item as the cells of its line. */
export function rowOf(item: CatalogueItem): Record<Column, string> {
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
