import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds: three times what it takes to hash a password and to write what follows. */
export const EVEN_MS = 100;

/**
 * Does work that takes longer for an account that exists than for one that does not, and lets nobody see which: what is
 * quick ends as late as what is not.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const end = delay(EVEN_MS);
  try {
    return await work();
  } finally {
    await end;
  }
}
