import { type Static, Type } from 'typebox';
import { OneOf } from '../schemas.ts';

/** What can be wrong in a sheet before its kind of rows is known, and in any single cell. */
export const IMPORT_PROBLEM_CODES = [
  'encoding',
  'file-empty',
  'quote-not-closed',
  'quote-in-cell',
  'text-after-quote',
  'cell-count',
  'column-missing',
  'column-unknown',
  'column-repeated',
  'cell-empty',
  'cell-too-long',
  'cell-characters',
  'not-a-day',
  'not-a-time',
  'not-a-number',
  'not-yes-or-no',
  'not-weekdays',
  'not-one-of',
] as const;

/** One thing to correct in an imported file. */
export const ImportProblem = Type.Object({
  line: Type.Integer({ minimum: 1, description: 'As a spreadsheet counts rows, the headings being 1' }),
  column: Type.Optional(Type.String({ description: 'Name of the column; absent for the whole line' })),
  code: OneOf(IMPORT_PROBLEM_CODES),
  value: Type.Optional(
    Type.String({ description: 'What stands in the cell, shortened; never of a column of personal data' }),
  ),
  expected: Type.Optional(
    Type.Array(Type.String(), { description: 'What may stand there, or the limit that was passed' }),
  ),
});
export type ImportProblem = Static<typeof ImportProblem>;
export type ImportProblemCode = ImportProblem['code'];
