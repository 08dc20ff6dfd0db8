import type { Patient } from '@phial/contract/orders/order-patient';
import {
  maskPatientDocument,
  normalisePatientDocument,
  type PatientDocument,
  type PatientPerson,
} from '@phial/domain/orders/patient-form';
import { hashedDocument } from '../../../crypto/document-hash.ts';
import type { EncryptedColumn } from '../../../crypto/encrypted-column.ts';
import type { KeyRing, LookupHash } from '../../../crypto/key-ring.ts';
import type { FilledRow, Row } from '../../../db/row.ts';

export const ENCRYPTED_PATIENTS: EncryptedColumn = {
  table: 'patient',
  column: 'person',
  documentOf: (text) => documentOf(JSON.parse(text) as PatientPerson),
};

/** The encrypted column of a patient who was not erased. */
export type EncryptedPatientRow = FilledRow<'patient', 'id' | 'key_id' | 'person'>;

export type PatientRow = EncryptedPatientRow & Row<'patient', 'language' | 'version'>;

/** @param patientId the row it is bound to; the value cannot be decrypted in another */
export function encryptPatient(keys: KeyRing, patientId: string, person: PatientPerson) {
  return keys.encrypt(patientId, 'person', JSON.stringify(person));
}

/** @throws Error when the value was altered, or encrypted with a key that is not in the ring */
export function decryptPatient(keys: KeyRing, row: EncryptedPatientRow): PatientPerson {
  return JSON.parse(keys.decrypt(row.id, 'person', row.key_id, row.person)) as PatientPerson;
}

/**
 * The keyed hashes of a patient's document, newest key first. An identity card
 * has the hash its bookings have, so that one request of a person finds both.
 */
export function patientHashes(keys: KeyRing, person: PatientDocument): LookupHash[] {
  return keys.lookupHashes(documentOf(person));
}

function documentOf({ documentType, documentNumber }: PatientDocument): string {
  const normalised = normalisePatientDocument(documentType, documentNumber);
  return hashedDocument({ documentType, documentNumber: normalised });
}

/** As the doctor sees the patient: the document number masked (docs/rules/privacy.md#masked-numbers). */
export function wirePatient(keys: KeyRing, row: PatientRow): Patient {
  const { documentType, documentNumber, ...person } = decryptPatient(keys, row);
  return {
    patientId: row.id,
    ...person,
    documentType,
    documentNumber: maskPatientDocument(documentType, documentNumber),
    language: row.language,
    version: row.version,
  };
}
