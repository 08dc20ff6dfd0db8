import { setTimeout as delay } from 'node:timers/promises';
import { createFirstAccounts, firstAccountLines } from './accounts/administration/first-accounts.ts';
import { buildApp } from './app.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { systemClock } from './clock.ts';
import { withSettingsFile } from './config/settings-file.ts';
import { type Config, readConfig } from './config.ts';
import { beginFixedEntries } from './content/fixed-entries.ts';
import { loadDatabaseKeys } from './crypto/database-keys.ts';
import { connectDatabase } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { startJobs } from './jobs/jobs.ts';
import { createLimits } from './limits/limits.ts';
import { createLogger } from './logging/logger.ts';
import { createMailer } from './mail/mailer.ts';
import { missingInProduction } from './missing-settings.ts';
import { watchParent } from './parent-watch.ts';
import { loadSample, searchFormerSample } from './sample/load-sample.ts';
import { inventedPeopleLine } from './sample/sample-census.ts';
import { loadSampleReports } from './sample/sample-reports.ts';
import { SERVER_JOBS } from './server-jobs.ts';
import { loadSite, type SiteFiles } from './site/static/site-files.ts';
import { staticSite } from './site/static/static-site.ts';
import {
  assertPortIsFree,
  explainDatabaseFailure,
  explainListenFailure,
  explainStartFailure,
} from './start-failure.ts';
import { createTextSender } from './text-messages/text-sender.ts';
import { bringInUploads } from './uploads/bring-in-uploads.ts';
import { startWebhooks } from './webhooks/sending/start-webhooks.ts';

export interface RunningServer {
  readonly config: Config;
  /** The port that was taken, also when `PORT=0` asked for any. */
  readonly port: number;
}

export interface ServeOptions {
  /** Progress of a slow step, one line. */
  say(line: string): void;
  /** The settings, unless they are those of the environment with its file. */
  settings?(): Promise<Config>;
  /** Where the sites come from, unless they are built already; runs beside the start of the database. */
  site?(): Promise<SiteFiles>;
  ready?(server: RunningServer): void;
}

/** What a start hands down from step to step. */
interface Start {
  readonly say: (line: string) => void;
  readonly settings: () => Promise<Config>;
  readonly site: () => Promise<SiteFiles>;
  /** Aborted when the server is to end, however far the start has come. */
  readonly signal: AbortSignal;
  /** Ends the process in order. */
  readonly end: (exitCode: number) => void;
  /** What ends each thing begun; carried out from the last to the first. */
  readonly undo: (() => Promise<void>)[];
}

/** Longer than the longest statement, shorter than the time service managers give before they kill. */
const PATIENCE_MS = 20_000;

/**
 * Runs the server until a signal ends it: from the settings down to the jobs,
 * and back in the opposite order. What goes wrong on the way is reported in one
 * line on the standard error output, with an exit code other than 0.
 */
export async function serve({
  say,
  ready,
  settings = readSettings,
  site = loadSite,
}: ServeOptions): Promise<void> {
  const ending = new AbortController();
  const start: Start = { say, settings, site, end, undo: [], signal: ending.signal };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Whoever asks twice does not want to wait.
    process.on(signal, () => (ending.signal.aborted ? process.exit(1) : end(0)));
  }
  const starting = bringUp(start).then(
    (server) => ready?.(server),
    (error: unknown) => {
      if (!ending.signal.aborted) process.stderr.write(`${explainStartFailure(error)}\n`);
      end(1);
    },
  );
  await starting;

  function end(exitCode: number): void {
    if (ending.signal.aborted) return;
    ending.abort();
    void withPatience(starting.then(() => takeDown(start.undo))).finally(() => process.exit(exitCode));
  }
}

async function readSettings(): Promise<Config> {
  return readConfig(withSettingsFile(process.env, { folder: process.cwd() }));
}

async function bringUp(start: Start): Promise<RunningServer> {
  watchParent(process.env, () => start.end(0));
  const config = await start.settings();
  try {
    return await bringUpWith(config, start);
  } catch (error) {
    throw explainDatabaseFailure(error, config);
  }
}

async function bringUpWith(config: Config, { say, site, signal, end, undo }: Start): Promise<RunningServer> {
  const log = createLogger(config);
  if (config.production) for (const { line } of missingInProduction(config)) log.warn(line);
  await assertPortIsFree(config);
  const loading = site();
  // Awaited when the database is ready; until then a failure waits too.
  loading.catch(() => undefined);

  const events = {
    say,
    warn: (line: string) => log.warn(line),
    lost(error: Error) {
      log.fatal(error, 'The database cannot be kept running');
      end(1);
    },
  };
  const { db, disconnect } = await connectDatabase(config, events, signal);
  undo.push(disconnect);
  signal.throwIfAborted();

  const migrations = await migrate(db);
  if (migrations.length > 0) log.info({ migrations }, 'The tables were brought up to date');
  signal.throwIfAborted();

  const keys = await loadDatabaseKeys(config, db);
  const limits = createLimits({ config, db, keys });
  const mailer = createMailer(config);
  const deps: AppDependencies = {
    config,
    db,
    clock: systemClock(config.test.clock),
    keys,
    limits,
    log,
    mailer,
    textSender: createTextSender(config),
  };
  await bringInUploads(deps);
  await searchFormerSample(deps);
  if (config.sample && (await loadSample(deps))) say('The sample content was loaded.');
  await beginFixedEntries(deps);
  for (const line of firstAccountLines(await createFirstAccounts(deps))) say(line);
  if (config.sample && !config.production) await loadSampleReports(deps);
  const invented = config.production ? await inventedPeopleLine(deps) : undefined;
  if (invented !== undefined) log.warn(invented);
  signal.throwIfAborted();

  const files = await loading;
  const app = await buildApp({ ...deps, site: (scope) => staticSite(scope, { ...deps, site: files }) });
  undo.push(() => app.close());
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw explainListenFailure(error, config);
  });
  const jobs = startJobs(deps, SERVER_JOBS);
  undo.push(() => jobs.stop());
  const webhooks = startWebhooks(deps);
  undo.push(() => webhooks.stop());
  const address = app.server.address();
  return { config, port: typeof address === 'object' && address ? address.port : config.port };
}

async function takeDown(undo: (() => Promise<void>)[]): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

async function withPatience(work: Promise<void>): Promise<void> {
  const patience = new AbortController();
  await Promise.race([work, delay(PATIENCE_MS, undefined, patience)]);
  patience.abort();
}

if (import.meta.main) await serve({ say: (line) => process.stdout.write(`${line}\n`) });
