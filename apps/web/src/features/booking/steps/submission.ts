import type { OwnNotices } from '@phial/browser/notices/use-own-notices';
import { newUuid } from '@phial/browser/uuid';
import { CallError } from '@phial/client/call-error';
import type { BookingRecord, CreateRequest, PartyRequest } from '@phial/contract/booking/appointment';
import { changeBooking, createBooking, createParty } from '@phial/contract/calls/bookings';
import { EMPTY_PERSON_FORM, type PersonForm, toPerson } from '@phial/domain/booking/booking-form';
import { normaliseCaptcha } from '@phial/domain/booking/captcha-text';
import { type Language, toWireLanguage } from '@phial/domain/language';
import { useRef, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { notifyCallError, type StandingRefusal, standingRefusal } from '../../../api-client/error-notices.ts';
import { useLanguage } from '../../../language/language.ts';
import { type ChosenSlot, lostSlot, slotOf } from '../hold/hold.ts';
import { personOf, withPerson } from './party-refusal.ts';
import type { StepProps } from './step-form.tsx';
import { type PartyForm, peopleOf } from './wizard-state.ts';

const shownHere = { timeLimit: 'short', ownMessage: true } as const;

interface CaptchaAnswer {
  uuid: string;
  captcha: string;
}

interface Submission {
  form: PersonForm;
  slot: ChosenSlot;
  holdId: string | undefined;
  language: Language;
  answer: CaptchaAnswer;
}

/**
 * The booking as it is sent; the repeated phone never is (docs/rules/booking.md#contact).
 * Precondition: the form is complete.
 */
export function bookingRequest({ form, slot, holdId, language, answer }: Submission): CreateRequest {
  const { name, docNo, telNo, email } = toPerson(form);
  return {
    name,
    docNo,
    telNo,
    email,
    uuid: answer.uuid,
    captcha: normaliseCaptcha(answer.captcha),
    servPtId: slot.servPtId,
    servTime: slot.servTime,
    type: slot.type,
    language: toWireLanguage(language),
    ...(holdId && { holdId }),
  };
}

/** The booking of several people as it is sent. */
function partyRequest(people: readonly PartyForm[], submission: Omit<Submission, 'form'>): PartyRequest {
  const [first] = people;
  const {
    name: _name,
    docNo: _docNo,
    telNo: _telNo,
    email: _email,
    ...shared
  } = bookingRequest({
    form: first?.form ?? EMPTY_PERSON_FORM,
    ...submission,
  });
  return { ...shared, people: people.map(({ form }) => toPerson(form)) };
}

/** The idempotency key of a submission whose outcome is not known, with what it was for. */
export interface PendingKey {
  key: string;
  intent: string;
}

/**
 * The key of a submission. The same intent keeps its key while nobody knows
 * whether it arrived, so that a repeat gets the first answer instead of a
 * second booking. Captcha and hold are no part of the intent: each attempt
 * renews them.
 * @param newKey makes an unguessable key
 */
export function submissionKey(
  request: CreateRequest | PartyRequest,
  pending: PendingKey | undefined,
  newKey: () => string,
): PendingKey {
  const { uuid: _uuid, captcha: _captcha, holdId: _holdId, ...intent } = request;
  const text = JSON.stringify(intent);
  return pending?.intent === text ? pending : { key: newKey(), intent: text };
}

/** True where a failed submission may have booked all the same: no answer came. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'status');

/** Why one of several people cannot be booked. */
export interface MemberRefusal {
  /** Counted from 1. */
  person: number;
  /** In the language of the moment, without whom it is about. */
  text: () => string;
}

function memberRefusal(failure: unknown): MemberRefusal | undefined {
  const person = personOf(failure);
  const refusal = standingRefusal(failure);
  return person === undefined || refusal === undefined ? undefined : { person, text: refusal.text };
}

/** What became of a submission; the toast of a refusal has been shown. */
export type Outcome =
  /** All of them where they are for several people. */
  | { booked: BookingRecord; party?: readonly BookingRecord[] }
  | { refused: StandingRefusal | undefined; proofEnded: boolean; member?: MemberRefusal | undefined }
  | 'slot-gone';

/**
 * Sends the booking, once at a time: a second call while one is under way does
 * nothing. A refusal is shown in one toast with the server's message; a slot that
 * is gone is handed to the keeper of the hold as well.
 * @param notices of the step, so that the words of a refusal end with it
 */
export function useSubmission(
  {
    address,
    state,
    dispatch,
    hold,
    keeper,
  }: Pick<StepProps, 'address' | 'state' | 'dispatch' | 'hold' | 'keeper'>,
  notices: OwnNotices,
) {
  const language = useLanguage();
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  function headersFor(request: CreateRequest | PartyRequest) {
    const pending = submissionKey(request, state.pending, newUuid);
    dispatch({ kind: 'sent', pending });
    return { 'Idempotency-Key': pending.key };
  }

  async function book(request: CreateRequest): Promise<BookingRecord> {
    if (state.changing) {
      const { apptRecordId } = state.changing;
      const body = { ...request, isModifyReserve: true, apptRecordId };
      return (await send(changeBooking, { body, ...shownHere })).data;
    }
    const headers = headersFor(request);
    return (await send(createBooking, { body: request, headers, ...shownHere })).data;
  }

  async function bookAll(
    request: PartyRequest,
  ): Promise<{ booked: BookingRecord; party: readonly BookingRecord[] }> {
    const headers = headersFor(request);
    const bookings = await send(createParty, { body: request, headers, ...shownHere });
    const party = bookings.map(({ record }) => record);
    return { booked: party[0] as BookingRecord, party };
  }

  async function attempt(answer: CaptchaAnswer): Promise<Outcome> {
    const slot = slotOf(address);
    // The journey keeps a step without a slot out of reach.
    if (!slot) return 'slot-gone';
    const submission = { slot, holdId: hold.running?.holdId, language, answer };
    try {
      const outcome = address.people
        ? await bookAll(partyRequest(peopleOf(state, address.people), submission))
        : { booked: await book(bookingRequest({ form: state.form, ...submission })) };
      // The seat is the visitor's now: there is no hold to give back and no clock to run.
      keeper.end();
      return outcome;
    } catch (failure) {
      const error = withPerson(failure);
      if (!isOutcomeUnknown(error)) dispatch({ kind: 'sent', pending: undefined });
      const lost = lostSlot(slot, error);
      if (lost) {
        // Said over the step it leads back to as well.
        notifyCallError(error);
        keeper.lose(lost);
        return 'slot-gone';
      }
      notifyCallError(error, notices.show);
      const refusal = error instanceof CallError ? error.error : undefined;
      if (refusal === 'hold-ended') keeper.retry();
      return {
        refused: standingRefusal(error),
        proofEnded: refusal === 'booking-token',
        member: memberRefusal(failure),
      };
    }
  }

  /** @returns undefined while an earlier one is under way */
  async function submit(answer: CaptchaAnswer): Promise<Outcome | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setSending(true);
    try {
      const outcome = attempt(answer);
      keeper.during(outcome);
      return await outcome;
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return { submit, sending };
}
