import type { Config } from '../../config.ts';
import { type Finding, good } from './finding.ts';

/** Which file was read, and which database is meant. */
export function checkSettings({ settingsFile = 'none', dataDir, databaseUrl, production }: Config): Finding {
  const file = settingsFile === 'none' ? 'the environment alone, no file' : settingsFile;
  const database =
    databaseUrl === undefined ? `embedded database in ${dataDir}` : 'the database of DATABASE_URL';
  return good('settings', `${file}; ${database}${production ? '' : '; not in production (NODE_ENV)'}`);
}
