/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet run a cell, and any apostrophes that were put before it. */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * A CSV file (RFC 4180) as text, for spreadsheets: marked as UTF-8, lines ended by CR LF, no cell that would be
 * run as a formula.
 * @param rows the heads first
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows);
}

/** Further rows of a file that {@link csvText} has begun. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const guarded = guardedCell(text);
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A text as a cell that no spreadsheet runs as a formula: an apostrophe goes before what would begin one. */
export function guardedCell(text: string): string {
  return RUNS.test(text) ? `'${text}` : text;
}

/** The text of a cell; takes back what {@link guardedCell} did, and leaves every other cell as it is. */
export function textOfCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
