import { randomUUID } from 'node:crypto';
import type { BookingRecord } from '@phial/contract/appointment';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { forgetAvailability } from '../availability/availability.service.ts';
import { bookingRecord } from '../booking/booking-record.ts';
import { cancelAppointment } from '../booking/cancel.sql.ts';
import { openPerson } from '../booking/sealed-person.ts';
import { findServicePoint } from '../service-points/service-points.service.ts';
import { countByDay, eraseBatch, eraseBookings } from './erase.sql.ts';
import { forgetAnswers } from './forget-answers.ts';
import { countUnsearchable, type PersonRow, readPerson } from './person.sql.ts';
import type { PersonalTable, PersonalTableDependencies } from './personal-table.ts';

/** A booking as the calls tell it, and what they leave out. */
interface CopiedBooking extends BookingRecord {
  status: string;
  language: string;
  createdAt: string;
  updatedAt: string;
  cancelledAt: string | null;
}

/**
 * Bookings stay as rows without a person, for the numbers. Those to come are
 * cancelled first, by the statement a visitor's cancellation uses, so that their
 * places are free again.
 */
export const appointmentRows: PersonalTable = {
  name: 'appointments',
  retention: { countByDay, eraseBatch },
  countUnsearchable,

  async lockRows({ tx, clock }, { appointmentIds }) {
    const now = clock.now();
    return (await readPerson(tx, appointmentIds)).map((row) => ({
      ...{ table: 'appointments', id: row.id, at: formatServTime(row.starts_at), state: row.status },
      fate: isComing(row, now) ? 'cancel' : 'erase',
    }));
  },

  async copyRows(deps, { appointmentIds }) {
    const copies: CopiedBooking[] = [];
    for (const row of await readPerson(deps.tx, appointmentIds)) copies.push(await copyOf(deps, row));
    return copies;
  },

  async eraseRows({ db, tx, keys }, person, rows, { now, actor }) {
    const ids = rows.map(({ id }) => id);
    const coming = (await readPerson(tx, ids)).filter((row) => isComing(row, now)).sort(bySlot);
    for (const { id, slot_id: slotId } of coming) {
      const cancel = { id, slotId, now, eventId: randomUUID(), actor };
      if (!(await cancelAppointment(tx, cancel))) throw new Error(`booking ${id} cannot be cancelled`);
    }
    await eraseBookings(tx, ids, now);
    await forgetAnswers({ tx, keys }, person);
    return () => {
      for (const row of coming) forgetAvailability(db, row.service_point_id, row.service_type);
    };
  },
};

/** Whether a booking lies ahead and holds a place. */
function isComing({ status, starts_at: startsAt }: PersonRow, now: Date): boolean {
  return status === 'BOOKED' && startsAt > now;
}

/** The order in which every statement locks slots. */
function bySlot(a: PersonRow, b: PersonRow): number {
  return a.slot_id < b.slot_id ? -1 : Number(a.slot_id > b.slot_id);
}

async function copyOf(deps: PersonalTableDependencies, row: PersonRow): Promise<CopiedBooking> {
  const known = await findServicePoint(deps, row.service_point_id);
  if (known === undefined) throw new Error(`appointment ${row.id} is at a service point that does not exist`);
  const record = bookingRecord({
    id: row.id,
    reservationCode: row.reservation_code,
    person: openPerson(deps.keys, row),
    startsAt: row.starts_at,
    type: row.service_type,
    modified: row.modified,
    point: known.point,
  });
  return {
    ...record,
    status: row.status,
    language: row.language,
    createdAt: formatServTime(row.created_at),
    updatedAt: formatServTime(row.updated_at),
    cancelledAt: row.cancelled_at && formatServTime(row.cancelled_at),
  };
}
