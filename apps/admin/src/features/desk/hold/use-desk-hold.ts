import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError } from '@phial/client/call-error';
import type { Hold } from '@phial/contract/booking/hold';
import { extendDeskHold, readDeskAvailability, takeDeskHold } from '@phial/contract/calls/desk';
import { releaseHold } from '@phial/contract/calls/holds';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import type { ChosenSlot } from '../change/slot-picker.tsx';

/** A slot that is chosen in a form of the desk. */
export interface DeskChoice extends ChosenSlot {
  readonly servicePointId: string;
  readonly type: ServiceType;
}

/** The seat that is kept while the form is open. */
export interface HeldSeat {
  readonly slot: DeskChoice;
  readonly holdId: string;
  /** Milliseconds since the epoch, by the clock of this device. */
  readonly endsAt: number;
  readonly extensionsLeft: number;
}

/** Why a seat is not, or no longer, kept. */
export interface LostSeat {
  readonly slot: DeskChoice;
  readonly why: 'taken' | 'ended' | 'failed';
}

/** Refusals that say the time cannot be had. */
const GONE: ReadonlySet<string | undefined> = new Set(['slot-full', 'slot-past', 'slot-unknown']);

/** Whether a call was refused because its time cannot be had. */
export const isSlotGone = (error: unknown): boolean => error instanceof CallError && GONE.has(error.error);

/**
 * Keeps a seat while a form of the desk is open: choosing another takes that one first and then gives up the former,
 * and closing the form gives it back (docs/rules/holds.md#at-the-desk). Choices are sent one after another, so that the last one stands.
 * @param first the slot the form was opened on
 */
export function useDeskHold(first?: DeskChoice) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<DeskChoice>();
  const [held, setHeld] = useState<HeldSeat>();
  const [lost, setLost] = useState<LostSeat>();
  const queue = useRef(Promise.resolve());
  const current = useRef<{ slotId: string; holdId: string }>(undefined);
  const open = useRef(false);

  const keep = (slot: DeskChoice, { holdId, secondsLeft, extensionsLeft }: Hold) => {
    current.current = { slotId: slot.slotId, holdId };
    setHeld({ slot, holdId, endsAt: Date.now() + secondsLeft * 1000, extensionsLeft });
  };

  const lose = (slot: DeskChoice, why: LostSeat['why']) => {
    setLost({ slot, why });
    void queries.invalidateQueries({ queryKey: keyOf(readDeskAvailability) });
  };

  const take = async (slot: DeskChoice) => {
    if (!open.current) return;
    try {
      const body = { slotId: slot.slotId, ...(current.current && { replaces: current.current.holdId }) };
      const hold = await send(takeDeskHold, { body, ownMessage: true });
      keep(slot, hold);
      setLost(undefined);
      if (!open.current) release(hold.holdId);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      lose(slot, isSlotGone(error) ? 'taken' : 'failed');
    } finally {
      setAsking(undefined);
    }
  };

  const choose = (slot: DeskChoice) => {
    setAsking(slot);
    queue.current = queue.current.then(() => take(slot));
  };

  /** The seat is gone, or booked: there is nothing to give back. */
  const forget = () => {
    current.current = undefined;
    setHeld(undefined);
  };

  const end = (seat: HeldSeat) => {
    forget();
    lose(seat.slot, 'ended');
  };

  const isCurrent = ({ holdId }: HeldSeat) => current.current?.holdId === holdId;

  const extend = async (seat: HeldSeat) => {
    try {
      const hold = await send(extendDeskHold, { params: { id: seat.holdId }, ownMessage: true });
      if (isCurrent(seat)) keep(seat.slot, hold);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.error === 'hold-ended' && isCurrent(seat)) end(seat);
    }
  };

  const begin = useEffectEvent(() => {
    if (first !== undefined) choose(first);
  });
  useEffect(() => {
    open.current = true;
    begin();
    return () => {
      open.current = false;
      if (current.current !== undefined) release(current.current.holdId);
    };
  }, []);

  return {
    /** The slot that is chosen, as far as anybody knows yet. */
    chosen: asking ?? held?.slot,
    asking: asking !== undefined,
    held,
    lost,
    choose,
    forget,
    end,
    extend,
    /** The hold on a chosen slot once what is under way is answered; a booking goes on without one. */
    holdOn: async ({ slotId }: DeskChoice): Promise<{ holdId?: string }> => {
      await queue.current;
      const holder = current.current;
      return holder?.slotId === slotId ? { holdId: holder.holdId } : {};
    },
    /** The booking was refused: the time went to somebody else. */
    refused: (slot: DeskChoice) => {
      forget();
      lose(slot, 'taken');
    },
  };
}

export type DeskHold = ReturnType<typeof useDeskHold>;

/** A hold that cannot be given back ends by itself. */
function release(id: string): void {
  send(releaseHold, { params: { id }, ownMessage: true }).catch(() => undefined);
}
