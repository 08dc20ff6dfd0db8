import { isEmail, normaliseEmail } from '../identity/email.ts';
import {
  type DocumentNumberError,
  formatDocumentNumber,
  normaliseDocumentText,
  parseDocumentNumber,
  validateDocumentNumber,
} from '../identity/hkid.ts';

import { type NameError, normaliseName, validateName } from '../identity/person-name.ts';
import { isPhone, normalisePhone } from '../identity/phone.ts';
import {
  normaliseTravelDocument,
  type TravelDocumentError,
  validateTravelDocument,
} from '../identity/travel-document.ts';

/** Step 3 as typed: the document number in its two boxes, the phone twice. */
export interface PersonForm {
  name: string;
  number: string;
  check: string;
  telNo: string;
  tel2: string;
  email: string;
}

export const EMPTY_PERSON_FORM: Readonly<PersonForm> = {
  name: '',
  number: '',
  check: '',
  telNo: '',
  tel2: '',
  email: '',
};

export type PersonFieldError =
  | NameError
  | DocumentNumberError
  | 'phone-invalid'
  | 'phones-not-same'
  | 'email-invalid';

export type PersonField = 'name' | 'docNo' | 'telNo' | 'tel2' | 'email';

export type PersonWarning = 'phone-or-email' | 'phones-not-same';

export interface PersonFormErrors {
  /** Beside the fields, all at once. */
  fields: Partial<Record<PersonField, PersonFieldError>>;
  /** The one toast of the step; absent fields and no warning mean a valid form. */
  warning?: PersonWarning;
}

/**
 * Everything that is wrong with step 3. The repeat is needed only with a phone; a repeat without a phone is
 * not the same (docs/rules/booking.md#contact). The warning "phone or e-mail" comes before "phones not the
 * same" (docs/rules/booking.md#order-of-messages).
 */
export function validatePersonForm(form: PersonForm): PersonFormErrors {
  const telNo = normalisePhone(form.telNo);
  const tel2 = normalisePhone(form.tel2);
  const email = normaliseEmail(form.email);

  const fields: PersonFormErrors['fields'] = {};
  const name = validateName(form.name);
  if (name !== undefined) fields.name = name;
  const docNo = validateDocumentNumber(form);
  if (docNo !== undefined) fields.docNo = docNo;
  if (telNo !== '' && !isPhone(telNo)) fields.telNo = 'phone-invalid';
  if (tel2 !== '' && !isPhone(tel2)) fields.tel2 = 'phone-invalid';
  else if (telNo !== tel2) fields.tel2 = 'phones-not-same';
  if (email !== '' && !isEmail(email)) fields.email = 'email-invalid';

  if (telNo === '' && email === '') return { fields, warning: 'phone-or-email' };
  return fields.tel2 === 'phones-not-same' ? { fields, warning: 'phones-not-same' } : { fields };
}

/** A person as sent and kept: normalised, the empty string where a contact is absent. */
export interface Person {
  name: string;
  docNo: string;
  telNo: string;
  email: string;
}

/** Precondition: {@link validatePersonForm} found nothing. The repeated phone is never sent. */
export function toPerson(form: PersonForm): Person {
  return {
    name: normaliseName(form.name),
    docNo: formatDocumentNumber(form),
    telNo: normalisePhone(form.telNo),
    email: normaliseEmail(form.email),
  };
}

/** The documents a person can be registered with; the public booking takes identity cards only. */
export const DOCUMENT_TYPES = ['identity-card', 'travel-document'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Each is an error code of the contract. */
export type PersonError =
  | NameError
  | DocumentNumberError
  | TravelDocumentError
  | 'phone-invalid'
  | 'email-invalid'
  | 'phone-or-email';

/** A person as a call brings it. */
export interface RawPerson {
  name: string;
  docNo: string;
  /** Default: an identity card. */
  documentType?: DocumentType | undefined;
  telNo?: string | null | undefined;
  email?: string | null | undefined;
}

/**
 * The server's side of the same rules (docs/rules/booking.md#checked-twice): the person, normalised, or the
 * first error in the order name, document number, phone, e-mail, one contact.
 */
export function checkPerson(raw: RawPerson): { person: Person } | { error: PersonError } {
  const name = validateName(raw.name);
  if (name !== undefined) return { error: name };
  const document = checkDocument(raw);
  if ('error' in document) return document;
  const contacts = checkContacts(raw);
  if ('error' in contacts) return contacts;
  return { person: { name: normaliseName(raw.name), ...document, ...contacts } };
}

function checkDocument({
  docNo,
  documentType,
}: RawPerson): Pick<Person, 'docNo'> | { error: DocumentNumberError | TravelDocumentError } {
  if (documentType === 'travel-document') {
    const error = validateTravelDocument(docNo);
    return error === undefined ? { docNo: normaliseTravelDocument(docNo) } : { error };
  }
  if (normaliseDocumentText(docNo) === '') return { error: 'card-number-required' };
  const parsed = parseDocumentNumber(docNo);
  return parsed === undefined ? { error: 'card-number-invalid' } : { docNo: formatDocumentNumber(parsed) };
}

/** The contacts alone, normalised, by the same rules. */
export function checkContacts(
  raw: Pick<RawPerson, 'telNo' | 'email'>,
): Pick<Person, 'telNo' | 'email'> | { error: 'phone-invalid' | 'email-invalid' | 'phone-or-email' } {
  const telNo = normalisePhone(raw.telNo ?? '');
  if (telNo !== '' && !isPhone(telNo)) return { error: 'phone-invalid' };
  const email = normaliseEmail(raw.email ?? '');
  if (email !== '' && !isEmail(email)) return { error: 'email-invalid' };
  return telNo === '' && email === '' ? { error: 'phone-or-email' } : { telNo, email };
}
