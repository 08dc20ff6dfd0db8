import { randomUUID } from 'node:crypto';
import type { PartyBookings } from '@phial/contract/booking/appointment';
import type { Person } from '@phial/domain/booking/booking-form';
import { dayOf } from '@phial/domain/hong-kong-time';
import { fromWireLanguage, type WireLanguage } from '@phial/domain/language';
import type { AppDependencies } from '../../app-dependencies.ts';
import { issueBookingToken } from '../../crypto/booking-token.ts';
import { type DocumentHash, withDocumentHashes } from '../../crypto/document-hash.ts';
import type { Transaction } from '../../db/pool.ts';
import { retryWhenUndone } from '../../db/retry.ts';
import { bookingRecord } from '../booking-record.ts';
import { refusalOf, refuseClash } from '../booking-refusal.ts';
import type { CheckedSlot } from '../checked-request.ts';
import { createAppointment, type NewAppointment } from '../create.sql.ts';
import { encryptPerson } from '../encrypted-person.ts';
import { withFreeCodes } from '../free-code.ts';
import { encryptResponse, type Submission } from '../idempotency.ts';
import { bookingLink } from '../own/own-link.ts';
import { keepLeftPlaces } from '../waiting/offer.sql.ts';
import { isOfAPerson, MemberRefused } from './member-refusal.ts';
import { findPartySeats } from './party.sql.ts';
import { assertSeats, orOtherTimes } from './party-seats.ts';

interface PartyDraft {
  people: readonly Person[];
  /** The first seat; its `holdId` is the hold of the party. */
  wanted: CheckedSlot;
  language: WireLanguage;
  submission: Submission | undefined;
}

/** Thrown in the transaction, so that nothing of it stays. */
const KEY_CHANGED = Symbol('key changed');

/**
 * Books everybody in one transaction. Its answer is stored with the last booking, so that a repeat gets these very
 * bytes.
 * @returns the whole envelope as JSON text
 * @throws MemberRefused; Refused `slot-unknown`, `slot-full` (each with free times for so many), `busy`
 */
export async function bookParty(deps: AppDependencies, draft: PartyDraft): Promise<string> {
  const numbers = draft.people.map(({ docNo }) => docNo);
  const seated = { wanted: draft.wanted, people: numbers.length };
  return orOtherTimes(deps, seated, () =>
    withDocumentHashes(deps, numbers, async (documents) => {
      try {
        return await withFreeCodes(numbers.length, (codes) =>
          retryWhenUndone(() => deps.db.transaction((tx) => bookAll(deps, tx, draft, { documents, codes }))),
        );
      } catch (error) {
        if (error === KEY_CHANGED) return undefined;
        throw error;
      }
    }),
  );
}

async function bookAll(
  deps: AppDependencies,
  tx: Transaction,
  draft: PartyDraft,
  { documents, codes }: { documents: readonly DocumentHash[]; codes: readonly string[] },
): Promise<string> {
  const { seats, givenUp } = await findPartySeats(tx, draft.wanted, draft.people.length);
  assertSeats(seats);
  const members = draft.people.map((person, index) => ({
    ...memberOf(deps, draft, person, {
      startsAt: seats[index]?.startsAt ?? draft.wanted.startsAt,
      document: documents[index] as DocumentHash,
      reservationCode: codes[index] ?? '',
    }),
    index,
  }));
  const data: PartyBookings = members.map(({ record, token }) => ({ record, token }));
  const answer = JSON.stringify({ code: 200, msg: '', data });
  // Two parties that share people meet in the unique indexes of the numbers: everybody comes to them in one order.
  const inOrder = members.toSorted((a, b) => a.booking.document.hash.compare(b.booking.document.hash));
  for (const [turn, { booking, index }] of inOrder.entries()) {
    const isLast = turn === inOrder.length - 1;
    const storedResponse = isLast && draft.submission && encryptResponse(deps, draft.submission, answer);
    await bookMember(tx, { ...booking, storedResponse: storedResponse || undefined }, index);
  }
  await keepLeftPlaces(tx, givenUp);
  return answer;
}

async function bookMember(tx: Transaction, booking: NewAppointment, index: number): Promise<void> {
  try {
    const row = await createAppointment(tx, booking);
    if (!row.current) throw KEY_CHANGED;
    refuseClash(row);
    // The slot is locked, and had the seat.
    if (!row.got) throw new Error('a seat of a locked slot is gone');
  } catch (error) {
    const refusal = refusalOf(error);
    if (!isOfAPerson(refusal)) throw error;
    const { wanted, serviceDay } = booking;
    throw new MemberRefused(index, refusal, { startsAt: wanted.startsAt, serviceDay });
  }
}

/** The booking of one person, their record and their token. */
function memberOf(
  { keys, clock }: AppDependencies,
  { wanted, language }: PartyDraft,
  person: Person,
  {
    startsAt,
    document,
    reservationCode,
  }: { startsAt: Date; document: DocumentHash; reservationCode: string },
) {
  const id = randomUUID();
  const { point, serviceType: type } = wanted;
  const booking: Omit<NewAppointment, 'storedResponse'> = {
    wanted: { ...wanted, startsAt, holdId: undefined },
    serviceDay: dayOf(startsAt),
    document,
    reservationCode,
    person: encryptPerson(keys, id, person),
    appointmentId: id,
    eventId: randomUUID(),
    bookedBy: 'visitor',
    language: fromWireLanguage(language),
  };
  return {
    booking: { ...booking, storedResponse: undefined },
    record: bookingRecord(
      { id, reservationCode, person, startsAt, type, modified: false, point },
      bookingLink(keys, { id, version: 0 }),
    ),
    token: issueBookingToken(keys, clock, person),
  };
}
