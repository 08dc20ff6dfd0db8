import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import type { RowsOfDay } from './personal-table.ts';

/** Everything of a person, and `erased_at` from `$1`; the constraint `appointment_person` wants it whole. */
const ERASE = `
UPDATE appointment SET erased_at = $1, reservation_code = NULL, key_id = NULL, name = NULL,
  document_number = NULL, phone = NULL, email = NULL, hash_key_id = NULL, document_hash = NULL`;

/**
 * Erases some of the bookings that are due, oldest first. Rows that somebody
 * has under lock are passed over, so this waits for nobody and nobody meets it
 * in a deadlock.
 * @returns how many, at most `limit`
 */
export async function eraseBatch(
  db: Queryable,
  { now, before, limit }: { now: Date; before: DayKey; limit: number },
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'privacy-erase-batch',
    text: `
WITH due AS MATERIALIZED (
  SELECT id FROM appointment WHERE service_day < $2::date AND erased_at IS NULL
  ORDER BY service_day LIMIT $3
  FOR UPDATE SKIP LOCKED
)
${ERASE}
FROM due WHERE appointment.id = due.id`,
    values: [now, before, limit],
  });
  return rowCount;
}

/** Erases bookings by their ids, whose locks the caller has. */
export async function eraseBookings(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await tx.query({
    name: 'privacy-erase-some',
    text: `${ERASE} WHERE id = ANY ($2::uuid[])`,
    values: [now, ids],
  });
}

/** How many bookings of each day before one are not erased, the days in order. */
export async function countByDay(db: Queryable, before: DayKey): Promise<RowsOfDay[]> {
  return db.rows<RowsOfDay>({
    name: 'privacy-count-by-day',
    text: `
SELECT service_day AS day, count(*)::int AS rows FROM appointment
WHERE service_day < $1::date AND erased_at IS NULL
GROUP BY service_day ORDER BY service_day`,
    values: [before],
  });
}
