import { randomUUID } from 'node:crypto';
import type { Hold } from '@phial/contract/booking/hold';
import type { DeskAppointment } from '@phial/contract/desk/desk';
import type { CallerRequest, DeskHoldRequest } from '@phial/contract/desk/desk-act';
import { checkPerson, type Person } from '@phial/domain/booking/booking-form';
import { fromWireLanguage } from '@phial/domain/language';
import {
  assertServicePoint,
  type ServicePointRight,
  servicePointRight,
} from '../../../accounts/service-points/service-point-right.ts';
import { withDocumentHash } from '../../../crypto/document-hash.ts';
import { retryWhenUndone } from '../../../db/retry.ts';
import { Refused } from '../../../errors.ts';
import { assertGot } from '../../availability/alternatives.ts';
import { clearAvailability } from '../../availability/availability.service.ts';
import { refuseClash } from '../../booking-refusal.ts';
import { type CheckedSlot, checkSlot } from '../../checked-request.ts';
import { createAppointment } from '../../create.sql.ts';
import { encryptPerson } from '../../encrypted-person.ts';
import { withFreeCode } from '../../free-code.ts';
import { holdAtDesk } from '../../holds/hold.service.ts';
import { encryptResponse, findStoredResponse, type Submission } from '../../idempotency.ts';
import type { DeskDependencies } from '../desk-act.ts';
import { deskAppointment } from '../desk-appointment.ts';
import { readAppointment, readSlot } from '../desk-row.sql.ts';
import type { Clerk } from '../walk-in/walk-in.service.ts';

/** A booking for somebody who telephones, as it arrived. */
export interface CallerCall {
  body: CallerRequest;
  idempotencyKey: string | undefined;
}

/** What is kept of an answer under its Idempotency-Key; whoever erases a person finds it by this form. */
interface StoredAnswer {
  data: { docNo: string; apptRecordId: string };
}

/**
 * Keeps a seat while the form of a caller, or of a move, is open.
 * @throws Refused `slot-unknown`, `slot-past`, `slot-full` (each with free times), `other-service-point`
 */
export async function holdForCaller(
  deps: DeskDependencies,
  right: ServicePointRight,
  { slotId, replaces }: DeskHoldRequest,
): Promise<Hold> {
  return holdAtDesk(deps, await slotAhead(deps, right, { slotId, holdId: replaces }));
}

/**
 * Books for somebody who telephones, by the statement of a public booking: on any day that can be booked, at any
 * point the account works for. A repeat under the same Idempotency-Key gets the same appointment, as it is by then.
 * @throws Refused by the rules of the form; `slot-unknown`, `slot-past`, `slot-full` (each with free times),
 *   `other-service-point`, `same-time`, `same-day`, `idempotency-mismatch`, `not-found` for a repeat whose
 *   appointment was erased
 */
export async function bookForCaller(
  deps: DeskDependencies,
  clerk: Clerk,
  call: CallerCall,
): Promise<DeskAppointment> {
  const checked = checkPerson(call.body);
  if ('error' in checked) throw new Refused(checked.error);
  const submission = submissionOf(clerk, call, checked.person);
  try {
    const wanted = await slotAhead(deps, servicePointRight(clerk), call.body);
    return await readBooked(deps, await book(deps, clerk, { ...call, ...checked, wanted, submission }));
  } catch (error) {
    // What is full or already booked for a repeat may be its own first try.
    if (submission === undefined || !(error instanceof Refused)) throw error;
    const first = await findStoredResponse(deps, submission);
    if (first === undefined) throw error;
    return readBooked(deps, (JSON.parse(first) as StoredAnswer).data.apptRecordId);
  }
}

/** @throws Refused `slot-unknown`, `slot-past`, `other-service-point` */
async function slotAhead(
  deps: DeskDependencies,
  right: ServicePointRight,
  { slotId, holdId }: { slotId: string; holdId?: string | undefined },
): Promise<CheckedSlot> {
  const slot = await readSlot(deps.db, slotId);
  if (slot === undefined) throw new Refused('slot-unknown');
  assertServicePoint(right, slot.servicePointId);
  const { servicePointId: servPtId, serviceType: type, startsAt } = slot;
  return checkSlot(deps, { servPtId, type, holdId: holdId ?? '' }, startsAt);
}

interface Draft {
  body: CallerRequest;
  person: Person;
  wanted: CheckedSlot;
  submission: Submission | undefined;
}

/** @returns the id of the new appointment */
async function book(
  deps: DeskDependencies,
  clerk: Clerk,
  { body, person, wanted, submission }: Draft,
): Promise<string> {
  const { row, id } = await withDocumentHash(deps, person.docNo, async (document) => {
    const tried = await withFreeCode(async (reservationCode) => {
      const appointmentId = randomUUID();
      const stored: StoredAnswer = { data: { docNo: person.docNo, apptRecordId: appointmentId } };
      const booking = {
        wanted,
        serviceDay: wanted.serviceDay,
        document,
        reservationCode,
        person: encryptPerson(deps.keys, appointmentId, person),
        appointmentId,
        eventId: randomUUID(),
        bookedBy: clerk.id,
        language: fromWireLanguage(body.language),
        storedResponse: submission && encryptResponse(deps, submission, JSON.stringify(stored)),
      };
      return { row: await retryWhenUndone(() => createAppointment(deps.db, booking)), id: appointmentId };
    });
    return tried.row.current ? tried : undefined;
  });
  refuseClash(row);
  await assertGot(deps, row.got, wanted);
  clearAvailability(deps.db, wanted.servicePointId, wanted.serviceType);
  return id;
}

/** @throws Refused `not-found` when its personal data were erased */
async function readBooked(deps: DeskDependencies, id: string): Promise<DeskAppointment> {
  const row = await readAppointment(deps.db, id);
  if (row === undefined) throw new Refused('not-found');
  return deskAppointment(deps.keys, row);
}

/** The hold does not belong to it: a repeat may have to renew it. The account does: a key is one account's. */
function submissionOf(
  { id }: Clerk,
  { body: { slotId, language }, idempotencyKey }: CallerCall,
  { name, docNo, telNo, email }: Person,
): Submission | undefined {
  if (idempotencyKey === undefined) return undefined;
  const what = ['desk', id, name, docNo, telNo, email, slotId, language];
  return { key: idempotencyKey, content: JSON.stringify(what) };
}
