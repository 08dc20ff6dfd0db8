import { sql } from 'kysely';
import type { TestDatabase } from '../../../apps/server/src/testing/open-test-database.ts';
import type { Complain } from './complaint.ts';
import type { AskedClosure } from './manager.ts';

/** Every closure that stands by what was answered is there, and no booking is where it is closed. */
export async function judgeClosures(
  db: TestDatabase,
  closures: readonly AskedClosure[],
  complain: Complain,
): Promise<void> {
  const { rows } = await sql<{ point: string; day: string }>`
    SELECT service_point_id AS point, from_day::text AS day FROM break_day`.execute(db.kysely);
  for (const { place, stands, at } of closures) {
    const day = place.servTime.slice(0, 10);
    const isThere = rows.some((row) => row.point === place.servPtId && row.day === day);
    if (stands === true && !isThere)
      complain('lost', `the closure of ${place.servPtId} on ${day} is not there`, at);
  }
  const { rows: astray } = await sql<{ id: string }>`
    SELECT appointment.id FROM appointment LEFT JOIN slot ON slot.id = appointment.slot_id
    WHERE status = 'BOOKED' AND (slot.id IS NULL OR slot.capacity = 0
      OR (slot.service_point_id, slot.service_type, slot.starts_at)
        <> (appointment.service_point_id, appointment.service_type, appointment.starts_at)
      OR EXISTS (SELECT FROM break_day WHERE break_day.service_point_id = appointment.service_point_id
        AND appointment.service_day BETWEEN break_day.from_day AND break_day.until_day))`.execute(db.kysely);
  for (const { id } of astray) complain('lost', `booking ${id} is at a slot that is closed or another one`);
}
