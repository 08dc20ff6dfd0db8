import type { Command } from 'commander';
import { say } from '../../command.ts';
import { serve } from '../../main.ts';
import { type CommandContext, examples } from '../command-context.ts';

/** `phial start`. */
export function define(command: Command, { asOwner }: CommandContext): void {
  command
    .description(
      `Runs the server until it is told to stop (Ctrl-C, SIGTERM). The sites must have been built.
On an empty data folder or an empty database it makes what is missing.`,
    )
    .addHelpText('after', examples('phial start', 'phial start --settings /srv/second-laboratory.env'))
    .action(() => serve({ say, settings: asOwner }));
}
