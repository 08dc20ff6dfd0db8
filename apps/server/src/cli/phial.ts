import { CommanderError } from 'commander';
import { complain } from '../command.ts';
import { explainStartFailure } from '../start-failure.ts';
import { systemErrorCode } from '../system-error.ts';
import { createProgram } from './program.ts';

/** `phial`, from its arguments to its exit code: 0 when done, 1 after an error, 2 for wrong arguments. */
async function run(words: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(words, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    // Commander has printed what was wrong; its help is an error where a sub-command was to follow.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    complain(explainStartFailure(error));
    return 1;
  }
}

if (import.meta.main) {
  // Whoever reads the beginning of a long list only, as `| head` does, hangs up early.
  process.stdout.on('error', (error) => {
    if (systemErrorCode(error) !== 'EPIPE') throw error;
  });
  process.exitCode = await run(process.argv.slice(2));
}
