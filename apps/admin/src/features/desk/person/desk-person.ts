import {
  type Person,
  type PersonField,
  type PersonFieldError,
  toPerson,
  validatePersonForm,
} from '@phial/domain/booking-form';
import { splitPastedDocumentNumber } from '@phial/domain/hkid';

/** A person as typed at the desk: the number in one piece, the phone once, as it is read back aloud. */
export interface DeskPerson {
  readonly name: string;
  readonly docNo: string;
  readonly telNo: string;
  readonly email: string;
}

export const NO_PERSON: DeskPerson = { name: '', docNo: '', telNo: '', email: '' };

export type DeskPersonErrors = Partial<
  Record<Exclude<PersonField, 'tel2'>, PersonFieldError | 'phone-or-email'>
>;

/** The rules of a public booking (`validatePersonForm`), each mistake at its field. */
export function deskPersonErrors(person: DeskPerson): DeskPersonErrors {
  const { fields, warning } = validatePersonForm(formOf(person));
  const { tel2: _, ...errors } = fields;
  return warning === 'phone-or-email' ? { telNo: warning, ...errors } : errors;
}

/** Precondition: {@link deskPersonErrors} found nothing. */
export function readDeskPerson(person: DeskPerson): Person {
  return toPerson(formOf(person));
}

function formOf({ docNo, telNo, ...rest }: DeskPerson) {
  const { number, check = '' } = splitPastedDocumentNumber(docNo);
  return { ...rest, number, check, telNo, tel2: telNo };
}
