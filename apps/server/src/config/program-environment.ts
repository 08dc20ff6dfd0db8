import { SETTINGS } from './settings.ts';

/** The environment that other programs are started with: this process's, but for the secrets among the settings. */
export function programEnvironment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const setting of Object.values(SETTINGS)) if ('secret' in setting) delete env[setting.name];
  return { ...env, ...more };
}
