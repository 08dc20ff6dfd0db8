import { type Static, Type } from 'typebox';
import { LocalText } from '../content/local-body.ts';
import { ClosedObject, OneOf } from '../schemas.ts';
import { PersonText } from '../text.ts';
import { ImportProblem } from './import-problem.ts';

/** The kinds of files that can be imported, in the order in which a laboratory brings them in. */
export const IMPORT_KINDS = [
  'areas',
  'services',
  'service-points',
  'weekly-hours',
  'holidays',
  'dictionaries',
  'test-items',
  'bookings',
  'staff',
] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

/** Kinds that administrators alone import. */
export const ADMINISTRATORS_IMPORTS: ReadonlySet<ImportKindName> = new Set<ImportKindName>(['staff']);

/** Encodings that spreadsheets write, by their names in the Encoding Standard (https://encoding.spec.whatwg.org). */
export const SHEET_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'big5', 'gb18030'] as const;
export type SheetEncoding = (typeof SHEET_ENCODINGS)[number];

export const ImportParams = ClosedObject({ kind: OneOf(IMPORT_KINDS) });

const Encoding = Type.Optional(
  OneOf(SHEET_ENCODINGS, { description: 'Instead of the one that the server recognises' }),
);
const Fingerprint = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 over the file and what it would change',
  examples: ['0123456789abcdef'.repeat(4)],
});

export const ImportPreviewQuery = ClosedObject({ encoding: Encoding });
export const ImportQuery = ClosedObject({ encoding: Encoding, fingerprint: Fingerprint });

/** Bytes of a file that may be imported. */
export const MOST_IMPORT_BYTES = 16 * 1024 * 1024;

/** A row that an import adds or changes, or something that it takes away because the file lacks it. */
export const ImportChange = Type.Object({
  line: Type.Optional(
    Type.Integer({ description: 'As a spreadsheet counts rows; absent for what is removed' }),
  ),
  effect: OneOf(['added', 'changed', 'removed']),
  title: LocalText(500),
});
export type ImportChange = Static<typeof ImportChange>;

const Count = Type.Integer({ minimum: 0 });

/** What an import changes, or has changed. */
export const ImportPreview = Type.Object({
  encoding: OneOf(SHEET_ENCODINGS),
  added: Count,
  changed: Count,
  unchanged: Count,
  removed: Count,
  changes: Type.Array(ImportChange, { description: 'The first 500, in the order of the file' }),
  fingerprint: Fingerprint,
});
export type ImportPreview = Static<typeof ImportPreview>;

/** The password of an account that an import has made. */
export const FirstPassword = Type.Object({
  login: PersonText(400, 'Of the account', 'chan.tai.man'),
  displayName: PersonText(400, 'Of the person', 'Chan Tai Man'),
  password: PersonText(600, 'Changed at the first sign-in'),
});
export type FirstPassword = Static<typeof FirstPassword>;

/** What an import has changed. */
export const ImportResult = Type.Object({
  ...ImportPreview.properties,
  passwords: Type.Array(FirstPassword, {
    description: 'Of new accounts; shown this once, and stored nowhere',
  }),
});
export type ImportResult = Static<typeof ImportResult>;

/** Of `import-invalid`: everything to correct. */
export const ImportProblems = Type.Object({
  encoding: Type.Optional(OneOf(SHEET_ENCODINGS)),
  count: Type.Integer({ minimum: 1, description: 'Of all problems' }),
  problems: Type.Array(ImportProblem, { description: 'The first 500, in the order of the file' }),
});
export type ImportProblems = Static<typeof ImportProblems>;

/** Of `import-outdated`: what the same file would change by now. */
export const ImportOutdated = Type.Object({ preview: ImportPreview });
