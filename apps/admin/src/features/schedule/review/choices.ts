import type { AffectedBooking, OfferedSlot } from '@phial/contract/schedule/schedule-change';

/** What somebody chose by hand for bookings, by their ids; null: cancelled. */
export type Chosen = ReadonlyMap<string, OfferedSlot | null>;

/** A slot as one text, for a choice. */
export function slotKey({ servPtId, servTime }: Pick<OfferedSlot, 'servPtId' | 'servTime'>): string {
  return `${servTime} ${servPtId}`;
}

/** Where a booking can go: what is proposed, and a slot picked beyond that. */
export function offersOf({ apptRecordId, proposals }: AffectedBooking, chosen: Chosen): OfferedSlot[] {
  const picked = chosen.get(apptRecordId) ?? undefined;
  const isKnown = picked === undefined || proposals.some((slot) => slotKey(slot) === slotKey(picked));
  return isKnown ? proposals : [...proposals, picked];
}

/**
 * What becomes of every booking: what was chosen by hand, then for the others the first proposal that has room
 * left; null: cancelled. No slot is given more often than it has free seats.
 */
export function outcomes(
  bookings: readonly AffectedBooking[],
  chosen: Chosen,
): Map<string, OfferedSlot | null> {
  const given = new Map<string, number>();
  const give = (type: AffectedBooking['type'], slot: OfferedSlot): boolean => {
    const key = `${type} ${slotKey(slot)}`;
    const before = given.get(key) ?? 0;
    if (before >= slot.free) return false;
    given.set(key, before + 1);
    return true;
  };
  const found = new Map<string, OfferedSlot | null>();
  for (const { apptRecordId, type } of bookings) {
    const slot = chosen.get(apptRecordId);
    if (slot === null || (slot !== undefined && give(type, slot))) found.set(apptRecordId, slot);
  }
  for (const { apptRecordId, type, proposals } of bookings) {
    if (found.has(apptRecordId)) continue;
    found.set(apptRecordId, proposals.find((slot) => give(type, slot)) ?? null);
  }
  return found;
}

/** Whether the other bookings leave no seat in a slot. */
export function isFull(
  slot: OfferedSlot,
  booking: AffectedBooking,
  { bookings, settled }: { bookings: readonly AffectedBooking[]; settled: Chosen },
): boolean {
  const others = bookings.filter(({ apptRecordId, type }) => {
    const theirs = settled.get(apptRecordId) ?? undefined;
    return (
      apptRecordId !== booking.apptRecordId &&
      type === booking.type &&
      theirs !== undefined &&
      slotKey(theirs) === slotKey(slot)
    );
  });
  return others.length >= slot.free;
}

/** The choices that are still possible in a newer list, with the free seats as they are there. */
export function stillPossible(chosen: Chosen, bookings: readonly AffectedBooking[]): Chosen {
  const possible = new Map<string, OfferedSlot | null>();
  for (const { apptRecordId, proposals } of bookings) {
    const slot = chosen.get(apptRecordId);
    const offered = slot && proposals.find((one) => slotKey(one) === slotKey(slot));
    if (slot === null) possible.set(apptRecordId, null);
    else if (offered !== undefined) possible.set(apptRecordId, offered);
  }
  return possible;
}

/** How a list of bookings differs from the one seen before. */
export interface ListChanges {
  /** By the ids of bookings: new in the list, or with another time or another slot to go to than before. */
  readonly marks: ReadonlyMap<string, 'added' | 'altered'>;
  /** How many are no longer in the list. */
  readonly gone: number;
}

/** A list of bookings and what becomes of each. */
interface SeenList {
  readonly bookings: readonly AffectedBooking[];
  readonly settled: Chosen;
}

/** @param unchecked marks of the list before that nobody has checked yet: they stay */
export function listChanges(
  before: SeenList,
  now: SeenList,
  unchecked: ListChanges['marks'] = new Map(),
): ListChanges {
  const known = new Map(before.bookings.map((booking) => [booking.apptRecordId, moveText(booking, before)]));
  const marks = new Map<string, 'added' | 'altered'>();
  for (const booking of now.bookings) {
    const id = booking.apptRecordId;
    const mark = unchecked.get(id);
    if (mark !== undefined) marks.set(id, mark);
    else if (!known.has(id)) marks.set(id, 'added');
    else if (known.get(id) !== moveText(booking, now)) marks.set(id, 'altered');
  }
  const still = new Set(now.bookings.map(({ apptRecordId }) => apptRecordId));
  return { marks, gone: [...known.keys()].filter((id) => !still.has(id)).length };
}

/** The bookings with those first that nobody has checked yet, each group in its order. */
export function markedFirst(
  bookings: readonly AffectedBooking[],
  marks: ListChanges['marks'],
): AffectedBooking[] {
  const isMarked = ({ apptRecordId }: AffectedBooking) => marks.has(apptRecordId);
  return [...bookings.filter(isMarked), ...bookings.filter((booking) => !isMarked(booking))];
}

/** Where a booking is and where it goes, as one text. */
function moveText(booking: AffectedBooking, { settled }: SeenList): string {
  const slot = settled.get(booking.apptRecordId);
  return `${slotKey(booking)} ${slot ? slotKey(slot) : ''}`;
}
