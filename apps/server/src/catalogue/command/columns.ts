/** The columns of a catalogue file, in the names of the calls and in this order. */
export const COLUMNS = [
  'testItemId',
  'code',
  'nameEng',
  'nameCht',
  'nameChs',
  'subject',
  'usageScope',
  'unitType',
  'specimenRequireEng',
  'specimenRequireCht',
  'specimenRequireChs',
  'tatEng',
  'tatCht',
  'tatChs',
  'preparationEng',
  'preparationCht',
  'preparationChs',
  'remarkEng',
  'remarkCht',
  'remarkChs',
  'synonyms',
  'children',
  'published',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Columns that a file may not leave out; what the others would hold is then not known. */
const REQUIRED_COLUMNS: readonly Column[] = [
  'testItemId',
  'code',
  'nameEng',
  'nameCht',
  'subject',
  'usageScope',
  'unitType',
];

/** Stands between the synonyms, and between the children, of an item. */
export const LIST_SEPARATOR = ';';

/** The texts of a list cell; blank ones are none. */
export function splitList(cell: string): string[] {
  return cell
    .split(LIST_SEPARATOR)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** Where an item stands in its file, such as `line 7` or `entry 7`. */
export type Location = string;

/** An item as a file has it, not looked at yet. */
export interface CatalogueLine {
  readonly location: Location;
  readonly cells: Readonly<Record<Column, string>>;
}

/** Something to mend in a file, in words that say how. */
export interface Complaint {
  readonly location: Location;
  readonly what: string;
}

/** What a file holds, as far as it could be read. */
export interface CatalogueFile {
  readonly lines: readonly CatalogueLine[];
  readonly complaints: readonly Complaint[];
}

/** What is wrong with the names of a file's columns; empty when nothing is. */
export function columnComplaints(names: readonly string[], location: Location): Complaint[] {
  const known: ReadonlySet<string> = new Set(COLUMNS);
  const missing = REQUIRED_COLUMNS.filter((column) => !names.includes(column));
  const unknown = names.filter((name) => !known.has(name));
  const twice = COLUMNS.filter((column) => names.filter((name) => name === column).length > 1);
  return [
    ...missing.map((name) => ({ location, what: `the column ${name} is missing: add it` })),
    ...unknown.map((name) => ({
      location,
      what: `the column ${JSON.stringify(name)} is not known: remove it, or name it as one of ${COLUMNS.join(', ')}`,
    })),
    ...twice.map((name) => ({ location, what: `the column ${name} is there twice: keep one` })),
  ];
}
