import { randomUUID } from 'node:crypto';
import type { Person } from '@phial/domain/booking/booking-form';
import type { AppDependencies } from '../../app-dependencies.ts';
import { issueBookingToken } from '../../crypto/booking-token.ts';
import { type DocumentHash, withDocumentHash } from '../../crypto/document-hash.ts';
import type { Queryable } from '../../db/pool.ts';
import { retryWhenUndone } from '../../db/retry.ts';
import { Refused } from '../../errors.ts';
import { assertOpenForBooking } from '../../opening/opening.service.ts';
import { findServicePoint } from '../../service-points/service-points.service.ts';
import { assertGot } from '../availability/alternatives.ts';
import { clearAvailability } from '../availability/availability.service.ts';
import { bookingRecord } from '../booking-record.ts';
import { refuseClash } from '../booking-refusal.ts';
import { type CheckedSlot, checkSlot } from '../checked-request.ts';
import { createAppointment } from '../create.sql.ts';
import { decryptPerson, encryptPerson, hasOtherContacts } from '../encrypted-person.ts';
import { withFreeCode } from '../free-code.ts';
import { modifyAppointment } from '../modify.sql.ts';
import { bookingLink } from '../own/own-link.ts';
import { readPerson } from '../personal-rows.sql.ts';
import { decryptWaiting } from './encrypted-entry.ts';
import { type EntryRow, lockEntry, readComing, readEntry, settleTaken } from './entry.sql.ts';
import { findEntry } from './waiting.service.ts';

/**
 * Books the place that an entry is offered, by the statement of any booking with the hold of the offer; a booking
 * that was to be given up is moved to it instead, so that its old place is given up only as the new one is taken.
 * A repeat, as after an answer that was lost, gets the same booking.
 * @returns the whole envelope as JSON text
 * @throws Refused `waiting-link`, `booking-not-open`; `offer-ended` when nothing is offered any more; what the booking
 *   is refused for
 */
export async function acceptOffer(deps: AppDependencies, link: string): Promise<string> {
  const { id } = await findEntry(deps, link);
  await assertOpenForBooking(deps);
  const entry = await findEntry(deps, link);
  const person = decryptWaiting(deps.keys, entry);
  if (entry.state === 'TAKEN') return answerOf(deps, entry.appointment_id, person);
  const wanted = await offeredSlot(deps, entry);
  const taken = await withDocumentHash(deps, person.docNo, (document) =>
    withFreeCode((code) =>
      retryWhenUndone(() =>
        deps.db.transaction(async (tx) => {
          await lockEntry(tx, id);
          const now = deps.clock.now();
          const locked = await readEntry(tx, id, now);
          if (locked?.state === 'TAKEN') return locked.appointment_id;
          if (locked === undefined || locked.hold_id === null || locked.hold_id !== entry.hold_id)
            throw new Refused('offer-ended');
          const appointmentId = await book(deps, tx, { entry: locked, person, wanted, document, code });
          if (appointmentId !== undefined) await settleTaken(tx, { id, appointmentId, now });
          return appointmentId;
        }),
      ),
    ),
  );
  clearAvailability(deps.db, wanted.servicePointId, wanted.serviceType);
  return answerOf(deps, taken, person);
}

async function offeredSlot(deps: AppDependencies, entry: EntryRow): Promise<CheckedSlot> {
  const { offered_point: servPtId, offered_time: startsAt, hold_id: holdId, service_type: type } = entry;
  if (servPtId === null || startsAt === null || holdId === null) throw new Refused('offer-ended');
  return checkSlot(deps, { servPtId, type, holdId }, startsAt);
}

interface Draft {
  entry: EntryRow;
  person: Person;
  wanted: CheckedSlot;
  document: DocumentHash;
  code: string;
}

/** @returns the id of the booking; undefined when the key of document hashes has changed, and nothing was written */
async function book(deps: AppDependencies, tx: Queryable, draft: Draft): Promise<string | undefined> {
  const { entry, person, wanted, document, code } = draft;
  const former = entry.former_appointment_id;
  const coming = former === null ? undefined : await readComing(tx, former, wanted.now);
  const appointmentId = coming?.id ?? randomUUID();
  const common = {
    wanted,
    serviceDay: wanted.serviceDay,
    document,
    person: encryptPerson(deps.keys, appointmentId, person),
    appointmentId,
    eventId: randomUUID(),
    language: entry.language,
  };
  const row = coming
    ? await modifyAppointment(tx, {
        ...common,
        owner: [document.hash, ...document.older],
        hasOtherContacts: hasOtherContacts(decryptPerson(deps.keys, coming), person),
      })
    : await createAppointment(tx, {
        ...common,
        bookedBy: 'visitor',
        reservationCode: code,
        storedResponse: undefined,
      });
  if (!row.current) return undefined;
  refuseClash(row);
  await assertGot(deps, row.got, wanted);
  return appointmentId;
}

async function answerOf(
  deps: AppDependencies,
  appointmentId: string | null,
  person: Person,
): Promise<string> {
  const [row] = appointmentId === null ? [] : await readPerson(deps.db, [appointmentId]);
  const known = row && (await findServicePoint(deps, row.service_point_id));
  if (row === undefined || known === undefined) throw new Refused('offer-ended');
  const booking = {
    id: row.id,
    reservationCode: row.reservation_code,
    person,
    startsAt: row.starts_at,
    type: row.service_type,
    modified: row.modified,
    point: known.point,
  };
  const data = bookingRecord(booking, bookingLink(deps.keys, { id: row.id, version: row.link_version }));
  return JSON.stringify({
    code: 200,
    msg: '',
    data,
    token: issueBookingToken(deps.keys, deps.clock, person),
  });
}
