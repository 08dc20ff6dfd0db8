import { randomUUID } from 'node:crypto';
import type { CreateRequest } from '@phial/contract/booking/appointment';
import type { Person } from '@phial/domain/booking/booking-form';
import { findServiceType } from '@phial/domain/booking/service-type';
import { fromWireLanguage } from '@phial/domain/language';
import { NIL_UUID } from '@phial/domain/uuid';
import type { AppDependencies } from '../app-dependencies.ts';
import { spendCaptcha } from '../captcha/captcha.service.ts';
import { issueBookingToken } from '../crypto/booking-token.ts';
import { type DocumentHash, hashDocument, withDocumentHash } from '../crypto/document-hash.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { assertOpenForBooking } from '../opening/opening.service.ts';
import { assertGot, slotGone } from './availability/alternatives.ts';
import { clearAvailability } from './availability/availability.service.ts';
import { bookingRecord } from './booking-record.ts';
import { refuseClash } from './booking-refusal.ts';
import { type CheckedSlot, checkSlot, checkSubmission } from './checked-request.ts';
import { type CreateRow, createAppointment } from './create.sql.ts';
import { encryptPerson } from './encrypted-person.ts';
import { withFreeCode } from './free-code.ts';
import { encryptResponse, orFirstAnswer, type Submission } from './idempotency.ts';
import { withoutOthersBooking } from './others-booking.ts';
import { bookingLink } from './own/own-link.ts';
import { FULL, inSlotLine } from './slot-line.ts';

/** A create call as it arrived. */
export interface CreateCall {
  body: CreateRequest;
  address: string;
  idempotencyKey: string | undefined;
}

/**
 * Books: one statement for the captcha, one for the booking.
 * A repeat under the same Idempotency-Key gets the stored response byte for byte.
 * @returns the whole envelope as JSON text
 * @throws Refused by the rules of the form, limits, captcha; `booking-not-open`; `service-point-unknown`, `slot-unknown`,
 *   `slot-past`, `slot-full` (with free times), `same-time`, `same-day`, `booking-refused`,
 *   `idempotency-mismatch`
 */
export async function createBooking(deps: AppDependencies, call: CreateCall): Promise<string> {
  const { body } = call;
  const { person, startsAt } = checkSubmission(body);
  const { hash } = await hashDocument(deps, person.docNo);
  await deps.limits.consume('create', { address: call.address });
  const submission = submissionOf(call, person, startsAt);
  return orFirstAnswer(deps, submission, async () => {
    await assertOpenForBooking(deps);
    await spendCaptcha(deps, body, call.address);
    const wanted = await checkSlot(deps, body, startsAt);
    const limitKey = { address: call.address, documentHash: hash };
    try {
      return await countBooked(deps, limitKey, () => book(deps, { body, person, wanted, submission }));
    } catch (error) {
      throw await withoutOthersBooking(deps, error, { appointmentId: NIL_UUID, person, wanted });
    }
  });
}

/** Counts a booking that is made, not one that is refused; before it is made, so that many at once cannot pass. */
export async function countBooked(
  { limits }: AppDependencies,
  limitKey: { address: string; documentHash: Buffer },
  book: () => Promise<string>,
): Promise<string> {
  await limits.consume('booked', limitKey);
  try {
    return await book();
  } catch (error) {
    await limits.giveBack('booked', limitKey);
    throw error;
  }
}

interface Draft {
  body: CreateRequest;
  person: Person;
  wanted: CheckedSlot;
  submission: Submission | undefined;
}

async function book(deps: AppDependencies, draft: Draft): Promise<string> {
  const { wanted, person } = draft;
  const { servicePointId, serviceType, startsAt, holdId } = wanted;
  const line = {
    slot: `${serviceType} ${startsAt.getTime()} ${servicePointId}`,
    needsSeat: holdId === undefined,
  };
  const tried = await inSlotLine(
    deps.db,
    line,
    () =>
      withDocumentHash(deps, person.docNo, async (document) => {
        const tried = await withFreeCode((code) => tryBooking(deps, draft, document, code));
        return tried.row.current ? tried : undefined;
      }),
    ({ row }) => row.got === false,
  );
  if (tried === FULL) throw await slotGone(deps, 'slot-full', wanted);
  const { row, answer } = tried;
  refuseClash(row);
  await assertGot(deps, row.got, wanted);
  clearAvailability(deps.db, servicePointId, serviceType);
  return answer;
}

interface Tried {
  row: CreateRow;
  answer: string;
}

/**
 * The booking statement. The answer is known before it runs and is stored with the booking, so that a repeat gets
 * these very bytes.
 */
async function tryBooking(
  deps: AppDependencies,
  { body, person, wanted, submission }: Draft,
  document: DocumentHash,
  reservationCode: string,
): Promise<Tried> {
  const id = randomUUID();
  const { startsAt, serviceType: type, serviceDay, point } = wanted;
  const link = bookingLink(deps.keys, { id, version: 0 });
  const data = bookingRecord({ id, reservationCode, person, startsAt, type, modified: false, point }, link);
  const token = issueBookingToken(deps.keys, deps.clock, person);
  const answer = JSON.stringify({ code: 200, msg: '', data, token });
  const booking = {
    wanted,
    serviceDay,
    document,
    reservationCode,
    person: encryptPerson(deps.keys, id, person),
    appointmentId: id,
    eventId: randomUUID(),
    bookedBy: 'visitor',
    language: fromWireLanguage(body.language),
    storedResponse: submission && encryptResponse(deps, submission, answer),
  };
  return { row: await retryWhenUndone(() => createAppointment(deps.db, booking)), answer };
}

/** Neither captcha nor hold belong to it: a repeat may have to renew them. */
function submissionOf(
  { body, idempotencyKey }: CreateCall,
  { name, docNo, telNo, email }: Person,
  startsAt: Date,
): Submission | undefined {
  if (idempotencyKey === undefined) return undefined;
  // ECG and other as they are written, whatever the call does: servers of the former version compare the same text.
  const type = findServiceType(['ECG', 'other'], body.type) ?? body.type?.toLowerCase() ?? null;
  const what = [name, docNo, telNo, email, body.servPtId, startsAt.toISOString(), type, body.language];
  return { key: idempotencyKey, content: JSON.stringify(what) };
}
