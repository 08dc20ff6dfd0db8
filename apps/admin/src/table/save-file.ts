import { csvText } from '@phial/domain/text/csv';
import type { TableColumn } from './table-rows.ts';

/** Hands a file to the browser to be saved. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

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
