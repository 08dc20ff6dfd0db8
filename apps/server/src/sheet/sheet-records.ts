import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { textOfCell } from '@phial/domain/text/csv';
import { parse } from 'csv-parse/sync';

/** A row of a sheet as text. */
export interface SheetRecord {
  /** As a spreadsheet counts rows: a cell of several lines is one row. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a file as text, and what kept others from being read. */
export interface SheetRecords {
  readonly records: readonly SheetRecord[];
  readonly problems: readonly ImportProblem[];
}

const SEPARATORS = [',', '\t', ';'] as const;

const PROBLEM_OF_CODE: Readonly<Record<string, ImportProblem['code']>> = {
  CSV_QUOTE_NOT_CLOSED: 'quote-not-closed',
  INVALID_OPENING_QUOTE: 'quote-in-cell',
  CSV_INVALID_CLOSING_QUOTE: 'text-after-quote',
};

/**
 * The rows of a text of values separated by commas (RFC 4180), or by the tabs and semicolons that some settings of
 * a spreadsheet write instead; apostrophes that guard a formula are taken off. Rows without any value are left out, and rows with misplaced quotes reported.
 */
export function parseRecords(text: string): SheetRecords {
  const records: SheetRecord[] = [];
  const problems: ImportProblem[] = [];
  // One kind of line end, or the parser takes the two signs of one inside quotes for two lines.
  const lines = text.replace(/\r\n?/g, '\n');
  let line = 0;
  parse(lines, {
    bom: true,
    delimiter: separatorOf(lines),
    relax_column_count: true,
    skip_records_with_error: true,
    on_record: (cells: readonly string[]) => {
      line += 1;
      if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells: cells.map(textOfCell) });
      return undefined;
    },
    on_skip: (error) => {
      line += 1;
      const code = PROBLEM_OF_CODE[error?.code ?? ''];
      if (error !== undefined && code === undefined) throw error;
      // What follows a misplaced quote is read at random, and so are the quotes in it.
      if (code !== undefined && problems.length === 0) problems.push({ line, code });
      return undefined;
    },
  });
  return { records, problems };
}

/** The separator that the first row has most of, outside quotes; a comma where it has none. */
function separatorOf(text: string): string {
  const head = (/^.*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string) => head.split(separator).length;
  return SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most));
}
