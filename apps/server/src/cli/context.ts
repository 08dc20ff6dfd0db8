import { systemClock } from '../clock.ts';
import { type CommandWork, complain } from '../command.ts';
import { withSettingsFile } from '../config/settings-file.ts';
import { type Config, readConfig } from '../config.ts';
import { connectForCommand } from '../db/command-database.ts';
import { adoptEnvironment } from './adopt-environment.ts';
import type { CommandContext } from './command-context.ts';
import { becomeOwnerOf } from './data-folder-owner.ts';

/** Options that stand with every command. */
export interface GlobalOptions {
  /** Path of a file of settings, or `none`. */
  readonly settings?: string;
  readonly verbose?: boolean;
}

/** @param options read when a command runs, after the command line was understood */
export function createContext(options: () => GlobalOptions): CommandContext {
  let known: Config | undefined;

  function config(): Config {
    if (known !== undefined) return known;
    const { settings, verbose = false } = options();
    const env = withSettingsFile(
      { ...process.env, ...(settings && { PHIAL_SETTINGS: settings }) },
      { folder: process.cwd() },
    );
    adoptEnvironment(env);
    known = readConfig(env);
    if (verbose)
      complain(`Settings: the environment, and ${known.settingsFile}. Data folder: ${known.dataDir}.`);
    return known;
  }

  async function asOwner(): Promise<Config> {
    const { dataDir } = config();
    const uid = await becomeOwnerOf(dataDir);
    if (uid !== undefined && options().verbose)
      complain(`Going on as user ${uid}, whom ${dataDir} belongs to.`);
    return config();
  }

  async function onDatabase(work: CommandWork): Promise<void> {
    const settings = await asOwner();
    const { db, disconnect } = await connectForCommand(settings, complain);
    try {
      await work({ db, config: settings, clock: systemClock(settings.test.clock) });
    } finally {
      await disconnect();
    }
  }

  return { config, asOwner, onDatabase };
}
