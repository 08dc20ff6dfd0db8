import type { Config } from '../../config.ts';
import { missingInProduction } from '../../missing-settings.ts';
import { type Finding, good, warning } from './finding.ts';

/** Which file was read, and what a laboratory would miss. */
export function checkSettings(config: Config): Finding[] {
  const { settingsFile = 'none', dataDir, databaseUrl, production } = config;
  const file = settingsFile === 'none' ? 'the environment alone, no file' : settingsFile;
  const database =
    databaseUrl === undefined ? `embedded database in ${dataDir}` : 'the database of DATABASE_URL';
  const missing = production ? missingInProduction(config) : [];
  return [
    good('settings', `${file}; ${database}${production ? '' : '; not in production (NODE_ENV)'}`),
    ...missing.map(({ name, line }) => warning(name, line)),
  ];
}
