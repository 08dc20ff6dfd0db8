import { randomUUID } from 'node:crypto';
import type { BookingRecord, CreateRequest } from '@phial/contract/booking/appointment';
import type { Person } from '@phial/domain/booking/booking-form';
import { fromWireLanguage, type Language } from '@phial/domain/language';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../app-dependencies.ts';
import { spendCaptcha } from '../captcha/captcha.service.ts';
import { issueBookingToken, verifyBookingToken } from '../crypto/booking-token.ts';
import { type DocumentHash, withDocumentHash } from '../crypto/document-hash.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { Refused } from '../errors.ts';
import { assertOpenForBooking } from '../opening/opening.service.ts';
import { assertGot } from './availability/alternatives.ts';
import { clearAvailability } from './availability/availability.service.ts';
import { bookingRecord } from './booking-record.ts';
import { refusalOf, refuseClash } from './booking-refusal.ts';
import { type CheckedSlot, checkSlot, checkSubmission } from './checked-request.ts';
import { encryptPerson, hasOtherContacts } from './encrypted-person.ts';
import { type ModifyRow, modifyAppointment } from './modify.sql.ts';
import { withoutOthersBooking } from './others-booking.ts';
import { bookingLink } from './own/own-link.ts';
import { findOwned } from './owned-record.ts';

/** A change as it arrived, by either of its two calls (docs/rules/booking.md#changing-a-booking). */
export interface ModifyCall {
  recordId: string;
  body: CreateRequest;
  address: string;
  authorization: string | undefined;
}

/**
 * Moves a booking to another slot, or to the same one with other contacts;
 * the reservation code stays. The old seat is given up only as the new one is
 * taken.
 * @returns the whole envelope as JSON text
 * @throws Refused as create does, and `booking-token` without a token of the number and name that the record is
 *   under, or with another number in the body, whatever the id; `already-cancelled`; `slot-past` also when the
 *   booked time has begun
 */
export async function modifyBooking(deps: AppDependencies, call: ModifyCall): Promise<string> {
  const { body } = call;
  const { person, startsAt } = checkSubmission(body);
  await deps.limits.consume('change', { address: call.address });
  const token = verifyBookingToken(deps.keys, deps.clock, call.authorization);
  const id = parseRecordId(call.recordId);
  const { owner } = await findOwned(deps, id, token);
  if (owner.docNo !== person.docNo) throw new Refused('booking-token');
  await assertOpenForBooking(deps);
  await spendCaptcha(deps, body, call.address);
  const wanted = await checkSlot(deps, body, startsAt);
  const data = await moveBooking(deps, {
    id,
    former: owner,
    person,
    wanted,
    language: fromWireLanguage(body.language),
  });
  return JSON.stringify({
    code: 200,
    msg: '',
    data,
    token: issueBookingToken(deps.keys, deps.clock, person),
  });
}

/** A change whose caller has proved that the booking is the visitor's. */
export interface Move {
  id: string;
  /** As the record has the person before it. */
  former: Person;
  person: Person;
  wanted: CheckedSlot;
  language: Language;
}

/**
 * The change itself, by whichever way the visitor came.
 * @throws Refused `already-cancelled`, `slot-past`, `slot-unknown`, `slot-full` (with free times), `same-time`,
 *   `same-day`, `booking-refused`, `booking-token` when the record is gone
 */
export async function moveBooking(deps: AppDependencies, move: Move): Promise<BookingRecord> {
  try {
    return await change(deps, move);
  } catch (error) {
    const { id: appointmentId, person, wanted } = move;
    throw await withoutOthersBooking(deps, error, { appointmentId, person, wanted });
  }
}

async function change(deps: AppDependencies, draft: Move): Promise<BookingRecord> {
  const { id, person, wanted } = draft;
  const row = await withDocumentHash(deps, person.docNo, (document) => tryChange(deps, draft, document));
  if (row.status === null) throw new Refused('booking-token');
  if (row.status === 'CANCELLED') throw new Refused('already-cancelled');
  if (row.status !== 'BOOKED' || row.past) throw new Refused('slot-past');
  refuseClash(row);
  await assertGot(deps, row.got, wanted);
  clearAvailability(deps.db, row.former_service_point, row.former_service_type);
  clearAvailability(deps.db, wanted.servicePointId, wanted.serviceType);
  const { startsAt, serviceType: type, point } = wanted;
  const reservationCode = row.reservation_code;
  const link = bookingLink(deps.keys, { id, version: row.link_version ?? 0 });
  return bookingRecord({ id, reservationCode, person, startsAt, type, modified: true, point }, link);
}

async function tryChange(
  deps: AppDependencies,
  { id, former, person, wanted, language }: Move,
  document: DocumentHash,
): Promise<ModifyRow | undefined> {
  const changed = {
    wanted,
    appointmentId: id,
    eventId: randomUUID(),
    serviceDay: wanted.serviceDay,
    document,
    language,
    owner: [document.hash, ...document.older],
    person: encryptPerson(deps.keys, id, person),
    hasOtherContacts: hasOtherContacts(former, person),
  };
  try {
    const row = await retryWhenUndone(() => modifyAppointment(deps.db, changed));
    return row.current ? row : undefined;
  } catch (error) {
    throw refusalOf(error);
  }
}
