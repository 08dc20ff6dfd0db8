import type { DayKey } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { findDrift } from '../../testing/builders.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';

/**
 * What must never be, whenever one looks: each look is one statement, which sees nothing half done.
 * @param firstDay from which every slot is as the weeks say; those that have begun keep what they had
 */
export async function findFaults(db: TestDatabase, firstDay: DayKey): Promise<unknown[]> {
  return [
    ...(await findDrift(db)),
    ...(await findOrphans(db)),
    ...(await findStraySlots(db, firstDay)),
    ...(await findBadlyNotified(db)),
    ...(await findNotifiedTwice(db)),
  ];
}

/** Appointments ahead, of an hour each, that stand on no slot of the schedule, or say another point or time than theirs. */
async function findOrphans(db: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT appointment.id, slot.capacity, slot.taken FROM appointment LEFT JOIN slot ON slot.id = appointment.slot_id
    WHERE appointment.status = 'BOOKED' AND (
      slot.id IS NULL OR slot.capacity = 0
      OR (slot.service_point_id, slot.service_type, slot.starts_at)
        <> (appointment.service_point_id, appointment.service_type, appointment.starts_at)
      OR appointment.service_day <> (appointment.starts_at AT TIME ZONE 'Asia/Hong_Kong')::date
      OR EXISTS (SELECT FROM break_day
        WHERE break_day.service_point_id = slot.service_point_id
          AND coalesce(break_day.service_type, slot.service_type) = slot.service_type
          AND appointment.service_day BETWEEN break_day.from_day AND break_day.until_day
          AND (break_day.from_time IS NULL OR ((appointment.starts_at AT TIME ZONE 'Asia/Hong_Kong')::time < break_day.until_time
            AND (appointment.starts_at AT TIME ZONE 'Asia/Hong_Kong')::time + interval '1 hour' > break_day.from_time))))`.execute(
    db.kysely,
  );
  return rows;
}

/**
 * Slots from a day on that are open though no week knows them, with other seats than their week says, or
 * given beyond them.
 */
async function findStraySlots(db: TestDatabase, firstDay: DayKey): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT slot.id, slot.starts_at, slot.capacity, slot.taken
    FROM slot CROSS JOIN LATERAL (SELECT slot.starts_at AT TIME ZONE 'Asia/Hong_Kong' AS begins) AS here
    WHERE here.begins >= ${firstDay}::date AND slot.capacity > 0 AND (slot.taken > slot.capacity OR NOT EXISTS (SELECT FROM opening_pattern
      WHERE opening_pattern.service_point_id = slot.service_point_id
        AND opening_pattern.service_type = slot.service_type
        AND opening_pattern.capacity = slot.capacity
        AND here.begins::time >= opening_pattern.opens AND here.begins::time < opening_pattern.closes))`.execute(
    db.kysely,
  );
  return rows;
}

/** Bookings with two messages of managers waiting to be sent. */
async function findNotifiedTwice(db: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT appointment_id FROM outbox WHERE state = 'QUEUED' AND kind IN ('moved', 'cancelled', 'changed')
    GROUP BY appointment_id HAVING count(*) > 1`.execute(db.kysely);
  return rows;
}

/** What managers did to a booking without exactly one message, and messages of nothing they did. */
async function findBadlyNotified(db: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT event.id AS event, outbox.id AS message
    FROM (SELECT * FROM event WHERE appointment_id IS NOT NULL AND actor NOT IN ('visitor', 'job', 'command')) AS event
    FULL JOIN (SELECT * FROM outbox WHERE kind IN ('moved', 'cancelled', 'changed')) AS outbox
      ON outbox.event_id = event.id AND outbox.appointment_id = event.appointment_id
      AND (outbox.kind = 'cancelled') = (event.action = 'appointment-cancelled')
    WHERE event.id IS NULL OR outbox.id IS NULL`.execute(db.kysely);
  return rows;
}
