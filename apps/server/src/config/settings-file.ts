import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { systemErrorCode } from '../system-error.ts';
import { parseEnvironmentFile } from './environment-file.ts';
import { ConfigError } from './setting.ts';
import { refuseUnknownNames } from './setting-names.ts';
import { SETTINGS } from './settings.ts';

/** What a service manager reads for the service, and the commands beside it. */
const SYSTEM_FILE = '/etc/phial.env';

/** What holds for a service that has such a file, unless it says otherwise; the same as in `deploy/phial.service`. */
const OF_A_SERVICE = { DATA_DIR: '/var/lib/phial', NODE_ENV: 'production' } as const;

/** In place of the name of a file: only what the environment sets. */
const NO_FILE = 'none';

const NAME = SETTINGS.settingsFile.name;

export interface SettingsPlace {
  /** The folder whose `.env` counts. */
  readonly folder: string;
  /** The file to read where that folder has none; `none` to read none. */
  readonly systemFile?: string;
}

/**
 * The environment with one file beneath it: what the environment sets wins. The file is the one that `PHIAL_SETTINGS`
 * names, else `.env` of the folder, else `/etc/phial.env`; two are never mixed, so that a folder with a `.env` of its
 * own has nothing to do with the service of the machine.
 * @returns with `PHIAL_SETTINGS` naming the file that was read, or `none`
 * @throws ConfigError when the file cannot be read, or a name is not one of a setting
 */
export function withSettingsFile(
  env: NodeJS.ProcessEnv,
  { folder, systemFile = SYSTEM_FILE }: SettingsPlace,
): NodeJS.ProcessEnv {
  refuseUnknownNames(Object.keys(env));
  const found = findFile(env, folder, systemFile);
  if (found === undefined) return { ...env, [NAME]: NO_FILE };
  refuseUnknownNames(Object.keys(found.variables), found.path);
  return { ...found.variables, ...env, [NAME]: found.path };
}

interface FoundFile {
  readonly path: string;
  readonly variables: NodeJS.Dict<string>;
}

function findFile(env: NodeJS.ProcessEnv, folder: string, systemFile: string): FoundFile | undefined {
  const named = env[NAME]?.trim();
  if (named === NO_FILE) return undefined;
  if (named) {
    const path = resolve(folder, named);
    const text = readIfThere(path, env);
    if (text === undefined) throw new ConfigError(`${path}, which ${NAME} names, is not there`);
    return { path, variables: parse(path, text) };
  }
  const own = join(folder, '.env');
  const text = readIfThere(own, env);
  if (text !== undefined) return { path: own, variables: parse(own, text) };
  const system = systemFile === NO_FILE ? undefined : readIfThere(systemFile, env);
  if (system === undefined) return undefined;
  return { path: systemFile, variables: { ...OF_A_SERVICE, ...parse(systemFile, system) } };
}

/** A `.env` is written as programmers know it; any other file as the service manager reads it. */
function parse(path: string, text: string): NodeJS.Dict<string> {
  return basename(path) === '.env' ? parseEnv(text) : parseEnvironmentFile(text);
}

function readIfThere(path: string, env: NodeJS.ProcessEnv): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    // The service manager has read it as root, and set what it says.
    if (code === 'EACCES' && path === SYSTEM_FILE && env.INVOCATION_ID) return undefined;
    throw new ConfigError(
      `${path} cannot be read (${code}): run this as root or as the user of the service, or name another file with ${NAME}`,
    );
  }
}
