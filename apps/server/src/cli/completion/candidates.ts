import type { Argument, Command, Option } from 'commander';

/**
 * What could stand at the end of a command line, as `word` or `word<TAB>description`. None means that a shell goes on
 * by itself, which is the name of a file.
 * @param words behind `phial`; the last one is being typed and may be empty
 * @param define completes a sub-command of the program
 */
export async function candidates(
  program: Command,
  words: readonly string[],
  define: (command: Command) => Promise<void>,
): Promise<string[]> {
  const typed = words.at(-1) ?? '';
  let command = program;
  let optionBefore: Option | undefined;
  let position = 0;
  for (const word of words.slice(0, -1)) {
    if (optionBefore !== undefined) {
      optionBefore = undefined;
    } else if (word.startsWith('-')) {
      optionBefore = optionsOf(command).find((option) => isNamed(option, word) && takesValue(option));
    } else {
      const next = command.commands.find((known) => known.name() === word);
      if (next === undefined) position += 1;
      else {
        if (command === program) await define(next);
        command = next;
      }
    }
  }
  return all(command, { typed, optionBefore, position }).filter((line) => line.startsWith(typed));
}

interface Place {
  readonly typed: string;
  /** The option whose value is being typed. */
  readonly optionBefore: Option | undefined;
  /** How many arguments of the command stand before. */
  readonly position: number;
}

function all(command: Command, { typed, optionBefore, position }: Place): string[] {
  if (optionBefore !== undefined) return [...(optionBefore.argChoices ?? [])];
  if (typed.startsWith('-')) {
    return optionsOf(command).map((option) => described(option.long ?? option.flags, option.description));
  }
  const visible = command.createHelp().visibleCommands(command);
  if (visible.length > 0) {
    return visible.map((sub) => described(sub.name(), sub.summary() || sub.description()));
  }
  return [...(argumentAt(command, position)?.argChoices ?? [])];
}

function argumentAt({ registeredArguments }: Command, position: number): Argument | undefined {
  const last = registeredArguments.at(-1);
  return registeredArguments[position] ?? (last?.variadic ? last : undefined);
}

/** Those of the command and those that stand with every command. */
function optionsOf(command: Command): Option[] {
  const help = command.createHelp();
  help.showGlobalOptions = true;
  return [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
}

function isNamed({ short, long }: Option, word: string): boolean {
  return word === short || word === long;
}

function takesValue(option: Option): boolean {
  return option.required || option.optional;
}

/** The first line of a description is enough beside a word. */
function described(word: string, description: string): string {
  const [line = ''] = description.split('\n');
  return line === '' ? word : `${word}\t${line}`;
}
