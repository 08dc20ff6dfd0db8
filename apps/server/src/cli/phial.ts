import { CommanderError } from 'commander';
import { systemClock } from '../clock.ts';
import { type CommandWork, complain, say } from '../command.ts';
import { type Config, environmentWithFile, readConfig } from '../config.ts';
import { connectForCommand } from '../db/command-database.ts';
import { migrate } from '../db/migrate.ts';
import { explainStartFailure } from '../start-failure.ts';
import { systemErrorCode } from '../system-error.ts';
import type { CommandContext } from './command-context.ts';
import { createProgram } from './program.ts';

/** `phial`, from its arguments to its exit code: 0 when done, 1 after an error, 2 for wrong arguments. */
async function run(words: readonly string[]): Promise<number> {
  try {
    await createProgram(createContext(), say).parseAsync(words, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    // Commander has printed what was wrong; its help is an error where a sub-command was to follow.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    complain(explainStartFailure(error));
    return 1;
  }
}

function createContext(): CommandContext {
  let known: Config | undefined;
  const config = () => {
    known ??= readConfig(environmentWithFile(process.env, process.cwd()));
    return known;
  };
  return { config, onDatabase: (work) => onDatabase(config(), work) };
}

async function onDatabase(config: Config, work: CommandWork): Promise<void> {
  const { db, disconnect } = await connectForCommand(config, complain);
  try {
    await migrate(db);
    await work({ db, config, clock: systemClock(config.test.clock) });
  } finally {
    await disconnect();
  }
}

if (import.meta.main) {
  // Whoever reads the beginning of a long list only, as `| head` does, hangs up early.
  process.stdout.on('error', (error) => {
    if (systemErrorCode(error) !== 'EPIPE') throw error;
  });
  process.exitCode = await run(process.argv.slice(2));
}
