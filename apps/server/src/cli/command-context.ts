import type { Command } from 'commander';
import type { CommandWork } from '../command.ts';
import type { Config } from '../config.ts';

/** What a sub-command works with, beside its arguments. */
export interface CommandContext {
  /**
   * The settings of the service, read at the first call.
   * @throws ConfigError
   */
  config(): Config;
  /**
   * The settings; from then on the process of a root is one of the owner of the data folder, so that what it writes
   * there belongs to the service. What only root can read has to be read before.
   */
  asOwner(): Promise<Config>;
  /**
   * Does the work on the database of the service, as the owner of the data folder, and disconnects.
   * @throws StartError when there is no database, or its tables are not those of this version: a command makes neither
   */
  onDatabase(work: CommandWork): Promise<void>;
}

/**
 * Describes a sub-command: its arguments, options, help and actions. An action that fails throws: what `StartError` or
 * `ConfigError` say is printed as one line, and the exit code is 1.
 */
export type DefineCommand = (command: Command, context: CommandContext) => void;

/** The part of a help text that shows a command at work; an example a line. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
