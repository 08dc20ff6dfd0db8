import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';
import { bookedSeats, heldSeats } from '../db/slot-seats.ts';
import type { SlotTime } from './planned-slots.ts';
import type { Move, Rebooking } from './rebooking.ts';

/** Those slots that there are. */
export async function findSlots(
  tx: Queryable,
  wanted: readonly SlotTime[],
): Promise<(SlotTime & { id: string })[]> {
  return tx.rows<SlotTime & { id: string }>({
    name: 'schedule-find-slots',
    text: `
SELECT slot.id, slot.service_point_id AS "servicePointId", slot.service_type AS type,
  slot.starts_at AS "startsAt"
FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS wanted (point, type, starts_at)) AS wanted
JOIN slot ON slot.service_point_id = wanted.point AND slot.service_type = wanted.type
  AND slot.starts_at = wanted.starts_at`,
    values: [
      wanted.map(({ servicePointId }) => servicePointId),
      wanted.map(({ type }) => type),
      wanted.map(({ startsAt }) => startsAt),
    ],
  });
}

/** Locks slots in the order of their ids, as whoever takes seats does. */
export async function lockSlots(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query({
    name: 'schedule-slots-lock',
    text: 'SELECT FROM slot WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE',
    values: [ids],
  });
}

/** The capacity of slots under lock, and the seats that appointments and holds which have not ended occupy. */
export async function readOccupied(
  tx: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, { capacity: number; occupied: number }>> {
  const { rows } = await tx.query<{ id: string; capacity: number; occupied: number }>({
    name: 'schedule-occupied',
    text: `
SELECT id, capacity, ${bookedSeats()} + ${heldSeats('$2')} AS occupied
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
  SELECT change.id, change.capacity, ${bookedSeats('change')} AS booked
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
  SELECT id, ${bookedSeats('one')}
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

/** What a point would no longer do: whole service types, and every service on some ISO weekdays. */
export interface Losses {
  id: string;
  types: string[];
  weekdays: number[];
}

/**
 * The coming slots of what a point loses, under lock in the order of their ids, as whoever takes seats locks
 * them: who is booking waits, and then finds what became of them.
 * @returns their ids
 */
export async function lockLostSlots(
  tx: Queryable,
  { id, types, weekdays }: Losses,
  now: Date,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'editing-point-slots',
    text: `
SELECT id FROM slot
WHERE service_point_id = $1 AND starts_at > $4
  AND (service_type = ANY($2::text[])
    OR extract(isodow FROM starts_at AT TIME ZONE 'Asia/Hong_Kong') = ANY($3::int[]))
ORDER BY id FOR UPDATE`,
    values: [id, types, weekdays, now],
  });
  return rows.map((row) => row.id);
}

/** Bookings still to come in some slots. */
export async function countComing(tx: Queryable, slotIds: readonly string[]): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'editing-point-bookings',
    text: `
SELECT count(*)::int AS count FROM appointment WHERE slot_id = ANY ($1::uuid[]) AND status = 'BOOKED'`,
    values: [slotIds],
  });
  return rows[0]?.count ?? 0;
}
