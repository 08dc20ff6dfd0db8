import type { ServiceType } from '@phial/domain/booking/service-type';
import type { Queryable } from '../db/pool.ts';

export interface NewSlot {
  id: string;
  servicePointId: string;
  type: ServiceType;
  startsAt: Date;
  capacity: number;
}

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

/** A stretch of time in which a service point rests. */
export interface Rest {
  servicePointId: string;
  from: Date;
  until: Date;
}

/**
 * Takes away what was made before somebody entered the break: slots that nobody
 * ever booked or holds go; the others stay with what is booked and get no more.
 * The rows are locked in the order of their ids, as whoever takes places does.
 * @param tx a transaction
 * @returns how many slots were changed
 */
export async function closeSlots(tx: Queryable, rests: Rest[]): Promise<number> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'slots-to-close',
    text: `
SELECT slot.id
FROM slot JOIN unnest($1::text[], $2::timestamptz[], $3::timestamptz[])
  AS rest (service_point_id, from_time, until_time)
  ON slot.service_point_id = rest.service_point_id
  AND slot.starts_at >= rest.from_time AND slot.starts_at < rest.until_time
WHERE slot.capacity > 0
ORDER BY slot.id
FOR UPDATE OF slot`,
    values: [
      rests.map(({ servicePointId }) => servicePointId),
      rests.map(({ from }) => from),
      rests.map(({ until }) => until),
    ],
  });
  const ids = rows.map(({ id }) => id);
  await tx.query({
    name: 'slots-remove',
    text: `
DELETE FROM slot WHERE id = ANY ($1::uuid[]) AND taken = 0
  AND NOT EXISTS (SELECT FROM appointment WHERE appointment.slot_id = slot.id)`,
    values: [ids],
  });
  await tx.query({
    name: 'slots-close',
    text: 'UPDATE slot SET capacity = 0 WHERE id = ANY ($1::uuid[])',
    values: [ids],
  });
  return ids.length;
}
