import type { Patient } from '@phial/contract/order-patient';
import {
  type DocumentType,
  maskPatientDocument,
  normalisePatientDocument,
  type PatientPerson,
} from '@phial/domain/patient-form';
import { hashedDocument } from '../../booking/document-hash.ts';
import type { KeyRing, LookupHash } from '../../crypto/key-ring.ts';
import type { FilledRow, Row } from '../../db/row.ts';

/** The sealed columns of a patient who was not erased. */
export type EncryptedPatientRow = FilledRow<'patient', 'id' | 'key_id' | 'person'>;

export type PatientRow = EncryptedPatientRow & Row<'patient', 'language' | 'version'>;

/** @param patientId the row it is bound to; the value does not open in another */
export function encryptPatient(keys: KeyRing, patientId: string, person: PatientPerson) {
  return keys.encrypt(patientId, 'person', JSON.stringify(person));
}

/** @throws Error when the value was altered, or sealed with a key that is not in the ring */
export function decryptPatient(keys: KeyRing, row: EncryptedPatientRow): PatientPerson {
  return JSON.parse(keys.decrypt(row.id, 'person', row.key_id, row.person)) as PatientPerson;
}

/**
 * The keyed hashes of a patient's document, newest key first. An identity card
 * has the hash its bookings have, so that one request of a person finds both.
 */
export function patientHashes(keys: KeyRing, documentType: DocumentType, number: string): LookupHash[] {
  const documentNumber = normalisePatientDocument(documentType, number);
  return keys.lookupHashes(hashedDocument({ documentType, documentNumber }));
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
