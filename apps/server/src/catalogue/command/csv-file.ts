import { guardedCell, textOfCell } from '@phial/domain/text/csv';
import { type CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import {
  type CatalogueFile,
  type CatalogueLine,
  COLUMNS,
  type Column,
  type Complaint,
  columnComplaints,
} from './columns.ts';

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: InfoRecord;
  readonly raw: string;
}

/** UTF-8 says so by this mark, which spreadsheets need to see. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads comma separated values (RFC 4180); the first line names the columns. */
export function readCsv(text: string): CatalogueFile {
  const complaints: Complaint[] = [];
  // One kind of line end, or the parser takes the two signs of one inside quotes for two lines.
  const records: CsvRecord[] = parse(text.replace(/\r\n?/g, '\n'), {
    info: true,
    raw: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      // Called without one for an empty line, which is none of a file's lines.
      if (error !== undefined) complaints.push(syntaxComplaint(error));
      return undefined;
    },
  }) as unknown as CsvRecord[];
  const [head, ...body] = records;
  if (head === undefined) {
    return { lines: [], complaints: [...complaints, { location: 'line 1', what: 'the file is empty' }] };
  }
  const names = head.record.map((name) => name.trim());
  const wrongColumns = separatorComplaint(names) ?? columnComplaints(names, 'line 1');
  if (wrongColumns.length > 0) return { lines: [], complaints: [...complaints, ...wrongColumns] };
  const lines = body.flatMap((one): CatalogueLine[] => {
    const location = `line ${lineOf(one)}`;
    if (one.record.length !== names.length) {
      complaints.push({
        location,
        what: `has ${one.record.length} cells, the first line ${names.length}: add or remove commas, and put cells with a comma into quotes`,
      });
      return [];
    }
    const cells = Object.fromEntries(
      COLUMNS.map((column) => [column, textOfCell(one.record[names.indexOf(column)] ?? '')]),
    ) as Record<Column, string>;
    return [{ location, cells }];
  });
  return { lines, complaints };
}

/** Comma separated values as spreadsheets take them; what {@link readCsv} reads as the same. */
export function writeCsv(rows: readonly Readonly<Record<Column, string>>[]): string {
  const records = rows.map((row) => COLUMNS.map((column) => guardedCell(row[column])));
  return (
    BYTE_ORDER_MARK + stringify([[...COLUMNS], ...records], { record_delimiter: '\r\n', quoted_string: true })
  );
}

/** Where a record begins: the parser reports where it ends. */
function lineOf({ info, raw }: CsvRecord): number {
  return info.lines - (raw.trimEnd().match(/\n/g)?.length ?? 0);
}

function syntaxComplaint(error: CsvError): Complaint {
  const line = typeof error.lines === 'number' ? error.lines : 1;
  const what = {
    CSV_QUOTE_NOT_CLOSED: 'a quote is opened and not closed: close it',
    INVALID_OPENING_QUOTE:
      'a quote stands inside a cell: put the whole cell into quotes, and double the one inside',
    CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quote: double the quotes inside a cell',
  }[error.code as string];
  return { location: `line ${line}`, what: what ?? error.message };
}

function separatorComplaint([first, ...others]: readonly string[]): Complaint[] | undefined {
  if (others.length > 0 || first === undefined || !/[;\t]/.test(first)) return undefined;
  return [
    { location: 'line 1', what: 'the columns are not separated by commas: save the file as CSV with commas' },
  ];
}
