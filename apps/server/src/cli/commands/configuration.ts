import { readFile } from 'node:fs/promises';
import type { ConfigurationProblem } from '@phial/contract/configuration/configuration';
import type { Command } from 'commander';
import { type CommandDependencies, complain, say } from '../../command.ts';
import { ConfigurationInvalid, parseConfiguration } from '../../configuration/configuration-file.ts';
import {
  exportConfiguration,
  importConfiguration,
  previewConfiguration,
} from '../../configuration/import.service.ts';
import type { ImportReport } from '../../configuration/import-report.ts';
import { loadDatabaseKeys } from '../../crypto/database-keys.ts';
import { fileFailure } from '../../file-failure.ts';
import { writeWhole } from '../../write-whole.ts';
import { type CommandContext, examples } from '../command-context.ts';
import { file } from '../file-argument.ts';

/** `phial configuration`. */
export function define(command: Command, { onDatabase }: CommandContext): void {
  command.description('The whole configuration of the laboratory as a file.');
  command
    .command('export')
    .summary('write the configuration to a file')
    .description(
      `Writes the whole configuration of the laboratory to a file: areas, services, service points, hours, holidays,
closures to come, test items, published texts and their pictures, identity provider, webhooks, quiet hours.
No person's data, no account, no secret.`,
    )
    .addArgument(file('<file>', 'the file to write, .json'))
    .addHelpText('after', examples('phial configuration export laboratory.json'))
    .action((path: string) =>
      onDatabase(async (deps) => {
        await writeWhole(path, await exportConfiguration(deps));
        say(`The configuration was written to ${path}.`);
      }),
    );
  command
    .command('import')
    .summary('add and change what a file says')
    .description(
      `Adds and changes what the file says, or, when anything is in the way, changes nothing and reports all of it.
What the file lacks stays as it is.`,
    )
    .addArgument(file('<file>', 'a file that was exported, .json'))
    .option('--dry-run', 'report what would change, and change nothing')
    .addHelpText('after', examples('phial configuration import laboratory.json --dry-run'))
    .action(async (path: string, { dryRun = false }: { dryRun?: boolean }) => {
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        throw fileFailure(path, error);
      });
      await onDatabase((deps) => runImport(deps, text, dryRun));
    });
}

async function runImport(deps: CommandDependencies, text: string, dryRun: boolean): Promise<void> {
  try {
    const configuration = parseConfiguration(text);
    const work = dryRun ? previewConfiguration : importConfiguration;
    const keys = await loadDatabaseKeys(deps.config, deps.db);
    tell(await work({ ...deps, keys }, configuration, 'command'), dryRun);
  } catch (error) {
    if (!(error instanceof ConfigurationInvalid)) throw error;
    for (const problem of error.problems) complain(lineOf(problem));
    complain(`Nothing was changed. To correct: ${error.problems.length}.`);
    process.exitCode = 1;
  }
}

function tell({ changes, kept, same, unfinished }: ImportReport, dryRun: boolean): void {
  for (const { effect, section, id } of changes) say(`${effect}: ${section} ${id}`.trim());
  for (const { section, id } of kept) say(`not in the file, stays: ${section} ${id}`);
  for (const section of unfinished) say(`off until its secrets are entered: ${section}`);
  const counts = `${changes.length} to change, ${same} unchanged, ${kept.length} not in the file`;
  say(dryRun ? `Nothing was changed. It would be: ${counts}.` : `Imported: ${counts}.`);
}

/** Faults that need more than their name. */
const WORDS: Readonly<Record<string, string>> = {
  'no-configuration': 'not a configuration file of Phial',
  'newer-version':
    'written by a newer version of Phial: update this one, or export the file again with the version that runs here',
  'bookings-affected':
    'bookings would have to move; change it on the page of the schedule, which asks where to',
  'bookings-in-the-way': 'visitors have booked what the point would no longer do',
  'unknown-section': 'not a section of a configuration file',
  'missing-picture': 'the picture is neither in the file nor here',
  'no-picture': 'not the picture it is named for',
  'other-city': 'the district is in another city here',
  'several-days': 'the holiday covers several days here; change it on the page of closures',
  'closure-days': 'the days cannot be entered any more',
  'closure-hours': 'the closed hours end before they begin',
  empty: 'missing',
  form: 'not in the form it should have',
  taken: 'there twice',
  unknown: 'names something that is not there',
  'in-use': 'opening hours have more seats',
  'webhooks-full': 'there are as many webhooks as there can be',
  'quiet-hours': 'quiet hours begin in the evening and end in the morning, at an earlier time of the day',
};

function lineOf({ path, problem, count, points = [] }: ConfigurationProblem): string {
  const where = path === '' ? 'the file' : path;
  const bookings = count === undefined ? '' : ` (${count} bookings${points.map((id) => `, ${id}`).join('')})`;
  return `${where}: ${WORDS[problem] ?? problem}${bookings}`;
}
