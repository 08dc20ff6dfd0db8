import type { Command } from 'commander';
import { systemClock } from '../../clock.ts';
import { complain, say } from '../../command.ts';
import type { Config } from '../../config.ts';
import { connectToAny } from '../../db/command-database.ts';
import { explainStartFailure } from '../../start-failure.ts';
import { checkAddress } from '../check/check-address.ts';
import { checkBackup } from '../check/check-backup.ts';
import { checkDataFolder } from '../check/check-data-folder.ts';
import { checkDatabase } from '../check/check-database.ts';
import { checkKeys } from '../check/check-keys.ts';
import { checkMail, checkTexts } from '../check/check-mail.ts';
import { checkSettings } from '../check/check-settings.ts';
import { describeFindings, type Finding, failed } from '../check/finding.ts';
import { type CommandContext, examples } from '../command-context.ts';

interface Options {
  readonly mail?: string;
  readonly url?: string;
  readonly json?: boolean;
}

/** `phial check`; ends with 1 when something is broken. */
export function define(command: Command, context: CommandContext): void {
  command
    .description(
      `Tries what the server needs: settings, data folder and disk, database with its rights and clock, keys, mail, text
messages, and the address of the visitors through every proxy. Changes nothing.`,
    )
    .option('--mail <address>', 'send a test message there')
    .option('--url <address>', 'ask this address instead of PUBLIC_URL, such as http://127.0.0.1:8080')
    .option('--json', 'print the findings for a program')
    .addHelpText('after', examples('phial check', 'phial check --mail me@lab.example', 'phial check --json'))
    .action(async (options: Options) => {
      const findings = await findingsOf(context, options);
      if (options.json) say(JSON.stringify(findings, undefined, 2));
      else for (const line of describeFindings(findings)) say(line);
      if (findings.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
    });
}

async function findingsOf({ asOwner }: CommandContext, options: Options): Promise<Finding[]> {
  let config: Config;
  try {
    config = await asOwner();
  } catch (error) {
    return [failed('settings', explainStartFailure(error))];
  }
  const findings = [checkSettings(config), ...(await checkDataFolder(config.dataDir))];
  try {
    const { db, disconnect } = await connectToAny(config, complain);
    try {
      const clock = systemClock(config.test.clock);
      findings.push(...(await checkDatabase(db, systemClock())));
      const { finding, keys } = await checkKeys(config, db);
      findings.push(
        finding,
        await checkMail({ config, db, clock }, options.mail),
        await checkTexts(config.smsUrl),
        await checkBackup({ config, db, clock }),
      );
      findings.push(...(await checkAddress({ config, keys, clock, url: options.url })));
    } finally {
      await disconnect();
    }
  } catch (error) {
    findings.push(failed('database', explainStartFailure(error)));
  }
  return findings;
}
