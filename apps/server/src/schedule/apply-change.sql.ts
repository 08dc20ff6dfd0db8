import type { ServiceType } from '@phial/domain/service-type';
import { bookedPlaces, heldPlaces } from '../booking/slot-places.sql.ts';
import { waitForLock } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';
import type { Move, Rebooking } from './rebooking.ts';

/** Has the schedule to itself until the transaction ends: no other change, no making of slots. */
export const lockSchedule = (tx: Queryable): Promise<void> => waitForLock(tx, 'make-slots');

/** A place as it is found in the database. */
type PlaceSlot = Row<'slot', 'id' | 'service_point_id' | 'service_type' | 'starts_at'>;

/** The slots of some places that are there. */
export async function findSlots(
  tx: Queryable,
  places: readonly { servicePointId: string; type: ServiceType; startsAt: Date }[],
): Promise<PlaceSlot[]> {
  return tx.rows<PlaceSlot>({
    name: 'schedule-find-slots',
    text: `
SELECT slot.id, slot.service_point_id, slot.service_type, slot.starts_at
FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS place (point, type, starts_at)) AS place
JOIN slot ON slot.service_point_id = place.point AND slot.service_type = place.type
  AND slot.starts_at = place.starts_at`,
    values: [
      places.map(({ servicePointId }) => servicePointId),
      places.map(({ type }) => type),
      places.map(({ startsAt }) => startsAt),
    ],
  });
}

/** Locks slots in the order of their ids, as whoever takes places does. */
export async function lockSlots(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'schedule-slots-lock',
    text: 'SELECT FROM slot WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
    values: [ids],
  });
}

/** Free places of slots under lock: places there will be, less appointments and holds that have not ended. */
export async function readOccupied(
  tx: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, { capacity: number; occupied: number }>> {
  const { rows } = await tx.query<{ id: string; capacity: number; occupied: number }>({
    name: 'schedule-occupied',
    text: `
SELECT id, capacity, ${bookedPlaces()} + ${heldPlaces('$2')} AS occupied
FROM slot WHERE id = ANY ($1::uuid[])`,
    values: [ids, now],
  });
  return new Map(rows.map(({ id, capacity, occupied }) => [id, { capacity, occupied }]));
}

/** Moves bookings whose rows and slots the caller has under lock; the counters are put right by {@link settleSlots}. */
export async function moveBookings(
  tx: Queryable,
  moves: readonly Move[],
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  await tx.query({
    name: 'schedule-move',
    text: `
WITH move AS (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::date[], $5::uuid[])
    AS move (id, former, slot_id, day, event_id)
), moved AS (
  UPDATE appointment SET slot_id = slot.id, service_point_id = slot.service_point_id,
    starts_at = slot.starts_at, service_day = move.day, modified = true, updated_at = $6
  FROM move JOIN slot ON slot.id = move.slot_id
  WHERE appointment.id = move.id
)
INSERT INTO event (id, at, actor, action, appointment_id, detail)
SELECT event_id, $6, $7, 'appointment-changed', id, jsonb_build_object('slot', slot_id, 'former', former) FROM move`,
    values: [
      moves.map(({ id }) => id),
      moves.map(({ formerSlotId }) => formerSlotId),
      moves.map(({ slotId }) => slotId),
      moves.map(({ day }) => day),
      moves.map(({ eventId }) => eventId),
      now,
      actor,
    ],
  });
}

/** Cancels bookings whose rows and slots the caller has under lock; see {@link moveBookings}. */
export async function cancelBookings(
  tx: Queryable,
  cancelled: readonly Rebooking[],
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  await tx.query({
    name: 'schedule-cancel',
    text: `
WITH gone AS (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS gone (id, former, event_id)
), cancelled AS (
  UPDATE appointment SET status = 'CANCELLED', cancelled_at = $4, updated_at = $4
  FROM gone WHERE appointment.id = gone.id
)
INSERT INTO event (id, at, actor, action, appointment_id, detail)
SELECT event_id, $4, $5, 'appointment-cancelled', id, jsonb_build_object('slot', former) FROM gone`,
    values: [
      cancelled.map(({ id }) => id),
      cancelled.map(({ formerSlotId }) => formerSlotId),
      cancelled.map(({ eventId }) => eventId),
      now,
      actor,
    ],
  });
}

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
