import { ConfigError, readTable, type ValuesOf } from './config/setting.ts';
import { SETTINGS, TEST_PREFIX, TEST_SETTINGS } from './config/settings.ts';

export { ConfigError };

/** The value of every setting in `config/settings.ts`, read once at start. */
export interface Config extends ValuesOf<typeof SETTINGS> {
  readonly test: ValuesOf<typeof TEST_SETTINGS>;
}

/**
 * @param env see `withSettingsFile` in `config/settings-file.ts`; an empty value counts as not set
 * @throws ConfigError naming the first setting that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readTable(SETTINGS, env);
  if ((values.smsUrl === undefined) !== (values.smsFrom === undefined)) {
    throw new ConfigError(
      `${values.smsUrl ? 'SMS_FROM' : 'SMS_URL'} is missing: set both of SMS_URL and SMS_FROM`,
    );
  }
  if (values.backupTo?.kind !== 'command' && (values.backupFrom ?? values.backupDelete) !== undefined) {
    throw new ConfigError(
      `${values.backupFrom ? 'BACKUP_FROM' : 'BACKUP_DELETE'} belongs to a BACKUP_TO that is a command: remove it, or write BACKUP_TO='| command'`,
    );
  }
  const forTests = Object.keys(env).find((name) => name.startsWith(TEST_PREFIX) && env[name]);
  if (values.production && forTests) {
    throw new ConfigError(`${forTests} is for tests only and is refused with NODE_ENV=production: remove it`);
  }
  return { ...values, test: readTable(TEST_SETTINGS, env) };
}
