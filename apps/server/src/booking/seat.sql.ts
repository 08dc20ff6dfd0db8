/**
 * Taking a seat: the part that create, modify and hold have in common, so that
 * there is one rule and one order of locks. It is the middle of a single
 * statement, between the parameters `$1`…`$5` of {@link slotValues} and
 *
 * - `locked (id, capacity, taken, wanted, former)` before it: the wanted slot,
 *   and the slot whose seat is given up for it (`former`: that seat is an
 *   appointment, so the wanted slot may be the same one), selected FOR UPDATE
 *   in the order of their ids;
 * - `given_up (slot_id)` after {@link DECIDE} and before {@link SETTLE}: a row
 *   for each seat that is given up because the wanted one was got.
 *
 * Why it holds at READ COMMITTED, where all parts of a statement see the
 * database as it was when the statement began:
 *
 * - FOR UPDATE waits for whoever has the row and then reads its newest version,
 *   so `locked` has the true counter, and nobody else changes it, its holds or
 *   its appointments until this transaction ends.
 * - A hold that somebody else deleted meanwhile is found by the old view but
 *   not deleted again, and RETURNING does not count it; one that was extended
 *   is looked at again and left alone. A hold that is newer than the view has
 *   not expired.
 * - Every later step reads the rows of the steps before, never the slot again:
 *   a condition on `slot.taken` in the UPDATE would be judged on the old view.
 *
 * Counting happens whether or not the seat is got, so a refusal collects the
 * expired holds it found and the counter still equals its rows.
 *
 * A seat whose hold has expired is no free one as long as somebody on the
 * waiting list could be offered it: the refusal frees it, and the trigger
 * `slot_freed` keeps it for the list. Nobody can snatch it between the end of
 * the hold and the next turn of the job. Without expired holds nothing is asked.
 */
export const DECIDE = decide({
  own: `, own AS (
  DELETE FROM hold USING locked
  WHERE hold.id = $5::uuid AND hold.slot_id = locked.id AND locked.wanted AND hold.expires_at > $4
  RETURNING hold.slot_id
)`,
  ownSeats: ' - (SELECT count(*)::int FROM own WHERE own.slot_id = locked.id)',
  orOwn: 'EXISTS (SELECT FROM own) OR',
});

/**
 * {@link DECIDE} for whoever brings no hold: less for PostgreSQL to set up, which is a good part of its work. The
 * statement refuses a hold by {@link HAS_NO_HOLD}.
 */
export const DECIDE_WITHOUT_HOLD = decide({ own: '', ownSeats: '', orOwn: '' });

/** A condition of `locked`. */
export const HAS_NO_HOLD = '$5::uuid IS NULL';

function decide({ own, ownSeats, orOwn }: { own: string; ownSeats: string; orOwn: string }): string {
  return `
expired AS (
  DELETE FROM hold USING locked
  WHERE hold.slot_id = locked.id AND hold.expires_at <= $4
  RETURNING hold.slot_id
)${own}, counted AS MATERIALIZED (
  SELECT id, capacity, wanted, former, taken, lapsed,
    taken - lapsed${ownSeats} AS live
  FROM locked, LATERAL (
    SELECT count(*)::int AS lapsed FROM expired WHERE expired.slot_id = locked.id) AS ended
), decided AS MATERIALIZED (
  SELECT id, former OR ${orOwn} live + kept < capacity AS got
  FROM counted, LATERAL (
    SELECT CASE WHEN lapsed = 0 THEN 0 ELSE places_to_keep(id, capacity - live, lapsed) END AS kept) AS list
  WHERE wanted
)`;
}

/** See {@link DECIDE}. Writes the counters that changed. */
export const SETTLE = `
settled AS MATERIALIZED (
  SELECT counted.id, counted.taken AS taken_before,
    counted.live + (counted.wanted AND decided.got IS TRUE)::int
      - (SELECT count(*)::int FROM given_up WHERE given_up.slot_id = counted.id) AS taken_after
  FROM counted LEFT JOIN decided ON true
), moved AS (
  UPDATE slot SET taken = settled.taken_after
  FROM settled
  WHERE slot.id = settled.id AND settled.taken_after <> settled.taken_before
)`;

/** The seat that is wanted. */
export interface WantedSlot {
  servicePointId: string;
  serviceType: string;
  startsAt: Date;
  now: Date;
  /** A hold of this visitor's, used up when it is on the wanted slot and has not ended. */
  holdId: string | undefined;
}

/** `$1` to `$5` of every statement built on {@link DECIDE}. */
export function slotValues(wanted: WantedSlot): unknown[] {
  return [wanted.servicePointId, wanted.serviceType, wanted.startsAt, wanted.now, wanted.holdId ?? null];
}
