import { CallError } from '@phial/client/call-error';
import type { Hold } from '@phial/contract/booking/hold';
import { HOLD_EXTENSIONS, HOLD_SECONDS } from '@phial/domain/booking/hold-rules';
import type { HoldPorts, HoldView, RunningHold } from './hold.ts';
import { type ChosenSlot, type LostSlot, lostSlot, sameSlot } from './hold.ts';

/** Seconds for which the server keeps the seat of a page that goes: it may only be reloading. */
const SECONDS_AFTER_LEAVING = 30;

export type HoldKeeper = ReturnType<typeof createHoldKeeper>;

/**
 * Keeps at most one seat held for the visitor. The screen says which slot it
 * wants held; the keeper takes, replaces and gives back, whatever the order in
 * which answers arrive. It never rejects: failures are part of the view.
 */
export function createHoldKeeper(ports: HoldPorts) {
  const listeners = new Set<() => void>();
  let wanted: ChosenSlot | undefined;
  const stored = ports.read();
  // Storage that no page has left is a copy: the tab that opened this one holds the seat.
  const copied = stored?.left === false ? stored : undefined;
  if (copied) ports.write(undefined);
  let view: HoldView = stored?.left ? { running: stored, phase: 'asking' } : {};
  /** Counts the takes, so that an answer to an earlier one is known as such. */
  let takes = 0;
  let released: Promise<void> = Promise.resolve();
  let submitted: Promise<void> = Promise.resolve();

  function show(next: HoldView): void {
    view = next;
    for (const listener of listeners) listener();
  }

  function letGo(holdId: string | undefined): void {
    // One that cannot be released frees itself.
    if (holdId) released = ports.release(holdId).catch(() => undefined);
  }

  /** @param latest the clock must not run longer, milliseconds since the epoch */
  function run(slot: ChosenSlot, hold: Hold, latest = Number.POSITIVE_INFINITY): void {
    const { holdId, secondsLeft, extensionsLeft, servTimes = view.running?.servTimes } = hold;
    // Counted from now by this clock: the clocks of server and browser need not agree.
    const endsAt = Math.min(latest, ports.now() + secondsLeft * 1000);
    const running = { slot, holdId, endsAt, extensionsLeft, ...(servTimes && { servTimes }) };
    ports.write(running);
    show({ running, phase: 'held' });
  }

  function lose(lost: LostSlot): void {
    const isElsewhere =
      lost.reason === 'full' && sameSlot(copied?.slot, lost.slot) && (copied?.endsAt ?? 0) > ports.now();
    ports.write(undefined);
    show({ lost: isElsewhere ? { ...lost, reason: 'elsewhere' } : lost });
  }

  /**
   * @param clock the clock that goes on if no seat can be held
   * @param former the hold to give up for it, and the end of a clock that was running before a reload
   */
  async function take(
    slot: ChosenSlot,
    clock: RunningHold,
    former: { replaces?: string | undefined; latest?: number | undefined } = {},
  ): Promise<void> {
    takes += 1;
    const mine = takes;
    const { replaces, latest } = former;
    // Named and kept before it is asked for: a page that reloads meanwhile finds its hold again.
    const running = { ...clock, holdId: ports.newId() };
    ports.write(running);
    show({ running, phase: 'asking' });
    try {
      const hold = await ports.take({ ...slot, holdId: running.holdId, ...(replaces && { replaces }) });
      if (mine === takes) run(slot, hold, latest);
      else letGo(hold.holdId);
    } catch (error) {
      letGo(replaces);
      if (mine !== takes) return;
      const lost = lostSlot(slot, error);
      if (lost) lose(lost);
      else show({ running, phase: 'failed', ...(error instanceof CallError && { message: error.msg }) });
    }
  }

  const freshClock = (slot: ChosenSlot, extensionsLeft: number): RunningHold => ({
    slot,
    endsAt: ports.now() + HOLD_SECONDS * 1000,
    extensionsLeft,
  });

  /** The clock alone: the seat is the visitor's own. */
  function runWithoutHold(slot: ChosenSlot, extensionsLeft: number): void {
    takes += 1;
    ports.write(undefined);
    show({ running: freshClock(slot, extensionsLeft), phase: 'own' });
  }

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
     * @param own the slot of the booking being changed: it needs no hold
     */
    want(slot: ChosenSlot | undefined, own?: ChosenSlot): void {
      const { running, lost } = view;
      if (slot === undefined) {
        if (!wanted && !running) return;
        wanted = undefined;
        takes += 1;
        letGo(running?.holdId);
        ports.write(undefined);
        show(lost ? { lost } : {});
        return;
      }
      if (sameSlot(slot, wanted)) return;
      const found = !wanted && running && sameSlot(running.slot, slot) ? running : undefined;
      wanted = slot;
      if (sameSlot(slot, own)) {
        letGo(running?.holdId);
        runWithoutHold(slot, HOLD_EXTENSIONS);
      } else if (!found) {
        // A hold gives way to one of as many people only.
        const isAsMany = running?.slot.people === slot.people;
        if (!isAsMany) letGo(running?.holdId);
        void take(slot, freshClock(slot, HOLD_EXTENSIONS), {
          replaces: isAsMany ? running?.holdId : undefined,
        });
      } else if (found.endsAt > ports.now()) {
        const latest = Math.min(found.endsAt, ports.now() + HOLD_SECONDS * 1000);
        void take(slot, { ...found, endsAt: latest }, { replaces: found.holdId, latest });
      }
    },

    /** Asks once more for the slot, after a failure or because the server knows the hold no longer. */
    retry(): void {
      if (wanted && view.running && (view.phase === 'held' || view.phase === 'failed'))
        void take(wanted, view.running, { replaces: view.running.holdId });
    },

    /**
     * Another 600 s. Without a hold it tries to get one, and gives the time in any case.
     * @returns the refusal where there is no more time to be had, or it could not be asked for
     */
    async extend(): Promise<CallError | undefined> {
      const { running, phase } = view;
      if (!running || !wanted) return undefined;
      const { slot, holdId, extensionsLeft } = running;
      if (phase === 'own') {
        runWithoutHold(slot, extensionsLeft - 1);
        return undefined;
      }
      if (!holdId || phase !== 'held') {
        await take(slot, freshClock(slot, Math.max(0, extensionsLeft - 1)), { replaces: holdId });
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
          await take(slot, freshClock(slot, HOLD_EXTENSIONS));
          return undefined;
        }
        if (error.error === 'hold-extensions-spent')
          show({ ...view, running: { ...running, extensionsLeft: 0 } });
        return error;
      }
    },

    /** The page goes, by a reload or for good: the seat is kept a moment, and the next page of this tab finds it. */
    leave(): void {
      const { running, phase } = view;
      if (!running || phase === 'own') return;
      ports.write(running, { left: true });
      if (running.holdId) ports.release(running.holdId, SECONDS_AFTER_LEAVING).catch(() => undefined);
    },

    /** The page that had gone shows again as it was, from the browser's memory. */
    comeBack(): void {
      const { running, phase } = view;
      if (!wanted || !running || phase === 'own' || running.endsAt <= ports.now()) return;
      void take(wanted, running, { replaces: running.holdId, latest: running.endsAt });
    },

    /** A submission was refused because the slot is gone. */
    lose(lost: LostSlot): void {
      takes += 1;
      letGo(view.running?.holdId);
      ports.write(undefined);
      show({ lost });
    },

    /** Resolves once the seat given back last is free again, or the attempt has failed. */
    settled: (): Promise<void> => released,

    /** Reports a submission on its way: only its outcome says what the end of the clock means. */
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

    /** The clock has run out. The server's own may be behind, and the seat is free from now on. */
    expire(): void {
      letGo(view.running?.holdId);
    },

    /** The seat is booked, or has been given back. */
    end(): void {
      takes += 1;
      wanted = undefined;
      ports.write(undefined);
      show({});
    },
  };
}
