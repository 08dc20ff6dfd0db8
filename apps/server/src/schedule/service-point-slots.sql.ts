import type { Queryable } from '../db/pool.ts';

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

/** Every slot of a service point, in the order of their ids, as whoever takes seats locks them. */
export async function lockSlotsOf(tx: Queryable, servicePointId: string): Promise<void> {
  await tx.query({
    name: 'point-slots-lock',
    text: 'SELECT FROM slot WHERE service_point_id = $1 ORDER BY id FOR UPDATE',
    values: [servicePointId],
  });
}

/**
 * Whether anything was ever booked at a service point: an appointment in whatever state, one that has moved away since,
 * or a message that names the point.
 */
export async function hasHistory(db: Queryable, servicePointId: string): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>({
    name: 'point-history',
    text: `
WITH own AS MATERIALIZED (SELECT id, id::text AS name FROM slot WHERE service_point_id = $1)
SELECT EXISTS (SELECT FROM own JOIN appointment ON appointment.slot_id = own.id)
  OR EXISTS (SELECT FROM outbox WHERE service_point_id = $1 OR former_service_point_id = $1)
  OR EXISTS (SELECT FROM event JOIN own ON own.name = event.detail ->> 'slot')
  OR EXISTS (SELECT FROM event JOIN own ON own.name = event.detail ->> 'former') AS found`,
    values: [servicePointId],
  });
  return rows[0]?.found ?? false;
}

/** With the holds on them. */
export async function deleteSlotsOf(tx: Queryable, servicePointId: string): Promise<void> {
  await tx.query({
    name: 'point-holds-delete',
    text: 'DELETE FROM hold USING slot WHERE slot.id = hold.slot_id AND slot.service_point_id = $1',
    values: [servicePointId],
  });
  await tx.query({
    name: 'point-slots-delete',
    text: 'DELETE FROM slot WHERE service_point_id = $1',
    values: [servicePointId],
  });
}
