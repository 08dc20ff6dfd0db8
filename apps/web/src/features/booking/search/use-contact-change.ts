import { useOwnNotices } from '@phial/browser/notices/use-own-notices';
import { CallError } from '@phial/client/call-error';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { changeBooking } from '@phial/contract/calls/bookings';
import {
  type PersonFieldError,
  type PersonForm,
  type PersonWarning,
  toPerson,
  validatePersonForm,
} from '@phial/domain/booking/booking-form';
import { CAPTCHA_LENGTH, normaliseCaptcha } from '@phial/domain/booking/captcha-text';
import { toWireLanguage } from '@phial/domain/language';
import { useRef, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { notifyCallError, type StandingRefusal, standingRefusal } from '../../../api-client/error-notices.ts';
import { useLanguage } from '../../../language/language.ts';
import { formOf } from '../steps/wizard-state.ts';

/** The phone twice and the e-mail, as typed, and the captcha. */
export type ContactTyped = Pick<PersonForm, 'telNo' | 'tel2' | 'email'> & { captcha: string; uuid: string };
export type ContactField = 'telNo' | 'tel2' | 'email' | 'captcha';
export type ContactErrors = Partial<
  Record<ContactField, PersonFieldError | PersonWarning | 'captcha-required'>
>;

/** What keeps the contacts from being sent, by the rules of step 3 (docs/rules/booking.md#contact). */
function contactErrors(form: PersonForm, { captcha, uuid }: ContactTyped): ContactErrors {
  const { fields, warning } = validatePersonForm(form);
  const { telNo, tel2, email } = fields;
  const isCaptchaMissing = normaliseCaptcha(captcha).length !== CAPTCHA_LENGTH || uuid === '';
  return {
    ...(warning === 'phone-or-email' && { telNo: warning, email: warning }),
    ...(telNo && { telNo }),
    ...(tel2 && { tel2 }),
    ...(email && { email }),
    ...(isCaptchaMissing && { captcha: 'captcha-required' as const }),
  };
}

/**
 * Phone and e-mail of a booking that keeps its time: the change call with the slot the booking has, whose seat is its
 * own, so that it goes through when the slot is full or closed for new bookings.
 * @param onChanged gets the booking as it is now
 */
export function useContactChange(booking: BookingRecord, onChanged: (booking: BookingRecord) => void) {
  const language = useLanguage();
  const person = formOf(booking);
  const { telNo, tel2, email } = person;
  const [typed, setTyped] = useState<ContactTyped>({ telNo, tel2, email, captcha: '', uuid: '' });
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<StandingRefusal>();
  const [proofEnded, setProofEnded] = useState(false);
  const [refreshCount, setRefreshCount] = useState(0);
  const [busy, setBusy] = useState(false);
  // A second press comes before the state of the first has been rendered.
  const underWay = useRef(false);
  const notices = useOwnNotices();
  const form = { ...person, telNo: typed.telNo, tel2: typed.tel2, email: typed.email };
  const errors = contactErrors(form, typed);

  async function change(): Promise<void> {
    const { apptRecordId, servPtId, servTime, type } = booking;
    const body = {
      ...toPerson(form),
      uuid: typed.uuid,
      captcha: normaliseCaptcha(typed.captcha),
      servPtId,
      servTime,
      type,
      language: toWireLanguage(language),
      isModifyReserve: true,
      apptRecordId,
    };
    try {
      onChanged((await send(changeBooking, { body, timeLimit: 'short', ownMessage: true })).data);
    } catch (error) {
      // Any attempt spends the captcha, whatever it failed of.
      setRefreshCount((count) => count + 1);
      setProofEnded(error instanceof CallError && error.error === 'booking-token');
      setRefusal(standingRefusal(error));
      notifyCallError(error, notices.show);
    }
  }

  async function submit(): Promise<void> {
    if (underWay.current) return;
    notices.clear();
    setRefusal(undefined);
    setAttempt((count) => count + 1);
    if (Object.keys(errors).length > 0) return;
    underWay.current = true;
    setBusy(true);
    try {
      await change();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return {
    typed,
    edit: (changes: Partial<ContactTyped>) => setTyped((now) => ({ ...now, ...changes })),
    /** Shown from the first attempt on. */
    errors: attempt > 0 ? errors : {},
    attempt,
    refusal,
    /** The proof of document number and name has ended: the booking has to be found again. */
    proofEnded,
    refreshCount,
    busy,
    submit,
  };
}
