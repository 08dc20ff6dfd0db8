/** What makes a spreadsheet run a cell, and any apostrophes that were put before it. */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell that no spreadsheet runs as a formula: an apostrophe goes before what would begin one. */
export function guardedCell(text: string): string {
  return RUNS.test(text) ? `'${text}` : text;
}

/** The text of a cell; takes back what {@link guardedCell} did, and leaves every other cell as it is. */
export function textOfCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
