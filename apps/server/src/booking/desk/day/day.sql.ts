import type { Closure } from '@phial/contract/schedule/schedule';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { CLOSURE_HOURS } from '../../../db/closure-hours.ts';
import type { Queryable } from '../../../db/pool.ts';
import type { Row } from '../../../db/row.ts';
import { heldSeats } from '../../../db/slot-seats.ts';
import { DESK_COLUMNS, type DeskRow } from '../desk-row.sql.ts';

/** A stretch of time at a service point. */
export interface PointDay {
  servicePointId: string;
  from: Date;
  /** Exclusive. */
  until: Date;
}

export interface DaySlot extends Row<'slot', 'id' | 'service_type' | 'starts_at' | 'capacity'> {
  /** Holds that have not ended. */
  held: number;
}

/** Every service named, so that the index by point, type and time serves. */
const OF_DAY = `slot.service_point_id = $1 AND slot.service_type = ANY (ARRAY(SELECT code FROM service))
  AND slot.starts_at >= $2 AND slot.starts_at < $3`;

/** Of a retired service those that were booked, without seats. */
export async function readDaySlots(db: Queryable, of: PointDay, now: Date): Promise<DaySlot[]> {
  return db.rows<DaySlot>({
    name: 'desk-day-slots',
    text: `
SELECT id, service_type, starts_at, CASE WHEN service.state = 'ACTIVE' THEN capacity ELSE 0 END AS capacity,
  ${heldSeats('$4')} AS held
FROM slot JOIN service ON service.code = slot.service_type
WHERE ${OF_DAY}
  AND (service.state = 'ACTIVE' OR EXISTS (SELECT FROM appointment WHERE appointment.slot_id = slot.id))
ORDER BY starts_at, service_type`,
    values: [of.servicePointId, of.from, of.until, now],
  });
}

/** Cancelled and erased ones too. */
export async function readDayAppointments(db: Queryable, of: PointDay): Promise<DeskRow[]> {
  return db.rows<DeskRow>({
    name: 'desk-day-appointments',
    text: `
SELECT ${DESK_COLUMNS}
FROM slot JOIN appointment ON appointment.slot_id = slot.id
WHERE ${OF_DAY}
ORDER BY appointment.starts_at, appointment.service_type, appointment.created_at, appointment.id`,
    values: [of.servicePointId, of.from, of.until],
  });
}

/** A public holiday or closure; everywhere unless a service point or a city is named. */
export type NamedBreak = Pick<Closure, 'servPtId' | 'city' | 'type' | 'hours' | 'kind' | 'names'>;

/** Those of one day, the most particular first. */
export async function readBreaksOf(db: Queryable, day: DayKey): Promise<NamedBreak[]> {
  return db.rows<NamedBreak>({
    name: 'desk-breaks',
    text: `
SELECT service_point_id AS "servPtId", city, service_type AS type, ${CLOSURE_HOURS} AS hours, kind, names
FROM break_day
WHERE until_day >= $1::date AND from_day <= $1::date
ORDER BY service_point_id IS NULL, city IS NULL, from_day, from_time NULLS FIRST, id`,
    values: [day],
  });
}
