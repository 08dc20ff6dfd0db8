import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { ARCHIVE_SETTINGS, prepareSpool } from './archive.ts';
import { type Cluster, dataArgument } from './cluster.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { stopOrphan } from './orphan.ts';

export type Postmaster = ChildProcessByStdio<null, null, Readable>;

export interface Supervision {
  /** Fast shutdown; resolves when the process is gone. */
  stop(): Promise<void>;
}

export interface SupervisionEvents {
  say(line: string): void;
  /** What an operator should know: complaints of PostgreSQL, restarts. No personal data. */
  warn(line: string): void;
  /** It cannot be kept running. */
  lost(error: Error): void;
}

const STOP_PATIENCE_MS = 30_000;
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 2_000;
const MOST_FAILURES = 20;

/**
 * Starts PostgreSQL on a cluster and keeps it running: when it ends without
 * having been asked to, it is started again and recovers by itself. Queries
 * meanwhile fail with a connection error.
 * @throws EmbeddedDatabaseError when it does not start the first time
 */
export async function superviseDatabase(cluster: Cluster, events: SupervisionEvents): Promise<Supervision> {
  let stopping = false;
  let child = await startPatiently(cluster, events, isStillInUse);
  let restarting: Promise<void> = Promise.resolve();
  // A process that ends without its orderly shutdown does not leave the database behind.
  const endWithProcess = () => child.kill('SIGINT');
  process.once('exit', endWithProcess);
  watch();

  return {
    async stop() {
      stopping = true;
      await restarting;
      process.off('exit', endWithProcess);
      await stopPostmaster(child);
    },
  };

  function watch(): void {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      events.warn(`The database ended (${signal ?? `exit code ${code}`}); starting it again`);
      restarting = restart().catch(events.lost);
    });
  }

  async function restart(): Promise<void> {
    await stopOrphan(cluster.folder, events.say);
    child = await startPatiently(cluster, events, () => !stopping);
    watch();
    events.warn('The database is back');
  }
}

/** Processes of an old server need a moment to notice that it is gone, and hold its memory until then. */
function isStillInUse(error: Error): boolean {
  return error.message.includes('shared memory');
}

async function startPatiently(
  cluster: Cluster,
  events: SupervisionEvents,
  mayTryAgain: (error: Error) => boolean,
): Promise<Postmaster> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await startPostmaster(cluster, events);
    } catch (error) {
      if (!(error instanceof Error) || failures === MOST_FAILURES || !mayTryAgain(error)) throw error;
      await delay(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
    }
  }
}

/**
 * Starts PostgreSQL on a cluster.
 * @returns the process, once connections that write are accepted
 * @throws EmbeddedDatabaseError with PostgreSQL's reason when it ends before
 */
export async function startPostmaster(
  cluster: Cluster,
  events: Pick<SupervisionEvents, 'say' | 'warn'> & { log?(text: string): void },
): Promise<Postmaster> {
  if (cluster.archiving) await prepareSpool(cluster);
  const child = spawn(cluster.binaries.postgres, postgresArguments(cluster), {
    ...cluster.owner,
    cwd: cluster.folder,
    // Ctrl-C is for this process, which stops the database after the last request.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let complaint = 'it gave no reason';
    createInterface(child.stderr).on('line', (line) => {
      const [, level, text = ''] = /(LOG|WARNING|ERROR|FATAL|PANIC): {2}(.*)/.exec(line) ?? [];
      events.log?.(text);
      if (text.startsWith('database system is ready to accept connections')) resolve(child);
      if (text.startsWith('database system was not properly shut down')) {
        events.say('The database was not shut down properly and is recovering…');
      }
      if (level === 'FATAL' || level === 'PANIC') complaint = text;
      if (level === 'WARNING' || level === 'PANIC') events.warn(`PostgreSQL: ${text}`);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new EmbeddedDatabaseError(`The database did not start: ${complaint}`)));
  });
}

function postgresArguments(cluster: Cluster): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: cluster.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Statements and the details of their errors may name a person: they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(!cluster.durable && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
    ...(cluster.archiving && ARCHIVE_SETTINGS),
    ...cluster.settings,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataArgument(cluster), ...options];
}

/** Fast shutdown, then by force; resolves when the process is gone. */
export async function stopPostmaster(child: Postmaster): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    child.kill(signal);
    const patience = new AbortController();
    await Promise.race([
      ended,
      delay(STOP_PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    if (child.exitCode !== null || child.signalCode !== null) return;
  }
}
