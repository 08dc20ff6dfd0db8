import { withSettingsFile } from './config/settings-file.ts';
import { type Config, readConfig } from './config.ts';
import { createLogger } from './logging/logger.ts';
import { missingInProduction } from './missing-settings.ts';
import { watchParent } from './parent-watch.ts';
import { loadSite, type SiteFiles } from './site/static/site-files.ts';
import type { RunningServer, Start } from './start/start.ts';
import { takeDown, withPatience } from './start/take-down.ts';
import { workerCount } from './start/worker-count.ts';
import { assertPortIsFree, explainDatabaseFailure, explainStartFailure } from './start-failure.ts';
import { startTelemetry } from './telemetry/telemetry.ts';

export interface ServeOptions {
  /** Progress of a slow step, one line. */
  say(line: string): void;
  /** The settings, unless they are those of the environment with its file. */
  settings?(): Promise<Config>;
  /** Where the sites come from, unless they are built already; runs beside the start of the database. */
  site?(): Promise<SiteFiles>;
  /** Serves from this process alone, whatever `WORKERS` says: workers only serve sites that are built. */
  alone?: boolean;
  ready?(server: RunningServer): void;
}

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
  alone = false,
}: ServeOptions): Promise<void> {
  const ending = new AbortController();
  const undo: Start['undo'] = [];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Whoever asks twice does not want to wait. Workers are replaced at a SIGHUP, but not when a terminal is closed.
    process.on(signal, () => {
      if (signal === 'SIGHUP' && replaceWorkers !== undefined && !process.stdin.isTTY)
        return replaceWorkers();
      return ending.signal.aborted ? process.exit(1) : end(0);
    });
  }
  let replaceWorkers: (() => void) | undefined;
  const starting = bringUp().then(
    (server) => ready?.(server),
    (error: unknown) => {
      if (!ending.signal.aborted) process.stderr.write(`${explainStartFailure(error)}\n`);
      end(1);
    },
  );
  await starting;

  async function bringUp(): Promise<RunningServer> {
    watchParent(process.env, () => end(0));
    const config = await settings();
    try {
      return await bringUpWith({ config, say, site, end, undo, signal: ending.signal });
    } catch (error) {
      throw explainDatabaseFailure(error, config);
    }
  }

  async function bringUpWith(start: Start): Promise<RunningServer> {
    const { config } = start;
    const log = createLogger(config);
    if (config.production) for (const line of missingInProduction(config)) log.warn(line);
    await assertPortIsFree(config);
    const loading = site();
    // Awaited when the database is ready; until then a failure waits too.
    loading.catch(() => undefined);
    const workers = alone ? 1 : workerCount(config);
    // Each part is loaded when its turn comes: what is wrong with the settings is said before any of them.
    const { prepareDatabase } = await import('./start/prepare-database.ts');
    const preparing = prepareDatabase(start, log).then(async (database) => ({
      ...database,
      telemetry: await startTelemetry(config, log),
    }));
    if (workers === 1) {
      // While PostgreSQL starts. Where workers serve, it is they who load the calls.
      const [{ serveCalls }, prepared] = await Promise.all([import('./start/serve-calls.ts'), preparing]);
      // A service that is told to replace its workers is not meant to end.
      if (config.production) replaceWorkers = () => log.warn('SIGHUP replaces workers; there are none');
      undo.push(() => prepared.db.close());
      const port = await serveCalls({ ...prepared, files: await loading, doesJobs: true }, undo);
      return { config, port };
    }
    const prepared = await preparing;
    await loading;
    const { startPrimary } = await import('./start/primary.ts');
    const primary = await startPrimary(prepared, workers, start);
    replaceWorkers = primary.replaceWorkers;
    return { config, port: primary.port };
  }

  function end(exitCode: number): void {
    if (ending.signal.aborted) return;
    ending.abort();
    void withPatience(starting.then(() => takeDown(undo))).finally(() => process.exit(exitCode));
  }
}

async function readSettings(): Promise<Config> {
  return readConfig(withSettingsFile(process.env, { folder: process.cwd() }));
}

if (import.meta.main) await serve({ say: (line) => process.stdout.write(`${line}\n`) });
