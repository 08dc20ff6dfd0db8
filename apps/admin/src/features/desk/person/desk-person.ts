import {
  type DocumentType,
  type Person,
  type PersonField,
  type PersonFieldError,
  toPerson,
  validatePersonForm,
} from '@phial/domain/booking/booking-form';
import { splitPastedDocumentNumber } from '@phial/domain/identity/hkid';
import {
  normaliseTravelDocument,
  type TravelDocumentError,
  validateTravelDocument,
} from '@phial/domain/identity/travel-document';

/** A person as typed at the desk: the number in one piece, the phone once, as it is read back aloud. */
export interface DeskPerson {
  readonly name: string;
  readonly documentType: DocumentType;
  readonly docNo: string;
  readonly telNo: string;
  readonly email: string;
}

export const NO_PERSON: DeskPerson = {
  name: '',
  documentType: 'identity-card',
  docNo: '',
  telNo: '',
  email: '',
};

export type DeskPersonErrors = Partial<
  Record<Exclude<PersonField, 'tel2'>, PersonFieldError | TravelDocumentError | 'phone-or-email'>
>;

/** The rules of a public booking (`validatePersonForm`), each mistake at its field. */
export function deskPersonErrors(person: DeskPerson): DeskPersonErrors {
  const { fields, warning } = validatePersonForm(formOf(person));
  const { tel2: _, docNo: cardError, ...errors } = fields;
  const docNo = person.documentType === 'travel-document' ? validateTravelDocument(person.docNo) : cardError;
  return {
    ...(warning === 'phone-or-email' && { telNo: warning, email: warning }),
    ...errors,
    ...(docNo !== undefined && { docNo }),
  };
}

/** Precondition: {@link deskPersonErrors} found nothing. */
export function readDeskPerson(person: DeskPerson): Person & { documentType?: DocumentType } {
  const read = toPerson(formOf(person));
  const { documentType, docNo } = person;
  if (documentType === 'identity-card') return read;
  return { ...read, documentType, docNo: normaliseTravelDocument(docNo) };
}

function formOf({ name, docNo, telNo, email }: DeskPerson) {
  const { number, check = '' } = splitPastedDocumentNumber(docNo);
  return { name, email, number, check, telNo, tel2: telNo };
}
