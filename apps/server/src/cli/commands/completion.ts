import { Argument, type Command } from 'commander';
import { examples } from '../command-context.ts';
import { COMPLETION_SCRIPTS, type Shell } from '../completion/scripts.ts';

/** `phial completion`. */
export function define(command: Command): void {
  command
    .description('Prints what a shell has to read so that the Tab key completes commands, options and files.')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(COMPLETION_SCRIPTS)))
    .addHelpText(
      'after',
      examples(
        'phial completion bash > /etc/bash_completion.d/phial',
        'phial completion zsh  > /usr/local/share/zsh/site-functions/_phial',
        'phial completion fish > /etc/fish/completions/phial.fish',
      ),
    )
    .action((shell: Shell) => void process.stdout.write(COMPLETION_SCRIPTS[shell]));
}
