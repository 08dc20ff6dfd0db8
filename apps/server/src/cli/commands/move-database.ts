import { rm, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { complain, say } from '../../command.ts';
import { databaseAddress } from '../../config/readers.ts';
import { type Config, ConfigError } from '../../config.ts';
import { loadKeysOfCopy } from '../../crypto/database-keys.ts';
import { readKeysAsText } from '../../crypto/key-file.ts';
import { moveDatabase } from '../../db/move/move-database.ts';
import { fileFailure } from '../../file-failure.ts';
import { type CommandContext, examples } from '../command-context.ts';
import { linesOfCopy, sayStep } from '../copy-lines.ts';
import { endInOrder } from '../end-in-order.ts';
import { pathOf } from '../file-argument.ts';

interface Options {
  readonly to: string;
  readonly writeSettings?: string;
}

/** `phial move-database`. */
export function define(command: Command, context: CommandContext): void {
  command
    .description(
      'Copies the database to a PostgreSQL server of your own, 15 or newer, while the service is stopped: all of it or nothing. The embedded database is set aside then, so that nothing is booked there any more. With DATABASE_URL set, that database is copied, and stays as it is.',
    )
    .requiredOption(
      '--to <address>',
      'an empty database: postgresql://user:password@host:5432/database; - reads it from the standard input',
    )
    .option(
      '--write-settings <file>',
      'writes DATABASE_URL and PHIAL_KEYS to a new file that only you can read',
    )
    .addHelpText(
      'after',
      examples(
        'phial move-database --to - < address.txt',
        'phial move-database --to postgresql://phial@db.example/phial?sslmode=verify-full --write-settings moved.env',
      ),
    )
    .action((options: Options) => move(context, options));
}

async function move(context: CommandContext, options: Options): Promise<void> {
  const to = readAddress(options.to === '-' ? (await text(process.stdin)).trim() : options.to);
  const file = options.writeSettings === undefined ? undefined : pathOf(options.writeSettings);
  // Before anything is copied: should it fail, nothing has happened yet. And as the user whose file it is to be.
  if (file !== undefined) await writeSettings(file, to, context.config());
  const config = await context.asOwner();
  endInOrder();
  const report = await moveDatabase({
    config,
    to,
    say,
    warn: complain,
    lost: (error) => complain(error.message),
    step: sayStep(say),
    judge: async (copy) => void (await loadKeysOfCopy(config, copy)),
  }).catch(async (error: unknown) => {
    if (file !== undefined)
      await rm(file, { force: true }).catch(() => complain(`Delete ${file}: it has the keys`));
    throw error;
  });
  for (const line of linesOfCopy(report)) say(line);
  if (report.former !== undefined) {
    say(`The embedded database is in ${report.former}: delete it when nothing is missing.`);
  }
  say('Set DATABASE_URL to the address of --to in the settings of every server process, and start.');
  if (file !== undefined) say(`It is in ${file}, with PHIAL_KEYS: who has both reads every booking.`);
  else if (config.keys === undefined) {
    say(
      `The keys stay in keys.json in ${config.dataDir}; servers on other machines need them as PHIAL_KEYS, which --write-settings writes.`,
    );
  }
}

function readAddress(given: string): string {
  try {
    return databaseAddress(given);
  } catch (error) {
    throw new ConfigError(`--to ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function writeSettings(file: string, to: string, config: Config): Promise<void> {
  const lines = [`DATABASE_URL="${to}"`, `PHIAL_KEYS="${await readKeysAsText(config)}"`, ''];
  await writeFile(file, lines.join('\n'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw fileFailure(file, error);
  });
}
