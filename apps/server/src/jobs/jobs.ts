import type { AppDependencies } from '../app-dependencies.ts';
import { type JobName, tryLock } from '../db/locks.ts';
import type { Database, Queryable } from '../db/pool.ts';
import { jobRecords } from '../metrics/outcome-counters.ts';
import { asJob } from '../telemetry/telemetry.ts';
import { logFailures } from './failure-log.ts';

/** In a turn, `db` is the transaction that holds the job's lock. */
type InTurn<Given> = Omit<Given, 'db'> & {
  db: Queryable;
  /** Outside that transaction: for what stands whatever becomes of the turn. */
  database: Database;
};

/** What a job may reach for. */
export type JobDependencies = InTurn<AppDependencies>;

export interface Job {
  /** Also that of its lock: whoever holds it does the job. */
  readonly name: JobName;
  readonly everySeconds: number;
  /** @returns how much there was to do, for the log */
  readonly work: (deps: JobDependencies) => Promise<number>;
  /** Whether another turn follows at once for as long as there was something to do. */
  readonly untilDone?: boolean;
  /** Whether there is something to do in most turns, which the log then has at the level `debug` only. */
  readonly isFrequent?: boolean;
}

export interface RunningJobs {
  /** Starts nothing new and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Does every job at once and then at its interval, for as long as the process
 * lives. Several processes may do so: each turn belongs to whoever has the lock,
 * and doing a job twice does no harm. A failed turn is logged ({@link logFailures}); the next one comes.
 */
export function startJobs(deps: AppDependencies, jobs: readonly Job[]): RunningJobs {
  const ending = new AbortController();
  const loops = jobs.map((job) => repeat(deps, job, ending.signal));
  return {
    async stop() {
      ending.abort();
      await Promise.all(loops);
    },
  };
}

/**
 * One turn of a job in a transaction of its own.
 * @returns undefined when another process is at it
 */
export async function doJob<Given extends { db: Database }>(
  deps: Given,
  { name, work }: Pick<Job, 'name'> & { work(deps: InTurn<Given>): Promise<number> },
): Promise<number | undefined> {
  return deps.db.transaction(async (tx) =>
    (await tryLock(tx, name)) ? work({ ...deps, db: tx, database: deps.db }) : undefined,
  );
}

async function repeat(deps: AppDependencies, job: Job, signal: AbortSignal): Promise<void> {
  const failures = logFailures(deps, job.name);
  while (!signal.aborted) {
    try {
      const done = await asJob(deps.telemetry, job.name, () => doJob(deps, job));
      // A turn that another process has says nothing.
      if (done !== undefined) failures.worked();
      jobRecords(deps.db).inc({ job: job.name }, done ?? 0);
      if (done) deps.log[job.isFrequent ? 'debug' : 'info']({ job: job.name, done }, 'job done');
      if (done && job.untilDone) continue;
    } catch (error) {
      failures.failed(error);
    }
    await untilNextTurn(job.everySeconds, signal);
  }
}

/** Ends early when the jobs are stopped; does not keep the process alive. */
function untilNextTurn(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, seconds * 1000).unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
