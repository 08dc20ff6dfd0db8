import { buildSites } from '../../../scripts/build.ts';
import { runProgram } from '../run-program.ts';
import { readCommand, USAGE } from './options.ts';
import { proveMutations } from './prove-mutations.ts';
import { report } from './report.ts';
import { runProof } from './run-proof.ts';

const say = (line: string) => console.log(line);

// What it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

await runProgram(prove);

/** @returns the exit code */
async function prove(args: readonly string[]): Promise<number> {
  const { proof, replay, isHelp, isMutations } = readCommand(args);
  if (isHelp) {
    say(USAGE);
    return 0;
  }
  await buildSites(say);
  if (isMutations) return (await proveMutations({ ...proof, say })) ? 0 : 1;
  say(`seed ${proof.seed}: ${replay} replays it`);
  const result = await runProof({ ...proof, say });
  say(report(result));
  if (result.complaints.length === 0) return 0;
  console.error(`\nThe proof failed. The same actions and faults again: ${replay}`);
  return 1;
}
