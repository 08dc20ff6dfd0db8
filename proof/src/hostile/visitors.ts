import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What goes on while visitors are timed. */
export type Phase = 'warm-up' | 'alone' | 'hostile' | 'over';

/** A call of a visitor that was answered. */
export interface Timed {
  readonly what: 'home page' | 'month' | 'captcha' | 'booking' | 'cancellation';
  readonly phase: Phase;
  readonly milliseconds: number;
}

export interface VisitorsReport {
  readonly timed: readonly Timed[];
  /** What was not answered with 200. */
  readonly failures: readonly string[];
}

export interface Visitors {
  /** Tells them what goes on from now on. */
  enter(phase: Phase): void;
  /** Lets everybody finish. */
  end(): Promise<VisitorsReport>;
  /** Ends them at once; nothing is left to do once they have finished. */
  stop(): void;
}

/** @param points where they book */
export function startVisitors(origin: string, points: readonly string[]): Visitors {
  const child = fork(fileURLToPath(new URL('visitors-process.ts', import.meta.url)), [origin, ...points]);
  const reported = once(child, 'message') as Promise<[VisitorsReport]>;
  reported.catch(() => undefined);
  return {
    enter: (phase) => void child.send(phase),
    async end() {
      child.send('over' satisfies Phase);
      const [report] = await reported;
      return report;
    },
    stop: () => void child.kill(),
  };
}

/** @param share of one, such as 0.99; zero where there is no value */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
