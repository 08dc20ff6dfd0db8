import type { Person } from '@phial/domain/booking/booking-form';
import { decoyOf } from '../crypto/decoy.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { FilledRow, Row } from '../db/row.ts';

/** A person as the table keeps one: each column encrypted, absent contacts null. */
export interface EncryptedPerson {
  /** Key of all of them. */
  keyId: string;
  name: Buffer;
  documentNumber: Buffer;
  phone: Buffer | null;
  email: Buffer | null;
}

/** Its columns in a statement: key, name, document number, phone, e-mail. */
export function personValues({ keyId, name, documentNumber, phone, email }: EncryptedPerson): unknown[] {
  return [keyId, name, documentNumber, phone, email];
}

/** The encrypted columns as they are read. */
export type EncryptedPersonRow = Row<'appointment', 'id' | 'phone' | 'email'> &
  FilledRow<'appointment', 'key_id' | 'name' | 'document_number'>;

/** @param appointmentId the row it is bound to; encrypted values cannot be read in another */
export function encryptPerson(keys: KeyRing, appointmentId: string, person: Person): EncryptedPerson {
  const { keyId, bytes: name } = keys.encrypt(appointmentId, 'name', person.name);
  const encrypt = (column: string, text: string) => keys.encrypt(appointmentId, column, text).bytes;
  return {
    keyId,
    name,
    documentNumber: encrypt('document_number', person.docNo),
    phone: person.telNo === '' ? null : encrypt('phone', person.telNo),
    email: person.email === '' ? null : encrypt('email', person.email),
  };
}

export function decryptName(keys: KeyRing, row: Pick<EncryptedPersonRow, 'id' | 'key_id' | 'name'>): string {
  return keys.decrypt(row.id, 'name', row.key_id, row.name);
}

export function decryptDocumentNumber(
  keys: KeyRing,
  row: Pick<EncryptedPersonRow, 'id' | 'key_id' | 'document_number'>,
): string {
  return keys.decrypt(row.id, 'document_number', row.key_id, row.document_number);
}

/** @throws Error when a value was altered, or encrypted with a key that is not in the ring */
export function decryptPerson(keys: KeyRing, row: EncryptedPersonRow): Person {
  return { name: decryptName(keys, row), ...decryptContacts(keys, row) };
}

/** Nobody, decrypted where there is no person to decrypt (`decoyOf`). */
export function decoyPerson(keys: KeyRing): Person {
  return {
    name: decoyOf(keys, 'name', 'Chan Tai Man'),
    docNo: decoyOf(keys, 'document_number', 'A123456(3)'),
    telNo: decoyOf(keys, 'phone', '00000000'),
    email: '',
  };
}

/** What a person has beside the name. @throws Error as {@link decryptPerson} */
export function decryptContacts(keys: KeyRing, row: Omit<EncryptedPersonRow, 'name'>): Omit<Person, 'name'> {
  const decrypt = (column: string, bytes: Buffer | null) =>
    bytes === null ? '' : keys.decrypt(row.id, column, row.key_id, bytes);
  return {
    docNo: decryptDocumentNumber(keys, row),
    telNo: decrypt('phone', row.phone),
    email: decrypt('email', row.email),
  };
}

/** Whether somebody else may read what is sent to the former addresses. */
export function hasOtherContacts(
  former: Pick<Person, 'telNo' | 'email'>,
  { telNo, email }: Pick<Person, 'telNo' | 'email'>,
): boolean {
  return former.telNo !== telNo || former.email !== email;
}
