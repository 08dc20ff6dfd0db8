import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseTimeout, isConnectionError } from './database-error.ts';

/**
 * Milliseconds that a call may work with the database, its waiting for a connection included: with what else there is to
 * do it is answered within five seconds. Longer than the limit that PostgreSQL is given for a statement, so that where
 * PostgreSQL is there its refusal arrives.
 */
const CALL_MS = 4_400;

/** The time of one call; work outside of calls, such as a job, has none and is limited statement by statement. */
export interface CallTime {
  /** Of `performance.now()`; undefined once it was lifted. */
  deadline: number | undefined;
  /** Id of the request, for the log. */
  readonly requestId: string;
}

const current = new AsyncLocalStorage<CallTime>();

export function newCallTime(requestId: string): CallTime {
  return { deadline: performance.now() + CALL_MS, requestId };
}

/** Id of the request at hand; undefined outside of calls, as in a job. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.requestId;
}

/** Does work whose statements, also those of later turns of the event loop, have the time of a call. */
export function withCallTime(time: CallTime, work: () => void): void {
  current.run(time, work);
}

/** Begins work that serves other calls as well and has no call's time. */
export function withoutCallTime(begin: () => void): void {
  current.exit(begin);
}

/**
 * Gives the call at hand so much time from now, if that is more than it has: for one that asks the database for a long
 * answer, or that stays open.
 * @param milliseconds undefined without an end
 */
export function extendCallTime(milliseconds?: number): void {
  const time = current.getStore();
  if (time?.deadline === undefined) return;
  time.deadline =
    milliseconds === undefined ? undefined : Math.max(time.deadline, performance.now() + milliseconds);
}

/**
 * What some work with the database yields, unless the time of the call is over before.
 * @param begin not called when the time is over already
 * @param late takes what the work yields after all
 * @throws DatabaseTimeout
 */
export async function inCallTime<T>(
  begin: () => Promise<T>,
  late: (result: T) => void = () => undefined,
): Promise<T> {
  const deadline = current.getStore()?.deadline;
  if (deadline === undefined) return begin();
  const left = deadline - performance.now();
  if (left <= 0) throw new DatabaseTimeout();
  const work = begin();
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;
  let isLate = false;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // An answer that came while this process was busy is read first.
      immediate = setImmediate(() => {
        isLate = true;
        reject(new DatabaseTimeout());
      });
    }, left);
  });
  work.then(
    (result) => isLate && late(result),
    () => undefined,
  );
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    // The pool gives up later than the call; where this process was busy at both times, its error can come first.
    throw isConnectionError(error) && performance.now() >= deadline ? new DatabaseTimeout() : error;
  } finally {
    clearTimeout(timer);
    clearImmediate(immediate);
  }
}
