import type { OwnNotices } from '@phial/browser/notices/use-own-notices';
import { CallError } from '@phial/client/call-error';
import type { BookingRecord, CreateRequest } from '@phial/contract/appointment';
import { changeBooking, createBooking } from '@phial/contract/calls/bookings';
import { useRef, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { notifyCallError } from '../../../api-client/error-notices.ts';
import { type StandingRefusal, standingRefusal } from '../../../api-client/standing-refusal.ts';
import { useLanguage } from '../../../language/language.ts';
import { slotOf } from '../hold/chosen-slot.ts';
import { lostSlot } from '../lost-slot/slot-gone.ts';
import { newUuid } from '../random-id.ts';
import type { StepProps } from './step-props.ts';
import { bookingRequest, type CaptchaAnswer, isOutcomeUnknown, submissionKey } from './submission.ts';

/** What became of a submission; the toast of a refusal has been shown. */
export type Outcome =
  | { booked: BookingRecord }
  | { refused: StandingRefusal | undefined; proofEnded: boolean }
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

  async function book(request: CreateRequest): Promise<BookingRecord> {
    const shownHere = { timeLimit: 'short', ownMessage: true } as const;
    if (state.changing) {
      const { apptRecordId } = state.changing;
      const body = { ...request, isModifyReserve: true, apptRecordId };
      return (await send(changeBooking, { body, ...shownHere })).data;
    }
    const pending = submissionKey(request, state.pending, newUuid);
    dispatch({ kind: 'sent', pending });
    const headers = { 'Idempotency-Key': pending.key };
    return (await send(createBooking, { body: request, headers, ...shownHere })).data;
  }

  async function attempt(answer: CaptchaAnswer): Promise<Outcome> {
    const slot = slotOf(address);
    // The journey keeps a step without a slot out of reach.
    if (!slot) return 'slot-gone';
    const request = bookingRequest({
      form: state.form,
      slot,
      holdId: hold.running?.holdId,
      language,
      answer,
    });
    try {
      const booked = await book(request);
      // The place is the visitor's now: there is no hold to give back and no clock to run.
      keeper.end();
      return { booked };
    } catch (error) {
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
      return { refused: standingRefusal(error), proofEnded: refusal === 'booking-token' };
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
