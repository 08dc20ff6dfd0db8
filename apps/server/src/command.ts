import type { AppDependencies } from './app-dependencies.ts';

export type CommandDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/** What a command does once it has the database. */
export type CommandWork = (deps: CommandDependencies) => Promise<void>;

export const say = (line: string) => void process.stdout.write(`${line}\n`);
export const complain = (line: string) => void process.stderr.write(`${line}\n`);
