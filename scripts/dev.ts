import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { withSettingsFile } from '../apps/server/src/config/settings-file.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts';
import { watchParent } from '../apps/server/src/parent-watch.ts';
import { assertPortIsFree, explainStartFailure } from '../apps/server/src/start-failure.ts';
import { forward } from './dev/forward.ts';
import { type RestartingServer, startServer } from './dev/server-process.ts';
import { type DevelopedSites, startSites } from './dev/sites.ts';
import { introduction } from './introduction.ts';
import { ROOT, seconds } from './program.ts';

/** What the server reads at its start: all below these folders, and the page of each site. */
const SOURCES = ['apps/server/src', 'packages/domain/src', 'packages/contract/src', 'packages/content/src'];
const SITES = ['apps/web', 'apps/admin'];

/** Milliseconds: an editor, or a change of branch, writes several files one after another. */
const SETTLING = 100;

/** What ends each thing begun; carried out from the last to the first. */
const undo: (() => unknown)[] = [];
let ending = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
await develop().catch(fail);

/**
 * One address for everything: pages, calls and plain pages come from the product's server, which restarts after each
 * change of its sources; scripts and styles come from Vite, which replaces them in the open page.
 * The database stays while the server restarts.
 */
async function develop(): Promise<void> {
  const begun = performance.now();
  // Never those of the service of this machine: what is tried out here would be tried on its database.
  const env = withSettingsFile(process.env, { folder: process.cwd(), systemFile: 'none' });
  watchParent(env, () => void end(0));
  const config = readConfig(env);
  await assertPortIsFree(config);

  const settings: NodeJS.ProcessEnv = {
    HOST: '127.0.0.1',
    PORT: '0',
    // The address that the server says it listens on is not the one to open.
    LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
    PHIAL_SETTINGS: env.PHIAL_SETTINGS,
  };
  if (!config.databaseUrl) {
    const database = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      say: console.log,
      warn: console.error,
      lost: (error) => void fail(error),
    });
    undo.push(() => database.stop());
    settings.DATABASE_URL = database.url;
  }
  const server = startServer(settings);
  undo.push(() => server.stop());

  const front = createServer();
  const sites = await startSites(front);
  undo.push(() => sites.close());
  front.on('request', (request, response) => answer(request, response, sites, server));
  front.listen(config.port, config.host);
  await once(front, 'listening');
  await server.port();
  restartOnChange(server);

  const { port } = front.address() as AddressInfo;
  const address = introduction(config, port);
  console.log(`Phial is running for development (started in ${seconds(begun)} s). Stop it with Ctrl-C.`);
  console.log(address.join('\n'));
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  sites: DevelopedSites,
  server: RestartingServer,
): void {
  // Vite shortens it on its way through.
  const path = request.url ?? '/';
  const vite = sites.at(path);
  vite.middlewares(request, response, async () => {
    try {
      forward(request, response, {
        path,
        port: await server.port(),
        transformPage: (page) => vite.transformIndexHtml('/index.html', page, path),
        transformPolicy: sites.transformPolicy,
      });
    } catch (error) {
      response.writeHead(503, { 'content-type': 'text/plain' }).end(`${error}: see the terminal\n`);
    }
  });
}

function restartOnChange(server: RestartingServer): void {
  let settling: NodeJS.Timeout | undefined;
  for (const folder of [...SOURCES, ...SITES]) {
    const recursive = SOURCES.includes(folder);
    const watcher = watch(join(ROOT, folder), { recursive }, (_event, name) => {
      if (name === null || name.endsWith('.test.ts') || (!recursive && name !== 'index.html')) return;
      clearTimeout(settling);
      settling = setTimeout(() => void restart(server, join(folder, name)), SETTLING);
    });
    undo.push(() => watcher.close());
  }
}

async function restart(server: RestartingServer, changed: string): Promise<void> {
  const begun = performance.now();
  console.log(`${changed} has changed: restarting the server…`);
  server.restart();
  await server.port().then(
    () => console.log(`The server restarted in ${seconds(begun)} s.`),
    (error: Error) => ending || console.error(`${error.message}. It starts again with the next change.`),
  );
}

async function fail(error: unknown): Promise<void> {
  if (ending) return;
  console.error(explainStartFailure(error));
  await end(1);
}

async function end(exitCode: number): Promise<void> {
  // Whoever asks twice does not want to wait.
  if (ending) process.exit(1);
  ending = true;
  for (const step of undo.splice(0).reverse()) await step();
  process.exit(exitCode);
}
