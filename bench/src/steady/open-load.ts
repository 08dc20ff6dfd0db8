import { setTimeout as delay } from 'node:timers/promises';

/** How one request went. */
export interface Answered {
  /** From the moment it was due, in milliseconds: an answer that came late counts as late, whatever kept it. */
  readonly milliseconds: number;
  /** Why it is no good answer; undefined where it is one. */
  readonly failure: string | undefined;
}

/**
 * Begins so many requests in every second, whether or not earlier ones have been answered, as visitors do who know
 * nothing of each other.
 * @param rate requests a second
 * @param request sends one, and throws unless it is answered well
 * @param note is told of each once it has been answered
 */
export async function openLoad(
  { rate, seconds }: { rate: number; seconds: number },
  request: () => Promise<void>,
  note: (answered: Answered) => void,
): Promise<void> {
  const begun = performance.now();
  const total = Math.round(rate * seconds);
  const open = new Set<Promise<void>>();
  for (let sent = 0; sent < total; ) {
    const due = begun + (sent * 1000) / rate;
    const ahead = due - performance.now();
    if (ahead > 0) {
      await delay(ahead);
      continue;
    }
    sent += 1;
    const one = request().then(
      () => note({ milliseconds: performance.now() - due, failure: undefined }),
      (error: Error) => note({ milliseconds: performance.now() - due, failure: error.message }),
    );
    open.add(one);
    void one.finally(() => open.delete(one));
  }
  await Promise.all(open);
}
