import type { Config } from '../apps/server/src/config.ts';

/** What to open in the browser, and where the data are, a line each. */
export function introduction(config: Config, port: number): string[] {
  // 0.0.0.0 and :: stand for every address of the machine and are not themselves one to open.
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return [
    `  Site    ${origin}/`,
    `  Mobile  ${new URL(config.mobileSiteUrl, origin)}`,
    `  Staff   ${new URL(config.adminSiteUrl, origin)}`,
    `  API     ${origin}${config.apiPrefix}/docs`,
    `  Data    ${config.databaseUrl ? `the PostgreSQL server of DATABASE_URL, keys in ${config.dataDir}` : config.dataDir}`,
  ];
}
