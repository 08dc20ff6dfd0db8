import type { BookingRecord, EnquiryRequest } from '@phial/contract/booking/appointment';
import type { WaitingEntry } from '@phial/contract/booking/waiting';
import {
  formatDocumentNumber,
  normaliseDocumentText,
  parseDocumentNumber,
} from '@phial/domain/identity/hkid';
import { validateName } from '@phial/domain/identity/person-name';
import type { AppDependencies } from '../app-dependencies.ts';
import { spendCaptcha } from '../captcha/captcha.service.ts';
import { issueBookingToken } from '../crypto/booking-token.ts';
import { hashDocument, withDocumentHash } from '../crypto/document-hash.ts';
import { Refused } from '../errors.ts';
import { findServicePoint } from '../service-points/service-points.service.ts';
import { bookingRecord } from './booking-record.ts';
import { findByDocument } from './enquiry.sql.ts';
import { type NamedAppointment, namedAppointments } from './named-appointments.ts';
import { bookingLink } from './own/own-link.ts';
import { findWaitingEntries } from './waiting/own-entries.ts';

/** An enquiry as it arrived. */
export interface EnquiryCall {
  body: EnquiryRequest;
  address: string;
}

/**
 * The records found, and a booking token when there are any (docs/rules/identity.md#booking-token); what the person
 * waits for, when there is something (docs/rules/waiting-list.md#enquiry).
 */
export interface EnquiryResult {
  data: BookingRecord[];
  token?: string;
  waiting?: WaitingEntry[];
}

/**
 * The coming bookings of a person, soonest first, and the entries of the waiting list
 * (docs/rules/identity.md#enquiry). An unknown number and a wrong name get the same answer after the same work (docs/rules/identity.md#same-answer).
 * @throws Refused by the rules of the form, limits and captcha
 */
export async function findBookings(deps: AppDependencies, call: EnquiryCall): Promise<EnquiryResult> {
  const { body, address } = call;
  const docNo = checkIdentity(body);
  const { hash } = await hashDocument(deps, docNo);
  await deps.limits.consume('enquiry', { address });
  await spendCaptcha(deps, body, address);
  // Counted as wrong before it is looked at, so that many at once cannot pass.
  const limitKey = { address, documentHash: hash };
  await deps.limits.consume('wrong-enquiry', limitKey);
  const found = await lookUp(deps, docNo, body.name);
  if (found.data.length > 0 || found.waiting !== undefined)
    await deps.limits.giveBack('wrong-enquiry', limitKey);
  return found;
}

function lookUp(deps: AppDependencies, docNo: string, name: string): Promise<EnquiryResult> {
  return withDocumentHash(deps, docNo, async (document) => {
    const found = await findByDocument(deps.db, document, deps.clock.now());
    if (found === undefined) return undefined;
    const own = namedAppointments(deps.keys, found.appointments, name);
    const waiting = await findWaitingEntries(deps, found.waiting, name);
    const data = await Promise.all(own.map((each) => recordOf(deps, each)));
    return {
      data,
      ...(data.length > 0 && { token: issueBookingToken(deps.keys, deps.clock, { docNo, name }) }),
      ...(waiting.length > 0 && { waiting }),
    };
  });
}

/**
 * @returns the document number as `A123456(3)`
 * @throws Refused `name-required`, `name-too-long`, `card-number-required`, `card-number-invalid`
 */
function checkIdentity({ name, docNo }: EnquiryRequest): string {
  const wrongName = validateName(name);
  if (wrongName !== undefined) throw new Refused(wrongName);
  if (normaliseDocumentText(docNo) === '') throw new Refused('card-number-required');
  const number = parseDocumentNumber(docNo);
  if (number === undefined) throw new Refused('card-number-invalid');
  return formatDocumentNumber(number);
}

async function recordOf(deps: AppDependencies, { row, person }: NamedAppointment): Promise<BookingRecord> {
  const known = await findServicePoint(deps, row.service_point_id);
  if (known === undefined) throw new Error(`appointment ${row.id} is at a service point that does not exist`);
  const booking = {
    id: row.id,
    reservationCode: row.reservation_code,
    person,
    startsAt: row.starts_at,
    type: row.service_type,
    modified: row.modified,
    point: known.point,
  };
  return bookingRecord(booking, bookingLink(deps.keys, { id: row.id, version: row.link_version }));
}
