import type { Command } from 'commander';
import { exportCatalogue } from '../../catalogue/command/export.ts';
import { lintCatalogue } from '../../catalogue/command/lint/lint.ts';
import { say } from '../../command.ts';
import type { Database } from '../../db/pool.ts';
import { bytesOf, runImportCommand } from '../../imports/import-command.ts';
import { writeWhole } from '../../write-whole.ts';
import { type CommandContext, examples } from '../command-context.ts';
import { type SheetFile, sheetFile } from '../file-argument.ts';

/** `phial catalogue`; ends with 0 also when lint finds something. */
export function define(command: Command, { onDatabase }: CommandContext): void {
  command.description('The catalogue of test items.');
  command
    .command('import')
    .summary("replace the whole catalogue by a file's")
    .description(
      "Replaces the whole catalogue of test items by the file's, or, when anything in it is wrong, changes nothing and reports every line to correct.",
    )
    .addArgument(sheetFile('<file>', 'the file, .csv or .json'))
    .option('--dry-run', 'report what would change, and change nothing')
    .addHelpText('after', examples('phial catalogue import items.csv --dry-run'))
    .action(async ({ path, format }: SheetFile, { dryRun = false }: { dryRun?: boolean }) => {
      const bytes = await bytesOf(path);
      await onDatabase((deps) => runImportCommand(deps, { kind: 'test-items', format, bytes }, { dryRun }));
    });
  command
    .command('export')
    .summary('write a file that imports as the same catalogue')
    .description('Writes a file that imports as the same catalogue.')
    .addArgument(sheetFile('<file>', 'the file to write, .csv or .json'))
    .addHelpText('after', examples('phial catalogue export items.csv'))
    .action((file: SheetFile) => onDatabase(({ db }) => runExport(db, file)));
  command
    .command('lint')
    .summary('list what to correct in packages and test items')
    .description(
      'Lists what a laboratory should correct in its packages and test items, and changes nothing.',
    )
    .action(() => onDatabase(({ db }) => runLint(db)));
}

async function runExport(db: Database, { path, format }: SheetFile): Promise<void> {
  const { text, items } = await exportCatalogue(db, format);
  await writeWhole(path, text);
  say(`${items} test items were written to ${path}.`);
}

async function runLint(db: Database): Promise<void> {
  const findings = await lintCatalogue(db);
  for (const { title, locations } of findings) {
    say(`${title} (${locations.length})`);
    for (const location of locations) say(`  ${location}`);
    say('');
  }
  const count = findings.reduce((sum, { locations }) => sum + locations.length, 0);
  say(count === 0 ? 'Nothing to mend.' : `To be mended: ${count}. Nothing was changed.`);
}
