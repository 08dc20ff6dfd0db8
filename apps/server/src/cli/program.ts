import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { say } from '../command.ts';
import type { CommandContext } from './command-context.ts';
import { COMMANDS } from './commands.ts';
import { candidates } from './completion/candidates.ts';
import { createContext, type GlobalOptions } from './context.ts';

const PACKAGE = new URL('../../../../package.json', import.meta.url);

/** The command line of `phial`. It throws a `CommanderError` instead of ending the process. */
export function createProgram(): Command {
  const program = new Command('phial')
    .description('Runs Phial and looks after it: website and booking desk of a medical laboratory.')
    .usage('COMMAND [options]')
    .option(
      '--settings <file>',
      'file with the settings, instead of .env of this folder or /etc/phial.env; "none" for the environment alone',
    )
    .option('--verbose', 'say which settings, data folder and user are used')
    .version(versionOf(PACKAGE), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this, or the help of a command')
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('See "phial --help", or "phial COMMAND --help".')
    .exitOverride();
  const context = createContext(() => program.opts<GlobalOptions>());
  for (const { name, summary } of COMMANDS) program.command(name).summary(summary);
  program.hook('preSubcommand', (_, command) => defineFully(command, context));

  program
    .command('help', { hidden: true })
    .argument('[command...]')
    .action(async (words: string[]) => {
      await program.parseAsync([...words, '--help'], { from: 'user' });
    });
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: string[]) => {
      const define = (command: Command) => defineFully(command, context);
      for (const line of await candidates(program, words, define)) say(line);
    });
  return program;
}

/** Loads the module of a sub-command, which until then is a name in a list. */
async function defineFully(command: Command, context: CommandContext): Promise<void> {
  const entry = COMMANDS.find(({ name }) => name === command.name());
  if (entry === undefined) return;
  command.helpCommand(false);
  (await entry.load()).define(command, context);
}

function versionOf(file: URL): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
