import type { EnquiryRequest } from '@phial/contract/booking/appointment';
import { CAPTCHA_LENGTH, normaliseCaptcha } from '@phial/domain/booking/captcha-text';
import {
  type DocumentNumberError,
  formatDocumentNumber,
  validateDocumentNumber,
} from '@phial/domain/identity/hkid';
import { type NameError, normaliseName, validateName } from '@phial/domain/identity/person-name';
import { type Language, toWireLanguage } from '@phial/domain/language';

/** The search form as typed; `uuid` belongs to the picture shown and is empty while there is none. */
export const EMPTY_ENQUIRY = { name: '', number: '', check: '', captcha: '', uuid: '' };

export type EnquiryForm = typeof EMPTY_ENQUIRY;

export interface EnquiryErrors {
  name?: NameError;
  docNo?: DocumentNumberError;
  captcha?: 'captcha-required';
}

/** What is wrong, in the order of the form; an empty object lets the call go out. */
export function validateEnquiry(form: EnquiryForm): EnquiryErrors {
  const name = validateName(form.name);
  const docNo = validateDocumentNumber(form);
  const hasCaptcha = [...normaliseCaptcha(form.captcha)].length === CAPTCHA_LENGTH && form.uuid !== '';
  return {
    ...(name && { name }),
    ...(docNo && { docNo }),
    ...(!hasCaptcha && { captcha: 'captcha-required' }),
  };
}

/** The fields that an attempt found wrong and that are not mended yet, each with what is wrong now. */
export function stillWrong(found: EnquiryErrors, form: EnquiryForm): EnquiryErrors {
  const now = Object.entries(validateEnquiry(form));
  return Object.fromEntries(now.filter(([field]) => Object.hasOwn(found, field)));
}

/** The five fields of the call, exactly. Precondition: {@link validateEnquiry} found nothing. */
export function toEnquiry(form: EnquiryForm, language: Language): EnquiryRequest {
  return {
    name: normaliseName(form.name),
    docNo: formatDocumentNumber(form),
    uuid: form.uuid,
    captcha: normaliseCaptcha(form.captcha),
    language: toWireLanguage(language),
  };
}
