import type { ImportProblem } from '@phial/contract/imports/import-problem';
import type { Cell } from './cells/cell.ts';
import { parseRecords, type SheetRecord, type SheetRecords } from './sheet-records.ts';

/** A column of a sheet, whose values are read as `Value`. */
export interface SheetColumn<Value> {
  /** Headings it may have besides its name; letter case, spaces, `_` and `-` are ignored. */
  readonly headings?: readonly string[];
  readonly cell: Cell<Value>;
  /** A sheet may leave it out; its cells are then read as empty. */
  readonly optional?: boolean;
  /** Holds personal data, which no problem repeats. */
  readonly personal?: boolean;
}

/** The columns of a kind of sheet, by name, in the order of its template. */
export type SheetColumns<Row> = { readonly [Name in keyof Row]: SheetColumn<Row[Name]> };

/** A row that could be read. */
export interface SheetRow<Row> {
  /** As a spreadsheet counts rows, the headings being 1. */
  readonly line: number;
  readonly values: Row;
}

export interface Sheet<Row> {
  readonly rows: readonly SheetRow<Row>[];
  readonly problems: readonly ImportProblem[];
}

const LONGEST_SHOWN = 60;

/**
 * Reads a sheet: separated by commas, tabs or semicolons, its first row the headings, blank rows skipped.
 * @returns the rows that are right, and everything that is wrong, in the order of the lines
 */
export function readSheet<Row extends object>(text: string, columns: SheetColumns<Row>): Sheet<Row> {
  return readRecords(parseRecords(text), columns);
}

/** {@link readSheet} of rows that are text already, the headings first. */
export function readRecords<Row extends object>(
  { records, problems }: SheetRecords,
  columns: SheetColumns<Row>,
): Sheet<Row> {
  const [head, ...body] = records;
  if (head === undefined) {
    return { rows: [], problems: problems.length > 0 ? problems : [{ line: 1, code: 'file-empty' }] };
  }
  const headings = head.cells.slice(0, head.cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  const found = foundColumns(headings, columns);
  if (found.problems.length > 0) return { rows: [], problems: [...found.problems, ...problems] };
  const rows: SheetRow<Row>[] = [];
  const all = [...problems];
  for (const record of body) {
    const outcome = readRow(record, headings.length, found.names, columns);
    all.push(...outcome.problems);
    if (outcome.values !== undefined) rows.push({ line: record.line, values: outcome.values });
  }
  return { rows, problems: all.toSorted((a, b) => a.line - b.line) };
}

/** The name of the column at each position, and what is wrong with the headings. */
function foundColumns<Row>(headings: readonly string[], columns: SheetColumns<Row>) {
  const entries = Object.entries<SheetColumn<unknown>>(columns);
  const byHeading = new Map(
    entries.flatMap(([name, { headings: others = [] }]) => [name, ...others].map((one) => [key(one), name])),
  );
  const names = headings.map((heading) => byHeading.get(key(heading)));
  const problems: ImportProblem[] = [];
  for (const [index, heading] of headings.entries()) {
    const name = names[index];
    if (name === undefined) {
      const expected = entries.map(([known]) => known);
      problems.push({ line: 1, column: heading.slice(0, LONGEST_SHOWN), code: 'column-unknown', expected });
    } else if (names.indexOf(name) < index) {
      problems.push({ line: 1, column: name, code: 'column-repeated' });
    }
  }
  for (const [name, column] of entries) {
    if (!names.includes(name) && column.optional !== true) {
      problems.push({ line: 1, column: name, code: 'column-missing' });
    }
  }
  return { names, problems };
}

function key(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

function readRow<Row extends object>(
  { line, cells }: SheetRecord,
  width: number,
  names: readonly (string | undefined)[],
  columns: SheetColumns<Row>,
): { values?: Row; problems: ImportProblem[] } {
  // Spreadsheets leave out the empty cells at the end of a row, or add some.
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    const expected = [String(width), String(cells.length)];
    return { problems: [{ line, code: 'cell-count', expected }] };
  }
  const problems: ImportProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, column] of Object.entries<SheetColumn<unknown>>(columns)) {
    const index = names.indexOf(name);
    const text = (cells[index] ?? '').trim();
    const outcome = column.cell(text);
    if ('value' in outcome) values[name] = outcome.value;
    else problems.push(cellProblem(line, name, column, text, outcome.problem));
  }
  return problems.length > 0 ? { problems } : { values: values as Row, problems };
}

function cellProblem(
  line: number,
  name: string,
  { personal = false }: SheetColumn<unknown>,
  text: string,
  problem: Pick<ImportProblem, 'code' | 'expected'>,
): ImportProblem {
  if (personal || text === '') return { line, column: name, ...problem };
  const value = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text;
  return { line, column: name, value, ...problem };
}
