import type { Challenge, Solution } from 'altcha-lib/types';
import type { WorkOrder, WorkReport } from './work-messages.ts';

interface SolveOptions {
  /** Part of the longest way that has been gone, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Solves a challenge of `GET /auth/work` in a thread of its own, or in the page where there are no threads.
 * @returns base64 of the ALTCHA payload, as the calls take it
 * @throws Error when it was aborted or cannot be solved
 */
export async function solveWork(
  challenge: Challenge,
  { onProgress, signal }: SolveOptions = {},
): Promise<string> {
  const most = Number(challenge.parameters.data?.most ?? 1);
  const onKeys = (keys: number) => onProgress?.(Math.min(1, keys / most));
  const thread = startThread();
  const solution = thread
    ? await solveInThread(thread, challenge, onKeys, signal)
    : await solveInPage(challenge, onKeys, signal);
  if (!solution) throw new Error('the challenge was not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}

function startThread(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** The page breathes after every few keys. What it takes is fetched by those who have no threads. */
async function solveInPage(challenge: Challenge, onKeys: (keys: number) => void, signal?: AbortSignal) {
  const { solveHere } = await import('./solve-here.ts');
  return solveHere(challenge, {
    onKeys,
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    ...(signal && { signal }),
  });
}

async function solveInThread(
  thread: Worker,
  challenge: Challenge,
  onKeys: (keys: number) => void,
  signal?: AbortSignal,
): Promise<Solution | undefined> {
  const outcome = await new Promise<Solution | 'no-thread' | undefined>((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
    if (signal?.aborted) resolve(undefined);
    thread.addEventListener('message', ({ data }: MessageEvent<WorkReport>) => {
      if (data.kind === 'progress') onKeys(data.keys);
      else resolve(data.kind === 'solved' ? data.solution : undefined);
    });
    // An old browser without modules in threads, or a file that did not arrive.
    thread.addEventListener('error', () => resolve('no-thread'));
    thread.postMessage({ challenge } satisfies WorkOrder);
  });
  thread.terminate();
  return outcome === 'no-thread' ? solveInPage(challenge, onKeys, signal) : outcome;
}
