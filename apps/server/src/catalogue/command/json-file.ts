import {
  type CatalogueFile,
  type CatalogueLine,
  COLUMNS,
  type Column,
  type Complaint,
  columnComplaints,
  LIST_SEPARATOR,
  splitList,
} from './columns.ts';

const LISTS: ReadonlySet<string> = new Set<Column>(['synonyms', 'children']);

/**
 * Reads a list of items, each an object with the columns' names; `synonyms` and
 * `children` are lists of texts, or one text with `;` between them.
 */
export function readJson(text: string): CatalogueFile {
  const entries = parsed(text);
  if (!Array.isArray(entries)) {
    const what = typeof entries === 'string' ? entries : 'is no list: write the items as [ {…}, {…} ]';
    return { lines: [], complaints: [{ location: 'the file', what }] };
  }
  const read = entries.map((entry: unknown, index) => readEntry(entry, `entry ${index + 1}`));
  return {
    lines: read.flatMap(({ lines }) => lines),
    complaints: read.flatMap(({ complaints }) => complaints),
  };
}

/** A list with one item a line; what {@link readJson} reads as the same. */
export function writeJson(rows: readonly Readonly<Record<Column, string>>[]): string {
  const lines = rows.map((row) => {
    const entry = COLUMNS.map((column) => [column, LISTS.has(column) ? splitList(row[column]) : row[column]]);
    return JSON.stringify(Object.fromEntries(entry));
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return `is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function readEntry(entry: unknown, location: string): CatalogueFile {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return { lines: [], complaints: [{ location, what: 'is no item: write it as {…}' }] };
  }
  const complaints: Complaint[] = columnComplaints(Object.keys(entry), location);
  const cells = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as Record<Column, string>;
  for (const [name, value] of Object.entries(entry)) {
    const column = COLUMNS.find((known) => known === name);
    const cell = cellOf(name, value);
    if (column === undefined) continue;
    if (cell === undefined) complaints.push({ location, what: `${name} is no text${listHint(name)}` });
    else cells[column] = cell;
  }
  const line: CatalogueLine = { location, cells };
  return complaints.length > 0 ? { lines: [], complaints } : { lines: [line], complaints };
}

/** Undefined for what no cell can hold. */
function cellOf(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' && name === 'published') return String(value);
  if (!LISTS.has(name) || !Array.isArray(value)) return undefined;
  const texts: unknown[] = value;
  const fits = texts.every((text) => typeof text === 'string' && !text.includes(LIST_SEPARATOR));
  return fits ? texts.join(LIST_SEPARATOR) : undefined;
}

function listHint(name: string): string {
  return LISTS.has(name)
    ? `: write a list of texts without ${LIST_SEPARATOR} in them`
    : ': put it into quotes';
}
