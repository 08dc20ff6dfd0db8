import type { BookingRecord } from '@phial/contract/booking/appointment';
import type { Alternatives } from '@phial/contract/booking/availability';
import { formatServTime } from '@phial/domain/hong-kong-time';
import type { Booking, BookingModel, Slot } from './booking-state.ts';

/** A slot as its point, type and time. */
export function nameOf({ slots }: BookingModel, slot: number): string {
  const { servPtId, type, startsAt } = slots[slot] as Slot;
  return `${servPtId} ${type} ${formatServTime(new Date(startsAt))}`;
}

/** A booking of the model as a visitor sees it. */
export function recordOf(model: BookingModel, { person, slot, isModified }: Booking) {
  return { ...person, place: nameOf(model, slot), isModified };
}

/** A record of the server, in the words of {@link recordOf}. */
export function seenRecord(record: BookingRecord) {
  const { docNo, name, servPtId, type, servTime, isModifyReserve } = record;
  return { docNo, name, place: `${servPtId} ${type} ${servTime}`, isModified: isModifyReserve };
}

/** The times that a refusal offers instead. */
export function seenAlternatives({ samePoint, nearby }: Alternatives['alternatives']): string[] {
  return [...samePoint, ...nearby].map(({ servPtId, servTime, type }) => `${servPtId} ${type} ${servTime}`);
}
