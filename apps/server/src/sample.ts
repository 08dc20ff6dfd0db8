import type { SampleCensus, SampleObstacle } from '@phial/contract/staff/sample';
import { type CommandDependencies, type CommandWork, complain, runCommand, say } from './command.ts';
import { Refused } from './errors.ts';
import { findObstacles, removeSample } from './sample/remove-sample.ts';
import { readSampleCensus } from './sample/sample-census.sql.ts';

const USAGE = `npm run sample -- show
  Says what of the database came with the sample, and which real things hang on
  it and keep it from being removed.
npm run sample -- remove [--with-trials]
  Removes the sample for good, all of it or nothing. What staff have changed
  stays. --with-trials also removes bookings that somebody made at its service
  points and orders placed as its doctor; nobody is notified.
`;

/** `npm run sample`. */
function workOf([command, option, ...rest]: readonly string[]): CommandWork | undefined {
  if (rest.length > 0) return undefined;
  if (command === 'show' && option === undefined) return show;
  if (command !== 'remove' || (option !== undefined && option !== '--with-trials')) return undefined;
  return (deps) => remove(deps, option !== undefined);
}

async function show({ db }: CommandDependencies): Promise<void> {
  sayCounts(await readSampleCensus(db));
  for (const obstacle of await findObstacles(db)) say(`in the way: ${lineOf(obstacle)}`);
}

async function remove(deps: CommandDependencies, withTrials: boolean): Promise<void> {
  try {
    sayCounts(await removeSample(deps, 'command', { withTrials }));
    say('The sample was removed.');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.exitCode = 1;
    if (error.code === 'not-found') return complain('Nothing of the sample is in this database.');
    complain('Nothing was removed. Real things hang on the sample:');
    const { obstacles = [] } = error.data as { obstacles?: SampleObstacle[] };
    for (const obstacle of obstacles) complain(`  ${lineOf(obstacle)}`);
  }
}

function sayCounts(counts: SampleCensus): void {
  for (const [kind, count] of Object.entries(counts)) if (count > 0) say(`${kind}: ${count}`);
}

function lineOf({ kind, id, name, count }: SampleObstacle): string {
  const words = [kind, id, name.en].filter((word) => word !== '').join(' ');
  return count > 1 ? `${words} (${count})` : words;
}

if (import.meta.main) await runCommand(USAGE, workOf);
