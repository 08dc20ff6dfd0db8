import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError, readTable, type ValuesOf } from './config/setting.ts';
import { SETTINGS, TEST_PREFIX, TEST_SETTINGS } from './config/settings.ts';
import { systemErrorCode } from './system-error.ts';

export { ConfigError };

/** The value of every setting in `config/settings.ts`, read once at start. */
export interface Config extends ValuesOf<typeof SETTINGS> {
  readonly test: ValuesOf<typeof TEST_SETTINGS>;
}

/**
 * The environment with the `.env` file of a folder beneath it: what the environment sets wins.
 * @throws ConfigError when the file is there but cannot be read
 */
export function environmentWithFile(env: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv {
  const path = join(folder, '.env');
  try {
    return { ...parseEnv(readFileSync(path, 'utf8')), ...env };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return env;
    throw new ConfigError(`${path} cannot be read (${code}): make it readable or move it away`);
  }
}

/**
 * @param env see {@link environmentWithFile}; an empty value counts as not set
 * @throws ConfigError naming the first setting that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readTable(SETTINGS, env);
  if ((values.smsUrl === undefined) !== (values.smsFrom === undefined)) {
    throw new ConfigError(
      `${values.smsUrl ? 'SMS_FROM' : 'SMS_URL'} is missing: set both of SMS_URL and SMS_FROM`,
    );
  }
  const forTests = Object.keys(env).find((name) => name.startsWith(TEST_PREFIX) && env[name]);
  if (values.production && forTests) {
    throw new ConfigError(`${forTests} is for tests only and is refused with NODE_ENV=production: remove it`);
  }
  return { ...values, test: readTable(TEST_SETTINGS, env) };
}
