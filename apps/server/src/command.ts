import { resolve } from 'node:path';
import type { AppDependencies } from './app-dependencies.ts';
import { systemClock } from './clock.ts';
import { environmentWithFile, readConfig } from './config.ts';
import { connectForCommand } from './db/command-database.ts';
import { migrate } from './db/migrate.ts';
import { explainStartFailure } from './start-failure.ts';

export type CommandDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/** What a command does once it has the database. */
export type CommandWork = (deps: CommandDependencies) => Promise<void>;

/** A path as whoever calls npm means it, which runs its scripts in the folder of the project. */
export function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

export const say = (line: string) => void process.stdout.write(`${line}\n`);
export const complain = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Runs a command from its arguments to its exit code: 0 when done, 1 after an error, 2 for wrong arguments.
 * @param workOf what the arguments ask for; undefined when they are none of the usage
 * @param progress of a slow start of the database, one line
 */
export async function runCommand(
  usage: string,
  workOf: (args: readonly string[]) => CommandWork | undefined | Promise<CommandWork | undefined>,
  progress = complain,
): Promise<void> {
  try {
    const work = await workOf(process.argv.slice(2));
    if (work === undefined) {
      process.stderr.write(usage);
      process.exitCode = 2;
      return;
    }
    const config = readConfig(environmentWithFile(process.env, process.cwd()));
    const { db, disconnect } = await connectForCommand(config, progress);
    try {
      await migrate(db);
      await work({ db, config, clock: systemClock(config.test.clock) });
    } finally {
      await disconnect();
    }
  } catch (error) {
    complain(explainStartFailure(error));
    process.exitCode = 1;
  }
}
