import { randomUUID } from 'node:crypto';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { orUnreadable } from '../crypto/unreadable.ts';
import type {
  PersonalTable,
  PersonalTableDependencies,
  SoughtPerson,
} from '../personal-data/personal-table.ts';
import { findServicePoint } from '../service-points/service-points.service.ts';
import { clearAvailability } from './availability/availability.service.ts';
import { recordWithoutLink } from './booking-record.ts';
import { cancelAppointment } from './cancel.sql.ts';
import { decryptPerson } from './encrypted-person.ts';
import { subjectsOfAnswer } from './idempotency.ts';
import {
  countByDay,
  countUnsearchable,
  deleteResponses,
  type EventOfBooking,
  eraseBatch,
  eraseBookings,
  type MessageOfBooking,
  type PersonRow,
  readEventsOf,
  readMessages,
  readPerson,
  readResponsesAfter,
  type StoredResponse,
} from './personal-rows.sql.ts';

/** A booking as the calls return it, and what they omit. */
interface CopiedBooking extends Omit<BookingRecord, 'link'> {
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
  /** When the visitor said that they would come; `YYYY-MM-DD HH:mm:ss`, null where they did not. */
  attendanceConfirmedAt: string | null;
  /** The messages to the visitor, sent or queued. */
  messages: object[];
  /** What was done to the booking: when, what, and by whom, staff without their names. */
  history: object[];
}

/**
 * Bookings stay as rows without a person, for the statistics. Those to come are
 * cancelled first, by the statement a visitor's cancellation uses, so that their
 * seats are free again.
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
    const events = await readEventsOf(deps.tx, appointmentIds);
    for (const row of await readPerson(deps.tx, appointmentIds)) {
      copies.push({
        ...(await copyOf(deps, row)),
        messages: messages.filter(({ appointment_id: id }) => id === row.id).map(copyOfMessage),
        history: events.filter(({ appointment_id: id }) => id === row.id).map(copyOfEvent),
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
    await deleteResponsesTo({ tx, keys }, person);
    return () => {
      for (const row of coming) clearAvailability(db, row.service_point_id, row.service_type);
    };
  },
};

const NOBODY = { name: '', docNo: '', telNo: '', email: '' };

/** Whether a booking lies ahead and holds a seat. */
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
  const record = recordWithoutLink({
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
    attendanceConfirmedAt: row.attendance_confirmed_at && formatServTime(row.attendance_confirmed_at),
  };
}

function copyOfMessage(row: MessageOfBooking): object {
  return {
    kind: row.kind,
    channel: row.channel,
    state: row.state,
    createdAt: formatServTime(row.created_at),
    settledAt: row.settled_at && formatServTime(row.settled_at),
    former: row.former_starts_at && {
      servPtId: row.former_service_point_id,
      servTime: formatServTime(row.former_starts_at),
    },
    present: { servPtId: row.service_point_id, servTime: formatServTime(row.starts_at) },
  };
}

/** What else an entry has are ids, and reasons from a list. */
function copyOfEvent({ at, action, by, reason }: EventOfBooking): object {
  return { at: formatServTime(at), action, by, ...(reason !== null && { reason }) };
}

/** Stored responses read at a time. */
const RESPONSES_A_BATCH = 500;

/**
 * Deletes the stored responses to a person's bookings, which repeat what was sent.
 * They are encrypted and carry no hash, so each of the last day is decrypted. A
 * response is the person's by its document number, which is an identity card's,
 * and by its booking when the number was corrected since.
 */
async function deleteResponsesTo(
  { tx, keys }: Pick<PersonalTableDependencies, 'tx' | 'keys'>,
  { document, appointmentIds }: SoughtPerson,
): Promise<void> {
  const bookings: ReadonlySet<string> = new Set(appointmentIds);
  const cardNumber = document.documentType === 'HKID' ? document.documentNumber : undefined;
  const isOwn = (response: StoredResponse) =>
    subjectsOfAnswer({ keys }, response).some(
      ({ docNo, apptRecordId }) => docNo === cardNumber || bookings.has(apptRecordId),
    );
  let last: Buffer | undefined = Buffer.alloc(0);
  while (last !== undefined) {
    const stored = await readResponsesAfter(tx, last, RESPONSES_A_BATCH);
    const own = stored.filter(isOwn).map((response) => response.key_hash);
    if (own.length > 0) await deleteResponses(tx, own);
    last = stored.at(-1)?.key_hash;
  }
}
