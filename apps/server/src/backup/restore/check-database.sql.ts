import type { Queryable } from '../../db/pool.ts';

/** Slots, and those whose count of taken places is not the number of bookings and holds there are, or beyond reason. */
export async function countSlots(db: Queryable): Promise<{ slots: number; wrong: number }> {
  const row = await db.row<{ slots: number; wrong: number }>({
    name: 'restored-slots',
    text: `
SELECT count(*)::int AS slots,
  count(*) FILTER (WHERE taken <> coalesce(booked.number, 0) + coalesce(held.number, 0))::int AS wrong
FROM slot
LEFT JOIN (
  SELECT slot_id, count(*) AS number FROM appointment WHERE status <> 'CANCELLED' GROUP BY slot_id
) AS booked ON booked.slot_id = slot.id
LEFT JOIN (SELECT slot_id, count(*) AS number FROM hold GROUP BY slot_id) AS held ON held.slot_id = slot.id`,
  });
  return row ?? { slots: 0, wrong: 0 };
}

/** How many bookings there are, and when the newest was made. */
export async function readNewestBooking(db: Queryable): Promise<{ bookings: number; newest: Date | null }> {
  const row = await db.row<{ bookings: number; newest: Date | null }>({
    name: 'restored-bookings',
    text: 'SELECT count(*)::int AS bookings, max(created_at) AS newest FROM appointment',
  });
  return row ?? { bookings: 0, newest: null };
}

/** Whether somebody has made tables in the database. */
export async function hasTables(db: Queryable): Promise<boolean> {
  const row = await db.row<{ found: boolean }>({
    name: 'restore-empty',
    text: `SELECT EXISTS (
      SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE relkind IN ('r', 'p', 'v', 'S') AND nspname NOT IN ('pg_catalog', 'information_schema') AND nspname !~ '^pg_toast'
    ) AS found`,
  });
  return row?.found ?? false;
}
