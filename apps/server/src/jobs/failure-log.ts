import type { AppDependencies } from '../app-dependencies.ts';
import { kindOfError } from '../logging/describe-error.ts';

/** Milliseconds between two lines about a job that keeps failing; some have a turn every second. */
const REPEAT_AFTER = 60_000;

export interface FailureLog {
  failed(error: unknown): void;
  /** After every turn that went well; writes a line only where the one before had failed. */
  worked(): void;
}

/**
 * Logs the failures of a job without filling the log while the database or a disk is away: the first one and each
 * new kind of error at once, then one line a minute with the number of failed turns, and one when the job works again.
 */
export function logFailures({ log, clock }: Pick<AppDependencies, 'log' | 'clock'>, job: string): FailureLog {
  const kinds = new Set<string>();
  let turns = 0;
  let writtenAt = 0;

  return {
    failed(error) {
      turns += 1;
      const now = clock.now().getTime();
      const kind = kindOfError(error);
      if (kinds.has(kind) && Math.abs(now - writtenAt) < REPEAT_AFTER) return;
      kinds.add(kind);
      writtenAt = now;
      log.error({ err: error, job, turns }, 'job failed');
    },
    worked() {
      if (turns > 0) log.info({ job, turns }, 'job works again');
      turns = 0;
      kinds.clear();
    },
  };
}
