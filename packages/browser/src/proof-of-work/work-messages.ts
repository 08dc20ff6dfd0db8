import type { Challenge, Solution } from 'altcha-lib/types';

/** What the thread is sent, once. */
export interface WorkOrder {
  challenge: Challenge;
}

/** What the thread sends: how far it is, then how it ended. */
export type WorkReport =
  | { kind: 'progress'; keys: number }
  | { kind: 'solved'; solution: Solution }
  | { kind: 'failed' };
