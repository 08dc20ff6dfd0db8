import { type RunningServer, serve } from '../apps/server/src/main.ts';
import { buildSites } from './build.ts';
import { seconds } from './program.ts';

const begun = performance.now();

await serve({ say: console.log, build: () => buildSites(console.log), ready: introduce });

function introduce({ config, port }: RunningServer): void {
  // 0.0.0.0 and :: stand for every address of the machine and are not themselves one to open.
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const lines = [
    `Phial is running (started in ${seconds(begun)} s). Stop it with Ctrl-C.`,
    `  Site    ${origin}/`,
    `  Mobile  ${new URL(config.mobileSiteUrl, origin)}`,
    `  Staff   ${new URL(config.adminSiteUrl, origin)}`,
    `  API     ${origin}${config.apiPrefix}/docs`,
    `  Data    ${config.databaseUrl ? `the PostgreSQL server of DATABASE_URL, keys in ${config.dataDir}` : config.dataDir}`,
  ];
  console.log(lines.join('\n'));
}
