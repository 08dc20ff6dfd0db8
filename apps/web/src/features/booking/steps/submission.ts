import { CallError } from '@phial/client/call-error';
import type { CreateRequest } from '@phial/contract/appointment';
import { type PersonForm, toPerson } from '@phial/domain/booking-form';
import { normaliseCaptcha } from '@phial/domain/captcha-text';
import { type Language, toWireLanguage } from '@phial/domain/language';
import type { ChosenSlot } from '../hold/chosen-slot.ts';

export interface CaptchaAnswer {
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
    ...slot,
    language: toWireLanguage(language),
    ...(holdId && { holdId }),
  };
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
  request: CreateRequest,
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
