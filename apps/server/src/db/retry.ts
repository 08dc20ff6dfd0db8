import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Deadlock detected, serialisation failure: the database undid one of two pieces of work that met. */
const MET_ANOTHER = new Set(['40P01', '40001']);

const ATTEMPTS = 4;

/** Milliseconds, at most, times the number of the attempt. */
const LONGEST_PAUSE = 50;

/**
 * Does a statement or transaction again when the database gave it up for
 * another one, after a short random pause: at once, it would often be back at
 * the same row before the other one has woken up. Nothing of the failed attempt
 * remains, so `work` must be whole: one statement, or one transaction.
 * @throws what `work` throws, after four attempts also the deadlock
 */
export async function retryWhenUndone<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const undone = error instanceof pg.DatabaseError && MET_ANOTHER.has(error.code ?? '');
      if (!undone || attempt === ATTEMPTS) throw error;
      await pause(attempt * Math.random() * LONGEST_PAUSE);
    }
  }
}
