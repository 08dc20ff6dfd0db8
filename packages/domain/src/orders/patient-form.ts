import type { DayKey } from '../hong-kong-time.ts';
import { type BirthdayError, validateBirthday } from '../identity/birthday.ts';
import { isEmail, normaliseEmail } from '../identity/email.ts';
import {
  type DocumentNumberError,
  formatDocumentNumber,
  normaliseDocumentText,
  parseDocumentNumber,
} from '../identity/hkid.ts';
import { maskDocumentNumber } from '../identity/masked-document.ts';
import { type NameError, normaliseName, validateName } from '../identity/person-name.ts';
import { isPhone, normalisePhone } from '../identity/phone.ts';
import {
  normaliseTravelDocument,
  type TravelDocumentError,
  validateTravelDocument,
} from '../identity/travel-document.ts';
import type { Language } from '../language.ts';

/** Numbers of the two kinds may look the same, so a number never reveals its kind. */
export type DocumentType = 'HKID' | 'TRAVEL';

/** The document by which a person is known. */
export interface PatientDocument {
  documentType: DocumentType;
  documentNumber: string;
}

/** A doctor's patient as typed; contacts and the English name may be empty. */
export interface PatientForm {
  name: string;
  englishName: string;
  documentType: DocumentType;
  documentNumber: string;
  /** `YYYY-MM-DD`. */
  birthday: string;
  sex: 'F' | 'M' | '';
  telNo: string;
  email: string;
  language: Language;
}

/** A patient as kept: normalised. */
export type PatientPerson = Omit<PatientForm, 'sex' | 'language'> & { sex: 'F' | 'M' };

/** In the order of the form. */
export const PATIENT_FIELDS = [
  'name',
  'englishName',
  'documentNumber',
  'birthday',
  'sex',
  'telNo',
  'email',
] as const;
export type PatientField = (typeof PATIENT_FIELDS)[number];

/** Each is an error code of the contract. */
export type PatientError =
  | NameError
  | DocumentNumberError
  | TravelDocumentError
  | BirthdayError
  | 'sex-required'
  | 'phone-invalid'
  | 'email-invalid';

export type PatientErrors = Partial<Record<PatientField, PatientError>>;

/**
 * Everything that is wrong with the form; an empty object when it is right.
 * @param today in Hong Kong
 * @param numberKept whether an empty document number means the one that is there already
 */
export function validatePatient(form: PatientForm, today: DayKey, numberKept = false): PatientErrors {
  const englishName = validateName(form.englishName);
  const telNo = normalisePhone(form.telNo);
  const email = normaliseEmail(form.email);
  const found: Partial<Record<PatientField, PatientError | undefined>> = {
    name: validateName(form.name),
    englishName: englishName === 'name-too-long' ? englishName : undefined,
    documentNumber:
      numberKept && form.documentNumber.trim() === '' ? undefined : validatePatientDocument(form),
    birthday: validateBirthday(form.birthday, today),
    sex: form.sex === '' ? 'sex-required' : undefined,
    telNo: telNo !== '' && !isPhone(telNo) ? 'phone-invalid' : undefined,
    email: email !== '' && !isEmail(email) ? 'email-invalid' : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
}

/** What is wrong with the number of a document as typed; undefined when it is right. */
export function validatePatientDocument({
  documentType,
  documentNumber,
}: PatientDocument): DocumentNumberError | TravelDocumentError | undefined {
  if (documentType === 'TRAVEL') return validateTravelDocument(documentNumber);
  if (normaliseDocumentText(documentNumber) === '') return 'card-number-required';
  return parseDocumentNumber(documentNumber) === undefined ? 'card-number-invalid' : undefined;
}

/** Precondition: {@link validatePatient} found nothing, and the document number is there. */
export function toPatientPerson(form: PatientForm): PatientPerson {
  return {
    name: normaliseName(form.name),
    englishName: normaliseName(form.englishName),
    documentType: form.documentType,
    documentNumber: normalisePatientDocument(form.documentType, form.documentNumber),
    birthday: form.birthday,
    sex: form.sex === 'F' ? 'F' : 'M',
    telNo: normalisePhone(form.telNo),
    email: normaliseEmail(form.email),
  };
}

/** Whether a number as typed is the one of a document, however the two are written. */
export function isNumberOf({ documentType, documentNumber }: PatientDocument, typed: string): boolean {
  const [one, other] = [documentNumber, typed].map((text) => normalisePatientDocument(documentType, text));
  return one === other;
}

/** One spelling for each number: `A123456(3)`, or upper case without blanks. What is no valid number only loses its odd signs. */
export function normalisePatientDocument(documentType: DocumentType, text: string): string {
  if (documentType === 'TRAVEL') return normaliseTravelDocument(text);
  const parsed = parseDocumentNumber(text);
  return parsed === undefined ? normaliseDocumentText(text) : formatDocumentNumber(parsed);
}

/** For lists: an identity card number as everywhere, of another document its last three signs hidden and more. */
export function maskPatientDocument(documentType: DocumentType, number: string): string {
  if (documentType === 'HKID') return maskDocumentNumber(number);
  const shown = Math.min(3, Math.floor(number.length / 3));
  return number.slice(0, shown) + '*'.repeat(number.length - shown);
}
