import { readFileSync } from 'node:fs';
import { systemErrorCode } from '../system-error.ts';

/** A setting that cannot be used; the message is one line that names it and says what would do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** One setting of the server, as an operator writes it. */
export interface Setting<Value = unknown> {
  /** In the environment and in files of settings. */
  readonly name: string;
  /** Makes the value of the trimmed text; what it throws completes a sentence that begins with the name. */
  readonly read: (text: string) => Value;
  /** Read like a value that was given; a setting without one may be left out. */
  readonly default?: string;
  /** Never shown, and may be given as the path of a file that holds it, in `NAME_FILE`. */
  readonly secret?: true;
  /** What it is for; the beginning of its row in `docs/operations.md`. */
  readonly about: string;
}

export type SettingTable = Readonly<Record<string, Setting>>;

type ValueOf<Entry> = Entry extends Setting<infer Value> ? Value : never;

/** What a table of settings reads as: all that have a default, and the others where they are given. */
export type ValuesOf<Table extends SettingTable> = {
  readonly [Key in keyof Table as Table[Key] extends { default: string } ? Key : never]: ValueOf<Table[Key]>;
} & {
  readonly [Key in keyof Table as Table[Key] extends { default: string } ? never : Key]?: ValueOf<Table[Key]>;
};

/**
 * @param env an empty value counts as not set
 * @throws ConfigError naming the first setting that is wrong
 */
export function readTable<Table extends SettingTable>(table: Table, env: NodeJS.ProcessEnv): ValuesOf<Table> {
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(table)) {
    const text = textOf(setting, env) ?? setting.default;
    if (text !== undefined) values[key] = readText(setting, text);
  }
  return values as ValuesOf<Table>;
}

/** The name under which a secret is given as the path of a file. */
export function fileNameOf({ name }: Setting): string {
  return `${name}_FILE`;
}

function textOf(setting: Setting, env: NodeJS.ProcessEnv): string | undefined {
  const given = env[setting.name]?.trim() || undefined;
  const path = setting.secret && env[fileNameOf(setting)]?.trim();
  if (!path) return given;
  if (given !== undefined) {
    throw new ConfigError(`${setting.name} and ${fileNameOf(setting)} are both set: remove one of them`);
  }
  return readSecret(fileNameOf(setting), path);
}

/** The whole file, without the space around it: editors end a file with a line break. */
function readSecret(name: string, path: string): string {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`${name}: ${path} cannot be read (${systemErrorCode(error) ?? String(error)})`);
  }
  if (secret === '') throw new ConfigError(`${name}: ${path} is empty`);
  return secret;
}

function readText({ name, read }: Setting, text: string): unknown {
  try {
    return read(text);
  } catch (error) {
    throw new ConfigError(`${name} ${error instanceof Error ? error.message : String(error)}`);
  }
}
