import { type Static, Type } from 'typebox';
import { FieldProblem } from '../content/editing.ts';
import { LocalText } from '../content/local-body.ts';
import { IMPORT_PROBLEM_CODES } from '../imports/import-problem.ts';
import { ClosedObject, OneOf } from '../schemas.ts';
import { OwnPassword } from '../staff/account.ts';

/** Bytes of a call that brings a configuration: pictures are most of one. */
export const MOST_CONFIGURATION_BYTES = 32 * 1024 * 1024;

/** Bytes of a file that may be sent; written as text inside a body it is longer. */
export const MOST_CONFIGURATION_FILE_BYTES = 28 * 1024 * 1024;

const FileText = Type.String({
  minLength: 1,
  description: 'The text of the file, as `npm run configuration -- export` writes it',
  examples: ['{"format":"phial-configuration","version":1}'],
});

/** The file with everything that is configured. */
export const ConfigurationFile = Type.Object({ file: FileText });

export const ConfigurationPreviewRequest = ClosedObject({ file: FileText });

const Fingerprint = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 over the file and what it would change',
  examples: ['0123456789abcdef'.repeat(4)],
});

export const ConfigurationImportRequest = ClosedObject({
  file: FileText,
  fingerprint: Fingerprint,
  ownPassword: OwnPassword,
});

const Count = (description: string) => Type.Integer({ minimum: 0, description });
const Section = Type.String({
  description: 'As the file names it; of published entries with their kind: `content.news`',
  examples: ['servicePoints', 'content.news'],
});

/** Something that the file and the database do not have alike. */
export const ConfigurationDifference = Type.Object({
  effect: OneOf(['added', 'changed', 'reordered', 'kept'], {
    description: '`reordered` is of a whole list. `kept` is not in the file, and stays as it is',
  }),
  section: Section,
  id: Type.String({ description: 'Empty for a whole list', examples: ['central'] }),
  name: Type.Optional(LocalText(1_000)),
});
export type ConfigurationDifference = Static<typeof ConfigurationDifference>;

/** What an import changes, or has changed. */
export const ConfigurationPreview = Type.Object({
  added: Count('In all sections'),
  changed: Count('In all sections, a list in another order included'),
  unchanged: Count('Alike in the file and here'),
  kept: Count('Not in the file, and staying'),
  sections: Type.Array(
    Type.Object({
      section: Section,
      added: Count('Of this section'),
      changed: Count('Of this section'),
      kept: Count('Of this section'),
    }),
    { description: 'Those with differences, in the order of the file' },
  ),
  differences: Type.Array(ConfigurationDifference, {
    description: 'The first 500, what is added and changed before what is kept',
  }),
  unfinished: Type.Array(OneOf(['identityProviders', 'webhooks']), {
    description: 'What stays off until an administrator enters its secrets and turns it on',
  }),
  fingerprint: Fingerprint,
});
export type ConfigurationPreview = Static<typeof ConfigurationPreview>;

/** What can be in the way of a file, beside faults of its fields and of its test items. */
export const CONFIGURATION_PROBLEM_CODES = [
  'no-configuration',
  'newer-version',
  'unknown-section',
  'other-city',
  'several-days',
  'no-picture',
  'code-taken',
  'bookings-affected',
  'bookings-in-the-way',
  'service-point-unknown',
  'closure-days',
  'closure-hours',
  'closure-names',
  'pattern-times',
  'pattern-seats',
  'pattern-overlap',
  'webhooks-full',
  'quiet-hours',
] as const;
export type ConfigurationProblemCode = (typeof CONFIGURATION_PROBLEM_CODES)[number] | FieldProblem['problem'];

/** One thing that is in the way of a file. */
export const ConfigurationProblem = Type.Object({
  path: Type.String({
    description: 'Of the field, from the root of the file; empty for the whole file',
    examples: ['servicePoints.3.body.name.en'],
  }),
  problem: Type.Union([
    OneOf(CONFIGURATION_PROBLEM_CODES),
    FieldProblem.properties.problem,
    OneOf(IMPORT_PROBLEM_CODES),
  ]),
  value: Type.Optional(Type.String({ description: 'What stands in a column of a test item, shortened' })),
  expected: Type.Optional(Type.Array(Type.String(), { description: 'What may stand there' })),
  points: Type.Optional(
    Type.Array(Type.String(), { description: 'Ids of the service points with bookings that are in the way' }),
  ),
  count: Type.Optional(Count('Of bookings that are in the way')),
});
export type ConfigurationProblem = Static<typeof ConfigurationProblem>;

/** Of `import-invalid`: everything that is in the way. */
export const ConfigurationProblems = Type.Object({
  count: Type.Integer({ minimum: 1, description: 'Of all problems' }),
  problems: Type.Array(ConfigurationProblem, { description: 'The first 500' }),
});
export type ConfigurationProblems = Static<typeof ConfigurationProblems>;

/** Of `import-outdated`: what the same file would change by now. */
export const ConfigurationOutdated = Type.Object({ preview: ConfigurationPreview });
