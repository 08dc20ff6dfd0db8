import type { DayOff, DeskDay, DeskDayQuery, DeskSlot } from '@phial/contract/desk/desk';
import { freeSeats } from '@phial/domain/booking/availability';
import type { ServiceType } from '@phial/domain/booking/service-type';
import {
  type DayKey,
  dayOf,
  endOfDay,
  instantOf,
  isDay,
  timeOf,
  weekdayOf,
} from '@phial/domain/hong-kong-time';
import {
  assertServicePoint,
  type ServicePointRight,
} from '../../../accounts/service-points/service-point-right.ts';
import { Refused } from '../../../errors.ts';
import { isBreakAt, isRetired } from '../../../service-points/break-day.ts';
import { findServicePoint, type KnownServicePoint } from '../../../service-points/service-points.service.ts';
import type { DeskDependencies } from '../desk-act.ts';
import { deskAppointment } from '../desk-appointment.ts';
import type { DeskRow } from '../desk-row.sql.ts';
import { readDayNotes } from '../notes/day-note.sql.ts';
import { dayNotes } from '../notes/wire-note.ts';
import { type DaySlot, type NamedBreak, readBreaksOf, readDayAppointments, readDaySlots } from './day.sql.ts';

/**
 * One day of a service point: its slots of both types, and who has them.
 * @throws Refused `service-point-unknown`, `other-service-point`, `range-invalid`
 */
export async function readDeskDay(
  deps: DeskDependencies,
  right: ServicePointRight,
  query: DeskDayQuery,
): Promise<DeskDay> {
  const { db, clock, keys } = deps;
  const now = clock.now();
  const today = dayOf(now);
  const day = dayOrToday(query.day, today);
  const known = await findServicePoint(deps, query.servicePointId);
  if (known === undefined) throw new Refused('service-point-unknown');
  const servicePointId = known.point.servPtId;
  assertServicePoint(right, servicePointId);
  const of = { servicePointId, ...boundsOf(day) };
  const [slots, rows, breaks, notes] = await Promise.all([
    readDaySlots(db, of, now),
    readDayAppointments(db, of),
    readBreaksOf(db, day),
    readDayNotes(db, { servicePointId, day }),
  ]);
  const booked = seatsBySlot(rows);
  return {
    servicePointId,
    day,
    today,
    now: now.toISOString(),
    dayOff: dayOffOf(known, breaks, day),
    closedServices: closedServicesOf(known, breaks),
    closedHours: closedHoursAt(known, breaks),
    notes: dayNotes(notes),
    slots: slots.map((slot) => deskSlot(slot, booked.get(slot.id) ?? 0, now)),
    appointments: rows.map((row) => deskAppointment(keys, row)),
  };
}

/** What the database and the calendar both know, the day after included. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9999-12-30';

/** @throws Refused `range-invalid` for a day that no calendar has, or from another age */
export function dayOrToday(day: string | undefined, today: DayKey): DayKey {
  if (day === undefined) return today;
  if (!isDay(day) || day < FIRST_DAY || day > LAST_DAY) throw new Refused('range-invalid');
  return day;
}

/** From midnight to midnight in Hong Kong. */
export function boundsOf(day: DayKey): { from: Date; until: Date } {
  return { from: instantOf(day, '00:00'), until: endOfDay(day) };
}

function seatsBySlot(rows: readonly DeskRow[]): Map<string, number> {
  const seats = new Map<string, number>();
  for (const { slot_id: slot, status } of rows) {
    if (status !== 'CANCELLED') seats.set(slot, (seats.get(slot) ?? 0) + 1);
  }
  return seats;
}

function deskSlot(
  { id, service_type, starts_at, capacity, held }: DaySlot,
  booked: number,
  now: Date,
): DeskSlot {
  return {
    slotId: id,
    type: service_type,
    time: timeOf(starts_at),
    begun: starts_at <= now,
    capacity,
    booked,
    held,
    free: freeSeats({ capacity, booked, held }),
  };
}

/**
 * Why a point has no service on a day; null when it has. A closure or holiday
 * says more than a weekly rest on the same day.
 * @param breaks of that day, the most particular first
 */
export function dayOffOf(
  { point, city, restWeekdays, retiredFrom }: KnownServicePoint,
  breaks: readonly NamedBreak[],
  day: DayKey,
): DayOff | null {
  if (isRetired({ retiredFrom }, day)) return { kind: 'retired', names: null };
  const found = breaks.find(
    (rest) => rest.hours === null && isBreakAt(rest, { id: point.servPtId, city }, null),
  );
  if (found !== undefined) return { kind: found.kind, names: found.names };
  return restWeekdays.includes(weekdayOf(day)) ? { kind: 'weekly-rest', names: null } : null;
}

/** The services that are closed at a point which is not. @param breaks of that day, the most particular first */
function closedServicesOf(
  { point, city }: KnownServicePoint,
  breaks: readonly NamedBreak[],
): DeskDay['closedServices'] {
  const at = { id: point.servPtId, city };
  const closed = new Map<ServiceType, NamedBreak>();
  for (const rest of breaks) {
    const { type, hours } = rest;
    if (type !== null && hours === null && isBreakAt(rest, at, type) && !closed.has(type))
      closed.set(type, rest);
  }
  return [...closed].map(([type, { names }]) => ({ type, names }));
}

/** The hours that are closed at a point, by when they begin. @param breaks of that day */
function closedHoursAt(
  { point, city, types }: KnownServicePoint,
  breaks: readonly NamedBreak[],
): DeskDay['closedHours'] {
  const at = { id: point.servPtId, city };
  return breaks
    .flatMap(({ hours, names, ...rest }) => {
      const { type } = rest;
      const isOfPoint = isBreakAt(rest, at, type) && (type === null || types.has(type));
      return hours !== null && isOfPoint ? [{ type, hours, names }] : [];
    })
    .sort((a, b) => (a.hours.from < b.hours.from ? -1 : 1));
}
