import { csvText } from '@phial/domain/csv';
import { saveFile } from './save-file.ts';
import type { TableColumn } from './table-rows.ts';

/** Saves rows as a CSV file for spreadsheets, a column for each of the table's. */
export function saveAsCsv<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): void {
  const heads = columns.map(({ head }) => head);
  const cells = rows.map((row) => columns.map(({ value }) => String(value(row))));
  saveFile(`${name}.csv`, new Blob([csvText([heads, ...cells])], { type: 'text/csv' }));
}
