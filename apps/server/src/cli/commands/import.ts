import {
  IMPORT_KINDS,
  type ImportKindName,
  SHEET_ENCODINGS,
  type SheetEncoding,
} from '@phial/contract/imports/import';
import { Argument, type Command, Option } from 'commander';
import { bytesOf, runImportCommand } from '../../imports/import-command.ts';
import type { ImportFile } from '../../imports/imports.service.ts';
import { type CommandContext, examples } from '../command-context.ts';
import { type SheetFile, sheetFile } from '../file-argument.ts';

interface Options {
  readonly dryRun?: boolean;
  readonly encoding?: SheetEncoding;
}

/** `phial import`. */
export function define(command: Command, { onDatabase }: CommandContext): void {
  command
    .description(
      'Imports a file, or, when anything in it is wrong, changes nothing and reports every line to correct.',
    )
    .addArgument(new Argument('<kind>', 'what the file holds').choices(IMPORT_KINDS))
    .addArgument(sheetFile('<file>', 'the file, .csv or .json'))
    .option('--dry-run', 'report what would change, and change nothing')
    .addOption(
      new Option('--encoding <encoding>', "of a .csv file, where the file's own is not recognised").choices(
        SHEET_ENCODINGS,
      ),
    )
    .addHelpText(
      'after',
      examples(
        'phial import service-points points.csv --dry-run',
        'phial import bookings bookings.csv --encoding big5',
      ),
    )
    .action(
      async (kind: ImportKindName, { path, format }: SheetFile, { dryRun = false, encoding }: Options) => {
        const file: ImportFile = { kind, format, encoding, bytes: await bytesOf(path) };
        await onDatabase((deps) => runImportCommand(deps, file, { dryRun }));
      },
    );
}
