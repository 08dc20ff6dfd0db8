import { CallError } from '@phial/browser/api/call-error';
import type { Hold, HoldRequest } from '@phial/contract/hold';
import { HOLD_EXTENSIONS, HOLD_SECONDS } from '@phial/domain/hold-rules';
import { isSlotGone, type LostSlot, lostSlot } from '../lost-slot/slot-gone.ts';
import { type ChosenSlot, sameSlot } from './chosen-slot.ts';
import type { RunningHold } from './hold-storage.ts';

/** What the screen sees. A new object at each change. */
export interface HoldView {
  /** The clock; it runs from the first entry to step 3, held or not (D-39). */
  running?: RunningHold;
  /** `failed`: no place is held, for another reason than that it is taken. */
  phase?: 'asking' | 'held' | 'failed';
  /** The server's words for `failed`. */
  message?: string;
  lost?: LostSlot;
}

/** The calls and the clock the keeper works with. */
export interface HoldPorts {
  take: (request: HoldRequest) => Promise<Hold>;
  extend: (holdId: string) => Promise<Hold>;
  release: (holdId: string) => Promise<void>;
  /** Milliseconds since the epoch. */
  now: () => number;
  read: () => RunningHold | undefined;
  write: (hold: RunningHold | undefined) => void;
}

export type HoldKeeper = ReturnType<typeof createHoldKeeper>;

/**
 * Keeps at most one place held for the visitor (D-38). The screen says which
 * slot it wants held; the keeper takes, replaces and gives back, whatever the
 * order in which answers arrive. It never rejects: failures are part of the view.
 */
export function createHoldKeeper(ports: HoldPorts) {
  const listeners = new Set<() => void>();
  let wanted: ChosenSlot | undefined;
  const restored = ports.read();
  let view: HoldView = restored ? { running: restored, phase: restored.holdId ? 'held' : 'failed' } : {};
  /** Counts the takes, so that an answer to an earlier one is known as such. */
  let takes = 0;
  let released: Promise<void> = Promise.resolve();
  let submitted: Promise<void> = Promise.resolve();

  function show(next: HoldView): void {
    view = next;
    for (const listener of listeners) listener();
  }

  function letGo(hold: Pick<RunningHold, 'holdId' | 'endsAt'> | undefined): void {
    // A hold that has run out is free already; one that cannot be released frees itself.
    if (hold?.holdId && hold.endsAt > ports.now())
      released = ports.release(hold.holdId).catch(() => undefined);
  }

  function run(slot: ChosenSlot, hold: Hold): void {
    const { holdId, secondsLeft, extensionsLeft } = hold;
    // Counted from now by this clock: the clocks of server and browser need not agree.
    const running = { slot, holdId, endsAt: ports.now() + secondsLeft * 1000, extensionsLeft };
    ports.write(running);
    show({ running, phase: 'held' });
  }

  /** @param clock the clock that goes on if no place can be held */
  async function take(slot: ChosenSlot, clock: RunningHold, replaces: string | undefined): Promise<void> {
    takes += 1;
    const mine = takes;
    show({ running: clock, phase: 'asking' });
    try {
      const hold = await ports.take({ ...slot, ...(replaces && { replaces }) });
      if (mine === takes) run(slot, hold);
      else letGo({ holdId: hold.holdId, endsAt: Number.POSITIVE_INFINITY });
    } catch (error) {
      if (mine !== takes) return;
      if (isSlotGone(error)) {
        ports.write(undefined);
        show({ lost: lostSlot(slot, error) });
        return;
      }
      const running = { ...clock, holdId: undefined };
      ports.write(running);
      show({ running, phase: 'failed', ...(error instanceof CallError && { message: error.msg }) });
    }
  }

  const freshClock = (slot: ChosenSlot, extensionsLeft: number): RunningHold => ({
    slot,
    endsAt: ports.now() + HOLD_SECONDS * 1000,
    extensionsLeft,
  });

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    view: (): HoldView => view,

    /**
     * Says which slot is to be held from now on; undefined gives back what is
     * held. Saying the same again changes nothing. What was lost stays in view
     * until another slot is wanted.
     */
    want(slot: ChosenSlot | undefined): void {
      const { running, lost } = view;
      if (slot === undefined) {
        if (!wanted && !running) return;
        wanted = undefined;
        takes += 1;
        letGo(running);
        ports.write(undefined);
        show(lost ? { lost } : {});
        return;
      }
      if (sameSlot(slot, wanted)) return;
      const adopt = !wanted && running && sameSlot(running.slot, slot);
      wanted = slot;
      if (!adopt) void take(slot, freshClock(slot, HOLD_EXTENSIONS), running?.holdId);
    },

    /** Asks once more for the slot, after a failure or because the server knows the hold no longer. */
    retry(): void {
      if (wanted && view.running && view.phase !== 'asking')
        void take(wanted, view.running, view.running.holdId);
    },

    /**
     * Another 600 s. Without a hold it tries to get one, and gives the time in any case.
     * @returns the refusal where there is no more time to be had, or it could not be asked for
     */
    async extend(): Promise<CallError | undefined> {
      const { running } = view;
      if (!running || !wanted) return undefined;
      const { slot, holdId, extensionsLeft } = running;
      if (!holdId) {
        await take(slot, freshClock(slot, Math.max(0, extensionsLeft - 1)), undefined);
        return undefined;
      }
      const mine = takes;
      try {
        const hold = await ports.extend(holdId);
        if (mine === takes) run(slot, hold);
        return undefined;
      } catch (error) {
        if (mine !== takes || !(error instanceof CallError)) return undefined;
        if (error.error === 'hold-ended') {
          await take(slot, freshClock(slot, HOLD_EXTENSIONS), undefined);
          return undefined;
        }
        if (error.error === 'hold-extensions-spent')
          show({ ...view, running: { ...running, extensionsLeft: 0 } });
        return error;
      }
    },

    /** A submission was refused because the slot is gone. */
    lose(lost: LostSlot): void {
      takes += 1;
      letGo(view.running);
      ports.write(undefined);
      show({ lost });
    },

    /** Resolves once the place given back last is free again, or the attempt has failed. */
    settled: (): Promise<void> => released,

    /** Tells of a submission on its way: only its outcome says what the end of the clock means. */
    during(submission: Promise<unknown>): void {
      submitted = submission.then(
        () => undefined,
        () => undefined,
      );
    },

    /** Resolves once no submission is on its way. */
    idle: (): Promise<void> => submitted,

    /** The visitor has read what was lost. */
    forgetLost(): void {
      if (view.lost) show({});
    },

    /** The clock has run out. The server's own may be behind, and the place is free from now on (D-38). */
    expire(): void {
      letGo({ holdId: view.running?.holdId, endsAt: Number.POSITIVE_INFINITY });
    },

    /** The place is booked, or has been given back. */
    end(): void {
      takes += 1;
      wanted = undefined;
      ports.write(undefined);
      show({});
    },
  };
}
