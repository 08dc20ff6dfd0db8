import type { Hold, HoldRequest } from '@phial/contract/hold';
import type { LostSlot } from '../lost-slot/slot-gone.ts';
import type { RunningHold, StoredHold } from './hold-storage.ts';

/** What the screen sees. A new object at each change. */
export interface HoldView {
  /** The clock; it runs from the first entry to step 3, held or not. */
  running?: RunningHold;
  /**
   * `own`: the time of the booking being changed, which is the visitor's already.
   * `failed`: no place is held, for another reason than that it is gone.
   */
  phase?: 'asking' | 'held' | 'own' | 'failed';
  /** The server's words for `failed`. */
  message?: string;
  lost?: LostSlot;
}

/** The calls and the clock the keeper works with. */
export interface HoldPorts {
  take: (request: HoldRequest) => Promise<Hold>;
  extend: (holdId: string) => Promise<Hold>;
  /** @param after seconds for which the place is kept yet */
  release: (holdId: string, after?: number) => Promise<void>;
  /** A UUID nobody can guess. */
  newId: () => string;
  /** Milliseconds since the epoch. */
  now: () => number;
  read: () => StoredHold | undefined;
  write: (hold: RunningHold | undefined, options?: { left: boolean }) => void;
}
