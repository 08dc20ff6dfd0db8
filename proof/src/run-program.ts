import { explainStartFailure } from '../../apps/server/src/start-failure.ts';
import { COMPILE_CACHE } from '../../scripts/program.ts';

/**
 * Runs a proof as a program: what keeps it from its work is said in one line, and is the exit code 1.
 * @param prove is given the arguments, and returns the exit code
 */
export async function runProgram(prove: (args: readonly string[]) => Promise<number>): Promise<void> {
  // Servers that are started over and over load their code in half the time.
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;
  try {
    process.exitCode = await prove(process.argv.slice(2));
  } catch (error) {
    console.error(explainStartFailure(error));
    process.exitCode = 1;
  }
}
