/**
 * Whether a slot has a free seat; an expired hold frees its seat here and
 * now, whether or not it has been swept away. The holds are looked at only
 * where the counter alone is not enough.
 * @param now the parameter with the present instant
 */
export function freeSlot(now: string): string {
  return `(slot.taken < slot.capacity OR slot.taken - (
    SELECT count(*) FROM hold WHERE hold.slot_id = slot.id AND hold.expires_at <= ${now}
  ) < slot.capacity)`;
}

/**
 * The free seats of a slot, as {@link freeSlot} counts them; never negative.
 * @param slot what the statement calls the slot
 */
export function freeSeats(now: string, slot = 'slot'): string {
  return `greatest(0, ${slot}.capacity - ${slot}.taken + (
    SELECT count(*) FROM hold WHERE hold.slot_id = ${slot}.id AND hold.expires_at <= ${now}
  ))::int`;
}

/** Appointments of a slot that are not cancelled. @param slot what the statement calls the row with the slot's id */
export function bookedSeats(slot = 'slot'): string {
  return `(SELECT count(*)::int FROM appointment WHERE slot_id = ${slot}.id AND status <> 'CANCELLED')`;
}

/** Holds of a slot that have not ended. @param now the parameter with the present instant */
export function heldSeats(now: string): string {
  return `(SELECT count(*)::int FROM hold WHERE hold.slot_id = slot.id AND hold.expires_at > ${now})`;
}
