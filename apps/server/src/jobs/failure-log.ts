import type { AppDependencies } from '../app-dependencies.ts';
import { kindOfError } from '../logging/describe-error.ts';

/** Milliseconds between two lines about a job that goes on failing, some of which have a turn every second. */
const REPEAT_AFTER = 60_000;

export interface FailureLog {
  failed(error: unknown): void;
  /** To be called after every turn that went well; writes only where one had failed before. */
  worked(): void;
}

/**
 * Writes that a job fails, without filling the log while a database or a disk is away: at once when it begins and for
 * each kind of error that is new since, then once a minute with the number of turns that have failed, and when it
 * works again.
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
