import type { ClientInformationRequest } from '@phial/contract/booking/client-information';
import { CAPTCHA_LENGTH, normaliseCaptcha } from '@phial/domain/booking/captcha-text';
import {
  CLIENT_INFORMATION_FIELDS,
  type ClientInformationError,
  type ClientInformationField,
  type ClientInformationForm,
  toClientInformation,
  validateClientInformation,
} from '@phial/domain/booking/client-information-form';
import { dayOf } from '@phial/domain/hong-kong-time';
import { completeBirthday } from '@phial/domain/identity/birthday';
import { normalisePhone } from '@phial/domain/identity/phone';
import { type Language, toWireLanguage } from '@phial/domain/language';
import type { ClientDraft } from './subscribe-params.ts';

export type FormField = ClientInformationField | 'captcha';

/** In the order of the form. */
export const FORM_FIELDS: readonly FormField[] = [...CLIENT_INFORMATION_FIELDS, 'captcha'];

export type FormErrors = Partial<Record<FormField, ClientInformationError | 'captcha-required'>>;

function typedForm(draft: ClientDraft): ClientInformationForm {
  return { ...draft, birthday: completeBirthday(draft.birthday) };
}

/** What is wrong with the form; an empty object lets the call go out. */
export function validateDraft(draft: ClientDraft, now: Date): FormErrors {
  const hasCaptcha = [...normaliseCaptcha(draft.code)].length === CAPTCHA_LENGTH && draft.captchaId !== '';
  return {
    ...validateClientInformation(typedForm(draft), dayOf(now)),
    ...(!hasCaptcha && { captcha: 'captcha-required' }),
  };
}

/** Precondition: {@link validateDraft} found nothing. */
export function toRequest(draft: ClientDraft, language: Language): ClientInformationRequest {
  return {
    ...toClientInformation(typedForm(draft)),
    telephone2: normalisePhone(draft.telephone2),
    uuid: draft.captchaId,
    captcha: normaliseCaptcha(draft.code),
    language: toWireLanguage(language),
  };
}
