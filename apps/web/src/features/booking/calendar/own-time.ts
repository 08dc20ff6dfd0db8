import type { Availability } from '@phial/contract/availability';
import type { ChosenSlot } from '../hold/chosen-slot.ts';

/**
 * The days with the time of the booking that is being changed as a free one:
 * its place counts as taken for everybody but the visitor who has it.
 * @param own undefined, or at another service point or of another type: the days as they are
 */
export function withOwnTime(
  days: Availability,
  shown: Pick<ChosenSlot, 'servPtId' | 'type'>,
  own: ChosenSlot | undefined,
): Availability {
  if (own?.servPtId !== shown.servPtId || own.type !== shown.type) return days;
  const key = own.servTime.slice(0, 10);
  const day = days[key];
  if (!day) return days;
  const slots = day.slots.map((slot) =>
    slot.activeTimeBegin === own.servTime ? { ...slot, hasQuota: true } : slot,
  );
  return { ...days, [key]: { ...day, slots } };
}
