/** A party: people who are booked in one go at one service point (docs/rules/booking.md#several-people). */
export const MOST_PEOPLE = 4;

/** The slots of a party begin within so many minutes of the first one. */
export const PARTY_MINUTES = 60;

/**
 * Which slots the people of a party get: as many as fit at the first time, the others as soon as possible after it.
 * @param slots those of the first {@link PARTY_MINUTES}, the wanted one first, by time; `free` seats, never negative
 * @returns a slot for each person, by time; undefined where the first slot is full or there are not enough seats
 */
export function shareOutSeats<Slot extends { readonly free: number }>(
  slots: readonly Slot[],
  people: number,
): Slot[] | undefined {
  if ((slots[0]?.free ?? 0) < 1) return undefined;
  const seats = slots.flatMap((slot) => Array.from({ length: slot.free }, () => slot)).slice(0, people);
  return seats.length === people ? seats : undefined;
}
