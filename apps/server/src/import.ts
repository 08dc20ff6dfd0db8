import { parseArgs } from 'node:util';
import {
  IMPORT_KINDS,
  type ImportKindName,
  SHEET_ENCODINGS,
  type SheetEncoding,
} from '@phial/contract/imports/import';
import { type CommandWork, pathOf, runCommand } from './command.ts';
import { bytesOf, runImportCommand } from './imports/import-command.ts';
import type { ImportFile } from './imports/imports.service.ts';
import { type FileFormat, formatOf } from './sheet/file-format.ts';

const USAGE = `npm run import -- KIND FILE.csv|FILE.json [--dry-run] [--encoding ENCODING]
  Imports a file, or, when anything in it is wrong, changes nothing and reports
  every line to correct.
  KIND is one of: ${IMPORT_KINDS.join(', ')}.
  --dry-run reports what would change, and changes nothing.
  --encoding is one of ${SHEET_ENCODINGS.join(', ')}, where the file's own is
  not recognised.
`;

interface ImportCommand {
  readonly kind: ImportKindName;
  readonly path: string;
  readonly format: FileFormat;
  readonly encoding: SheetEncoding | undefined;
  readonly dryRun: boolean;
}

/** `npm run import`. */
async function workOf(args: readonly string[]): Promise<CommandWork | undefined> {
  const command = commandOf(args);
  if (command === undefined) return undefined;
  const { kind, path, format, encoding, dryRun } = command;
  const file: ImportFile = { kind, format, encoding, bytes: await bytesOf(path) };
  return (deps) => runImportCommand(deps, file, { dryRun });
}

/** Undefined when they are none of the usage. */
function commandOf(args: readonly string[]): ImportCommand | undefined {
  try {
    const options = {
      'dry-run': { type: 'boolean', default: false },
      encoding: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, file = '', ...more] = positionals;
    const kind = IMPORT_KINDS.find((known) => known === name);
    const encoding = SHEET_ENCODINGS.find((known) => known === values.encoding);
    const format = formatOf(file);
    const isUnknown = values.encoding !== encoding;
    if (kind === undefined || format === undefined || more.length > 0 || isUnknown) return undefined;
    return { kind, path: pathOf(file), format, encoding, dryRun: values['dry-run'] };
  } catch {
    return undefined;
  }
}

if (import.meta.main) await runCommand(USAGE, workOf);
