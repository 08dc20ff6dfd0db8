import { guardedCell } from './spreadsheet-cell.ts';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A CSV file (RFC 4180) as text, for spreadsheets: marked as UTF-8, lines ended by CR LF, no cell that would be
 * run as a formula.
 * @param rows the heads first
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const guarded = guardedCell(text);
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
