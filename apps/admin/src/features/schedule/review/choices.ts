import type { AffectedBooking, OfferedPlace } from '@phial/contract/schedule-change';

/** What somebody chose by hand for bookings, by their ids; null: cancelled. */
export type Chosen = ReadonlyMap<string, OfferedPlace | null>;

/** A place as one text, for a choice. */
export function placeText({ servPtId, servTime }: Pick<OfferedPlace, 'servPtId' | 'servTime'>): string {
  return `${servTime} ${servPtId}`;
}

/** Where a booking can go: what is proposed, and a place picked beyond that. */
export function offersOf({ apptRecordId, proposals }: AffectedBooking, chosen: Chosen): OfferedPlace[] {
  const picked = chosen.get(apptRecordId) ?? undefined;
  const isKnown = picked === undefined || proposals.some((place) => placeText(place) === placeText(picked));
  return isKnown ? proposals : [...proposals, picked];
}

/**
 * What becomes of every booking: what was chosen by hand, then for the others the first proposal that has room
 * left; null: cancelled. No place is given more often than it is free.
 */
export function outcomes(
  bookings: readonly AffectedBooking[],
  chosen: Chosen,
): Map<string, OfferedPlace | null> {
  const given = new Map<string, number>();
  const give = (type: AffectedBooking['type'], place: OfferedPlace): boolean => {
    const key = `${type} ${placeText(place)}`;
    const before = given.get(key) ?? 0;
    if (before >= place.free) return false;
    given.set(key, before + 1);
    return true;
  };
  const found = new Map<string, OfferedPlace | null>();
  for (const { apptRecordId, type } of bookings) {
    const place = chosen.get(apptRecordId);
    if (place === null || (place !== undefined && give(type, place))) found.set(apptRecordId, place);
  }
  for (const { apptRecordId, type, proposals } of bookings) {
    if (found.has(apptRecordId)) continue;
    found.set(apptRecordId, proposals.find((place) => give(type, place)) ?? null);
  }
  return found;
}

/** Whether the other bookings leave no room at a place. */
export function isFull(
  place: OfferedPlace,
  booking: AffectedBooking,
  { bookings, settled }: { bookings: readonly AffectedBooking[]; settled: Chosen },
): boolean {
  const others = bookings.filter(({ apptRecordId, type }) => {
    const theirs = settled.get(apptRecordId) ?? undefined;
    return (
      apptRecordId !== booking.apptRecordId &&
      type === booking.type &&
      theirs !== undefined &&
      placeText(theirs) === placeText(place)
    );
  });
  return others.length >= place.free;
}

/** The choices that are still possible in a newer list, with the free places as they are there. */
export function stillPossible(chosen: Chosen, bookings: readonly AffectedBooking[]): Chosen {
  const possible = new Map<string, OfferedPlace | null>();
  for (const { apptRecordId, proposals } of bookings) {
    const place = chosen.get(apptRecordId);
    const offered = place && proposals.find((one) => placeText(one) === placeText(place));
    if (place === null) possible.set(apptRecordId, null);
    else if (offered !== undefined) possible.set(apptRecordId, offered);
  }
  return possible;
}
