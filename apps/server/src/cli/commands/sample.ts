import type { SampleCensus, SampleObstacle } from '@phial/contract/staff/sample';
import type { Command } from 'commander';
import { type CommandDependencies, complain, say } from '../../command.ts';
import { Refused } from '../../errors.ts';
import { removeSample } from '../../sample/remove-sample.ts';
import { readSampleState } from '../../sample/sample-census.ts';
import { type CommandContext, examples } from '../command-context.ts';

/** `phial sample`. */
export function define(command: Command, { onDatabase }: CommandContext): void {
  command.description('The sample content that a first start loads.');
  command
    .command('show')
    .summary('say what came with the sample, and what keeps it from being removed')
    .description(
      'Says what of the database came with the sample, and which real things hang on it and keep it from being removed.',
    )
    .action(() => onDatabase(show));
  command
    .command('remove')
    .summary('remove the sample for good')
    .description(
      'Removes the sample for good, all of it or nothing. What staff have changed stays, and nobody is notified.',
    )
    .option(
      '--with-trials',
      'also bookings that somebody made at its service points, and orders placed as its doctor',
    )
    .addHelpText('after', examples('phial sample show', 'phial sample remove --with-trials'))
    .action(({ withTrials = false }: { withTrials?: boolean }) =>
      onDatabase((deps) => remove(deps, withTrials)),
    );
}

async function show(deps: CommandDependencies): Promise<void> {
  const { production: _, removedAt: __, obstacles, ...counts } = await readSampleState(deps);
  sayCounts(counts);
  for (const obstacle of obstacles) say(`in the way: ${lineOf(obstacle)}`);
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
