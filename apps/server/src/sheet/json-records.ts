import type { ImportProblem } from '@phial/contract/imports/import-problem';
import type { SheetRecord, SheetRecords } from './sheet-records.ts';

/** Stands between the values of a cell that holds several. */
const LIST_SEPARATOR = ';';

/**
 * The rows of a list of objects that have the names of the columns; a list of texts is a cell of several values. The
 * line of a row is the number of its object, counted from 1.
 * @param columns that there are
 */
export function parseJsonRecords(text: string, columns: readonly string[]): SheetRecords {
  const entries = parsed(text);
  if (!Array.isArray(entries)) return { records: [], problems: [{ line: 1, code: 'json-syntax' }] };
  const used = new Set(entries.flatMap((entry: unknown) => (isObject(entry) ? Object.keys(entry) : [])));
  // Unknown names stay, to be refused as headings are.
  const names = [
    ...columns.filter((name) => used.has(name)),
    ...[...used].filter((name) => !columns.includes(name)),
  ];
  const records: SheetRecord[] = [{ line: 1, cells: names }];
  const problems: ImportProblem[] = [];
  for (const [index, entry] of entries.entries()) {
    const line = index + 1;
    const cells = isObject(entry) ? names.map((name) => cellOf(entry[name])) : undefined;
    const wrong = cells?.indexOf(undefined) ?? -1;
    if (cells === undefined) problems.push({ line, code: 'json-value' });
    else if (wrong >= 0) problems.push({ line, column: names[wrong] ?? '', code: 'json-value' });
    else records.push({ line, cells: cells.map((cell) => cell ?? '') });
  }
  return { records, problems };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(entry: unknown): entry is Record<string, unknown> {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry);
}

/** Undefined for what no cell can hold. */
function cellOf(value: unknown): string | undefined {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return undefined;
  const texts: unknown[] = value;
  const fits = texts.every((text) => typeof text === 'string' && !text.includes(LIST_SEPARATOR));
  return fits ? texts.join(LIST_SEPARATOR) : undefined;
}
