import { randomUUID } from 'node:crypto';
import type { BookingRecord } from '@phial/contract/appointment';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { clearAvailability } from '../booking/availability/availability.service.ts';
import { bookingRecord } from '../booking/booking-record.ts';
import { cancelAppointment } from '../booking/cancel.sql.ts';
import { decryptPerson } from '../booking/encrypted-person.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import { findServicePoint } from '../service-points/service-points.service.ts';
import {
  type EventOfBooking,
  type MessageOfBooking,
  readEventsOf,
  readMessages,
} from './booking-past.sql.ts';
import { countByDay, eraseBatch, eraseBookings } from './erase.sql.ts';
import { forgetAnswers } from './forget-answers.ts';
import { countUnsearchable, type PersonRow, readPerson } from './person.sql.ts';
import type { PersonalTable, PersonalTableDependencies } from './personal-table.ts';

/** A booking as the calls return it, and what they omit. */
interface CopiedBooking extends BookingRecord {
  /** The person's own fields are damaged or lack their key, and are left empty. */
  unreadable?: true;
  status: string;
  language: string;
  createdAt: string;
  updatedAt: string;
  cancelledAt: string | null;
  /** Booked at the desk. */
  walkIn: boolean;
  /** Check-in. */
  arrivedAt: string | null;
  /** Somebody at the desk saw the card. */
  identitySeen: boolean;
  /** The messages to the visitor, sent or queued. */
  messages: object[];
  /** What was done to the booking: when, what, and by whom, staff without their names. */
  history: object[];
}

/**
 * Bookings stay as rows without a person, for the numbers. Those to come are
 * cancelled first, by the statement a visitor's cancellation uses, so that their
 * places are free again.
 */
export const appointmentRows: PersonalTable = {
  name: 'appointments',
  // Of an outbox message there is nothing to erase: it looks its visitor up in the booking.
  reaches: ['appointment', 'idempotency', 'outbox'],
  retention: { countByDay, eraseBatch },
  countUnsearchable,

  async lockRows({ tx, clock }, { appointmentIds }) {
    const now = clock.now();
    return (await readPerson(tx, appointmentIds)).map((row) => ({
      table: 'appointments',
      id: row.id,
      at: formatServTime(row.starts_at),
      state: row.status,
      fate: isComing(row, now) ? 'cancel' : 'erase',
    }));
  },

  async copyRows(deps, { appointmentIds }) {
    const copies: CopiedBooking[] = [];
    const messages = await readMessages(deps.tx, appointmentIds);
    const trail = await readEventsOf(deps.tx, appointmentIds);
    for (const row of await readPerson(deps.tx, appointmentIds)) {
      copies.push({
        ...(await copyOf(deps, row)),
        messages: messages.filter(({ appointment_id: id }) => id === row.id).map(copyOfMessage),
        history: trail.filter(({ appointment_id: id }) => id === row.id).map(copyOfEvent),
      });
    }
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
      for (const row of coming) clearAvailability(db, row.service_point_id, row.service_type);
    };
  },
};

const NOBODY = { name: '', docNo: '', telNo: '', email: '' };

/** Whether a booking lies ahead and holds a place. */
function isComing({ status, starts_at: startsAt }: PersonRow, now: Date): boolean {
  return status === 'BOOKED' && startsAt > now;
}

/** The order in which every statement locks slots. */
function bySlot(a: PersonRow, b: PersonRow): number {
  return a.slot_id < b.slot_id ? -1 : Number(a.slot_id > b.slot_id);
}

async function copyOf(
  deps: PersonalTableDependencies,
  row: PersonRow,
): Promise<Omit<CopiedBooking, 'messages' | 'history'>> {
  const known = await findServicePoint(deps, row.service_point_id);
  if (known === undefined) throw new Error(`appointment ${row.id} is at a service point that does not exist`);
  const person = orUnreadable(() => decryptPerson(deps.keys, row), undefined);
  const record = bookingRecord({
    id: row.id,
    reservationCode: row.reservation_code,
    person: person ?? NOBODY,
    startsAt: row.starts_at,
    type: row.service_type,
    modified: row.modified,
    point: known.point,
  });
  return {
    ...record,
    ...(person === undefined && { unreadable: true as const }),
    status: row.status,
    language: row.language,
    createdAt: formatServTime(row.created_at),
    updatedAt: formatServTime(row.updated_at),
    cancelledAt: row.cancelled_at && formatServTime(row.cancelled_at),
    walkIn: row.walk_in,
    arrivedAt: row.arrived_at && formatServTime(row.arrived_at),
    identitySeen: row.identity_seen,
  };
}

function copyOfMessage(row: MessageOfBooking): object {
  return {
    kind: row.kind,
    state: row.state,
    createdAt: formatServTime(row.created_at),
    settledAt: row.settled_at && formatServTime(row.settled_at),
    former: { servPtId: row.former_service_point_id, servTime: formatServTime(row.former_starts_at) },
    present: { servPtId: row.service_point_id, servTime: formatServTime(row.starts_at) },
  };
}

/** What else an entry has are ids, and reasons from a list. */
function copyOfEvent({ at, action, by, reason }: EventOfBooking): object {
  return { at: formatServTime(at), action, by, ...(reason !== null && { reason }) };
}
