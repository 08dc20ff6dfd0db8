import type { ServiceType } from '@phial/domain/booking/service-type';
import { type DayKey, endOfDay, instantOf } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { Row } from '../db/row.ts';
import { bookedSeats, heldSeats } from '../db/slot-seats.ts';
import type { Service } from '../service-points/schedule-state.ts';

/** What makes a slot unique. */
export interface SlotTime extends Service {
  startsAt: Date;
}

/** A slot to add. */
export interface NewSlot extends SlotTime, Row<'slot', 'id' | 'capacity'> {}

/** Adds the slots that are not there yet and leaves the others alone. @returns how many were added */
export async function insertMissingSlots(db: Queryable, slots: NewSlot[]): Promise<number> {
  const { rowCount } = await db.query({
    name: 'slots-insert',
    text: `
INSERT INTO slot (id, service_point_id, service_type, starts_at, capacity)
SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::int[])
ON CONFLICT ON CONSTRAINT slot_of_service_point DO NOTHING`,
    values: [
      slots.map(({ id }) => id),
      slots.map(({ servicePointId }) => servicePointId),
      slots.map(({ type }) => type),
      slots.map(({ startsAt }) => startsAt),
      slots.map(({ capacity }) => capacity),
    ],
  });
  return rowCount;
}

/** A slot that lies ahead, and who is on it. */
export interface SlotState extends SlotTime, Row<'slot', 'id' | 'capacity'> {
  /** Appointments that are not cancelled. */
  booked: number;
  /** Holds that have not ended. */
  held: number;
}

/** The slots of some services on some days that have not begun. @param days in order */
export async function readSlotStates(
  db: Queryable,
  services: readonly Service[],
  days: readonly DayKey[],
  now: Date,
): Promise<SlotState[]> {
  const stretches = stretchesOf(days);
  return db.rows<SlotState>({
    name: 'schedule-slots',
    text: `
SELECT slot.id, slot.service_point_id AS "servicePointId", slot.service_type AS type,
  slot.starts_at AS "startsAt", slot.capacity,
  ${bookedSeats()} AS booked,
  ${heldSeats('$5')} AS held
FROM unnest($1::text[], $2::text[]) AS service (point, type)
CROSS JOIN unnest($3::timestamptz[], $4::timestamptz[]) AS stretch (from_time, until_time)
JOIN slot ON slot.service_point_id = service.point AND slot.service_type = service.type
  AND slot.starts_at >= stretch.from_time AND slot.starts_at < stretch.until_time AND slot.starts_at > $5`,
    values: [
      services.map(({ servicePointId }) => servicePointId),
      services.map(({ type }) => type),
      stretches.map(({ from }) => from),
      stretches.map(({ until }) => until),
      now,
    ],
  });
}

/** Days that follow one another as one stretch of time. */
function stretchesOf(days: readonly DayKey[]): { from: Date; until: Date }[] {
  const stretches: { from: Date; until: Date }[] = [];
  for (const day of days) {
    const from = instantOf(day, '00:00');
    const until = endOfDay(day);
    const last = stretches.at(-1);
    if (last?.until.getTime() === from.getTime()) last.until = until;
    else stretches.push({ from, until });
  }
  return stretches;
}

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

/** A slot under lock and the seats it is to have; 0 closes it. */
type SlotCapacity = Row<'slot', 'id' | 'capacity'>;

/**
 * Puts slots right after bookings were moved or cancelled: ends the holds there
 * is no seat for any more, those that end last first, and those whose time is
 * over, sets the seats, counts anew what is taken. Slots without seats that nothing refers to go.
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
  const seats = capacities.map(({ capacity }) => capacity);
  const all = [...new Set([...ids, ...touched])];
  await tx.query({
    name: 'schedule-end-holds',
    text: `
WITH changing AS (
  SELECT change.id, change.capacity, ${bookedSeats('change')} AS booked
  FROM unnest($1::uuid[], $2::int[]) AS change (id, capacity)
), ranked AS (
  SELECT hold.id, hold.expires_at, changing.capacity - changing.booked AS room,
    row_number() OVER (PARTITION BY hold.slot_id ORDER BY hold.expires_at) AS rank
  FROM hold JOIN changing ON changing.id = hold.slot_id
  WHERE hold.expires_at > $3
)
DELETE FROM hold WHERE id IN (SELECT id FROM ranked WHERE rank > room)
  OR (expires_at <= $3 AND slot_id = ANY ($4::uuid[]))`,
    values: [ids, seats, now, all],
  });
  await tx.query({
    name: 'schedule-set-capacity',
    text: `
UPDATE slot SET capacity = change.capacity
FROM unnest($1::uuid[], $2::int[]) AS change (id, capacity)
WHERE slot.id = change.id AND slot.capacity <> change.capacity`,
    values: [ids, seats],
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

/** A stretch of time in which a service point rests, or one of its services. */
export interface Rest {
  servicePointId: string;
  /** Null: all of them. */
  type: ServiceType | null;
  from: Date;
  until: Date;
}

/**
 * Takes away what was made before somebody entered the break: slots that nobody
 * ever booked or holds go; the others stay with what is booked and get no more.
 * Places that are kept for the waiting list are no visits yet: their holds end.
 * The rows are locked in the order of their ids, as whoever takes seats does. Every service is named, as the index of
 * the slots goes by it: a thousand points have more than ten thousand days of rest ahead.
 * @param tx a transaction
 * @returns how many slots were changed
 */
export async function closeSlots(tx: Queryable, rests: Rest[]): Promise<number> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'slots-to-close',
    text: `
SELECT slot.id
FROM slot JOIN unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::text[])
  AS rest (service_point_id, from_time, until_time, service_type)
  ON slot.service_point_id = rest.service_point_id AND slot.service_type = ANY (ARRAY(SELECT code FROM service))
  AND slot.starts_at >= rest.from_time AND slot.starts_at < rest.until_time
  AND (rest.service_type IS NULL OR rest.service_type = slot.service_type)
WHERE slot.capacity > 0
ORDER BY slot.id
FOR UPDATE OF slot`,
    values: [
      rests.map(({ servicePointId }) => servicePointId),
      rests.map(({ from }) => from),
      rests.map(({ until }) => until),
      rests.map(({ type }) => type),
    ],
  });
  const ids = rows.map(({ id }) => id);
  await tx.query({
    name: 'slots-close',
    text: `
WITH kept AS (
  DELETE FROM hold USING waiting_offer
  WHERE hold.slot_id = ANY ($1::uuid[]) AND waiting_offer.hold_id = hold.id
    AND waiting_offer.state IN ('SET_ASIDE', 'OPEN')
  RETURNING hold.slot_id
)
UPDATE slot SET capacity = 0, taken = taken - (SELECT count(*)::int FROM kept WHERE kept.slot_id = slot.id)
WHERE id = ANY ($1::uuid[])`,
    values: [ids],
  });
  await tx.query({
    name: 'slots-remove',
    text: `
DELETE FROM slot WHERE id = ANY ($1::uuid[]) AND taken = 0
  AND NOT EXISTS (SELECT FROM appointment WHERE appointment.slot_id = slot.id)`,
    values: [ids],
  });
  return ids.length;
}
