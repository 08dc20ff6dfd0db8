import { bookedPlaces } from '../booking/slot-places.sql.ts';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';

/** A slot under lock and the places it is to have; 0 closes it. */
type SlotCapacity = Row<'slot', 'id' | 'capacity'>;

/**
 * Puts slots right after bookings were moved or cancelled: ends the holds there
 * is no place for any more, those that end last first, and those whose time is
 * over, sets the places, counts anew what is taken. Slots without places that nothing refers to go.
 * @param tx a transaction that has the lock of every one of them
 * @param capacities of the slots that change
 * @param touched ids of the slots bookings went to or came from
 */
export async function settleSlots(
  tx: Queryable,
  capacities: readonly SlotCapacity[],
  touched: readonly string[],
  now: Date,
): Promise<void> {
  const ids = capacities.map(({ id }) => id);
  const places = capacities.map(({ capacity }) => capacity);
  const all = [...new Set([...ids, ...touched])];
  await tx.query({
    name: 'schedule-end-holds',
    text: `
WITH changing AS (
  SELECT change.id, change.capacity, ${bookedPlaces('change')} AS booked
  FROM unnest($1::uuid[], $2::int[]) AS change (id, capacity)
), ranked AS (
  SELECT hold.id, hold.expires_at, changing.capacity - changing.booked AS room,
    row_number() OVER (PARTITION BY hold.slot_id ORDER BY hold.expires_at) AS place
  FROM hold JOIN changing ON changing.id = hold.slot_id
  WHERE hold.expires_at > $3
)
DELETE FROM hold WHERE id IN (SELECT id FROM ranked WHERE place > room)
  OR (expires_at <= $3 AND slot_id = ANY ($4::uuid[]))`,
    values: [ids, places, now, all],
  });
  await tx.query({
    name: 'schedule-set-capacity',
    text: `
UPDATE slot SET capacity = change.capacity
FROM unnest($1::uuid[], $2::int[]) AS change (id, capacity)
WHERE slot.id = change.id AND slot.capacity <> change.capacity`,
    values: [ids, places],
  });
  await tx.query({
    name: 'schedule-count-taken',
    text: `
UPDATE slot SET taken = counted.taken
FROM (
  SELECT id, ${bookedPlaces('one')}
    + (SELECT count(*)::int FROM hold WHERE slot_id = one.id) AS taken
  FROM unnest($1::uuid[]) AS one (id)
) AS counted
WHERE slot.id = counted.id AND slot.taken <> counted.taken`,
    values: [all],
  });
  await tx.query({
    name: 'schedule-remove-slots',
    text: `
DELETE FROM slot WHERE id = ANY ($1::uuid[]) AND capacity = 0 AND taken = 0
  AND NOT EXISTS (SELECT FROM appointment WHERE appointment.slot_id = slot.id)`,
    values: [capacities.filter(({ capacity }) => capacity === 0).map(({ id }) => id)],
  });
}
