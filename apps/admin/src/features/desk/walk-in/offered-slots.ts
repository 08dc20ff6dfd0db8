import type { DeskSlot } from '@phial/contract/desk/desk';
import type { ServiceType } from '@phial/domain/booking/service-type';

/**
 * The slots a walk-in can be put into: with a free seat, or, for whoever may go
 * over the capacity, all of them.
 */
export function offeredSlots(slots: readonly DeskSlot[], mayExceed: boolean): DeskSlot[] {
  return slots.filter(({ free, capacity }) => free > 0 || (mayExceed && capacity > 0));
}

/** The services of some slots, each once. */
export function servicesOf(slots: readonly DeskSlot[]): ServiceType[] {
  return [...new Set(slots.map(({ type }) => type))];
}

/**
 * The slot of a service that somebody who stands here now most likely wants: the one under way, else the next, else
 * the latest that has begun, each with a free seat.
 */
export function likelySlot(slots: readonly DeskSlot[], service: ServiceType): DeskSlot | undefined {
  const ofService = slots.filter(({ type }) => type === service);
  const underWay = ofService.findLast(({ begun }) => begun);
  if (underWay !== undefined && underWay.free > 0) return underWay;
  const free = ofService.filter((slot) => slot.free > 0);
  return free.find(({ begun }) => !begun) ?? free.at(-1);
}
