import { type Static, Type } from 'typebox';
import { OneOf } from '../schemas.ts';

/** What can be wrong in an imported file: in the file, in its headings, in a cell, between its rows. */
const IMPORT_PROBLEM_CODES = [
  'encoding',
  'json-syntax',
  'json-value',
  'file-empty',
  'no-rows',
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
  'not-an-id',
  'not-a-code',
  'not-a-link',
  'not-coordinates',
  'cell-form',
  'html',
  'repeated',
  'name-taken',
  'list-length',
  'group-empty',
  'single-with-children',
  'child-unknown',
  'child-repeated',
  'child-circle',
  'service-point-unknown',
  'service-not-offered',
  'district-unknown',
  'seats-in-use',
  'pattern-times',
  'pattern-overlap',
  'bookings-affected',
  'not-a-document-number',
  'not-a-phone',
  'not-an-email',
  'contact-missing',
  'not-a-reservation-code',
  'reservation-code-taken',
  'slot-unknown',
  'slot-past',
  'slot-full',
  'person-same-time',
  'person-same-day',
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
    Type.Array(Type.String(), {
      description: 'What may stand there, the limit that was passed, or the line that has it already',
    }),
  ),
});
export type ImportProblem = Static<typeof ImportProblem>;
export type ImportProblemCode = ImportProblem['code'];
