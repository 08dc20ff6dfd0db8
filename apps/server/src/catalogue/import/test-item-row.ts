import {
  type Cell,
  choiceCell,
  lineCell,
  linesCell,
  listCell,
  optional,
  yesNoCell,
} from '../../sheet/cells/cell.ts';
import type { SheetColumns } from '../../sheet/read-sheet.ts';
import { safeHtml, unsafeParts } from '../safe-html.ts';

/** A row of a catalogue file, in the names of the calls. */
export interface TestItemRow {
  testItemId: string;
  code: string;
  nameEng: string;
  nameCht: string;
  nameChs: string;
  subject: string;
  usageScope: '0' | '1';
  unitType: 'SINGLE' | 'GROUP';
  specimenRequireEng: string;
  specimenRequireCht: string;
  specimenRequireChs: string;
  tatEng: string;
  tatCht: string;
  tatChs: string;
  preparationEng: string;
  preparationCht: string;
  preparationChs: string;
  remarkEng: string;
  remarkCht: string;
  remarkChs: string;
  synonyms: string[];
  children: string[];
  published: boolean;
}

/** Stands between the synonyms, and between the children, of an item. */
export const LIST_SEPARATOR = ';';

const idCell: Cell<string> = (text) => {
  if (text === '') return { problem: { code: 'cell-empty' } };
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text)
    ? { value: text }
    : { problem: { code: 'not-an-id' } };
};

/** Formatted text, sanitised (docs/rules/catalogue.md#sanitised-html). */
const htmlCell: Cell<string> = (text) => {
  const outcome = linesCell(10_000)(text);
  if ('problem' in outcome) return outcome;
  const parts = unsafeParts(outcome.value);
  return parts.length > 0
    ? { problem: { code: 'html', expected: parts } }
    : { value: safeHtml(outcome.value).trim() };
};

const NAME = { cell: lineCell(200) };
const TEXT = { cell: optional(linesCell(1_000), ''), optional: true };
const HTML = { cell: optional(htmlCell, ''), optional: true };

/** The columns of a catalogue file. An empty simplified text is converted from the traditional one. */
export const TEST_ITEM_COLUMNS: SheetColumns<TestItemRow> = {
  testItemId: { cell: idCell },
  code: { cell: optional(lineCell(64), '') },
  nameEng: NAME,
  nameCht: NAME,
  nameChs: { cell: optional(NAME.cell, ''), optional: true },
  subject: { cell: lineCell(64) },
  usageScope: { cell: choiceCell(['0', '1']) },
  unitType: { cell: choiceCell(['SINGLE', 'GROUP']) },
  specimenRequireEng: TEXT,
  specimenRequireCht: TEXT,
  specimenRequireChs: TEXT,
  tatEng: TEXT,
  tatCht: TEXT,
  tatChs: TEXT,
  preparationEng: HTML,
  preparationCht: HTML,
  preparationChs: HTML,
  remarkEng: HTML,
  remarkCht: HTML,
  remarkChs: HTML,
  synonyms: { cell: unique(listCell(lineCell(100))), optional: true },
  children: { cell: listCell(idCell), optional: true },
  published: { cell: optional(yesNoCell, true), optional: true },
};

function unique(cell: Cell<string[]>): Cell<string[]> {
  return (text) => {
    const outcome = cell(text);
    return 'value' in outcome ? { value: [...new Set(outcome.value)] } : outcome;
  };
}
