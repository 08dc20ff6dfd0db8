import type { DeskSlot } from '@phial/contract/desk';

/**
 * The slots a walk-in can be put into: with a free place, or, for whoever may go
 * over the capacity, all of them.
 */
export function offeredSlots(slots: readonly DeskSlot[], mayExceed: boolean): DeskSlot[] {
  return slots.filter(({ free, capacity }) => free > 0 || (mayExceed && capacity > 0));
}

/** The slot somebody who stands here now most likely wants: the one under way, else the next, with a free place. */
export function likelySlot(slots: readonly DeskSlot[]): DeskSlot | undefined {
  const free = slots.filter((slot) => slot.free > 0);
  return free.findLast(({ begun }) => begun) ?? free[0];
}
