import { setTimeout as delay } from 'node:timers/promises';
import type { Start } from './start.ts';

/** Longer than the longest statement, shorter than the time service managers give before they kill. */
const PATIENCE_MS = 20_000;

/** Ends what was begun, from the last to the first. */
export async function takeDown(undo: Start['undo']): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
}

/** Waits for work, but not for ever. */
export async function withPatience(work: Promise<unknown>): Promise<void> {
  const patience = new AbortController();
  await Promise.race([work, delay(PATIENCE_MS, undefined, patience)]);
  patience.abort();
}
