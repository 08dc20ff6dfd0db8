import { csvText } from '@phial/domain/text/csv';
import type { Queryable } from '../../db/pool.ts';
import type { FileFormat } from '../../sheet/file-format.ts';
import { cellsOfItem } from '../import/item-of-row.ts';
import { LIST_SEPARATOR, TEST_ITEM_COLUMNS } from '../import/test-item-row.ts';
import { readCatalogueItems } from '../test-items.sql.ts';

const LISTS: readonly string[] = ['synonyms', 'children'];

/** The whole catalogue, published or not, as a file that imports as the same catalogue. */
export async function exportCatalogue(
  db: Queryable,
  format: FileFormat,
): Promise<{ text: string; items: number }> {
  const rows = (await readCatalogueItems(db)).map(cellsOfItem);
  return { text: format === 'csv' ? csvOf(rows) : jsonOf(rows), items: rows.length };
}

type Cells = ReturnType<typeof cellsOfItem>;

function csvOf(rows: readonly Cells[]): string {
  const columns = Object.keys(TEST_ITEM_COLUMNS) as (keyof Cells)[];
  return csvText([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
}

/** A list with one item a line. */
function jsonOf(rows: readonly Cells[]): string {
  const lines = rows.map((row) => {
    const entry = Object.entries(row).map(([column, text]) => [
      column,
      LISTS.includes(column) ? text.split(LIST_SEPARATOR).filter((part) => part !== '') : text,
    ]);
    return JSON.stringify(Object.fromEntries(entry));
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}
