import type { Queryable } from '../../db/pool.ts';
import { readCatalogueItems } from '../test-items.sql.ts';
import { writeCsv } from './csv-file.ts';
import type { FileFormat } from './file-format.ts';
import { writeJson } from './json-file.ts';
import { rowOf } from './rows.ts';

/** The whole catalogue, published or not, as a file that imports as the same catalogue. */
export async function exportCatalogue(
  db: Queryable,
  format: FileFormat,
): Promise<{ text: string; items: number }> {
  const rows = (await readCatalogueItems(db)).map(rowOf);
  return { text: format === 'csv' ? writeCsv(rows) : writeJson(rows), items: rows.length };
}
