import type { Language } from '@phial/domain/language';
import type { Encrypted } from '../../../crypto/key-ring.ts';
import type { Queryable } from '../../../db/pool.ts';
import type { PatientRow } from './encrypted-patient.ts';

const COLUMNS = 'id, key_id, person, language, version';

/** The doctor's own patients, those seen last first; all of them without a limit. */
export function listPatients(db: Queryable, doctorId: string, limit: number | null = null) {
  return db.rows<PatientRow>({
    name: 'patient-list',
    text: `
SELECT ${COLUMNS} FROM patient WHERE doctor_id = $1 AND erased_at IS NULL
ORDER BY updated_at DESC, id LIMIT $2`,
    values: [doctorId, limit],
  });
}

/** Some of the doctor's own patients, in no order. */
export function findPatients(db: Queryable, doctorId: string, ids: readonly string[]) {
  return db.rows<PatientRow>({
    name: 'patient-some',
    text: `SELECT ${COLUMNS} FROM patient WHERE doctor_id = $1 AND id = ANY ($2::uuid[]) AND erased_at IS NULL`,
    values: [doctorId, ids],
  });
}

/** One's own patient; undefined for every other id alike. */
export function findPatient(db: Queryable, doctorId: string, id: string) {
  return db.row<PatientRow>({
    name: 'patient-one',
    text: `SELECT ${COLUMNS} FROM patient WHERE doctor_id = $1 AND id = $2 AND erased_at IS NULL`,
    values: [doctorId, id],
  });
}

/** {@link findPatient}, kept from changing until the transaction ends. */
export function lockPatient(tx: Queryable, doctorId: string, id: string) {
  return tx.row<PatientRow>({
    name: 'patient-lock',
    text: `SELECT ${COLUMNS} FROM patient WHERE doctor_id = $1 AND id = $2 AND erased_at IS NULL FOR UPDATE`,
    values: [doctorId, id],
  });
}

/**
 * The doctor's patient under one of these hashes. During a rotation of keys a
 * row may carry that of a former key, which the unique constraint does not meet.
 * @param except a patient who does not count
 */
export function findPatientByHash(
  tx: Queryable,
  doctorId: string,
  hashes: readonly Buffer[],
  except: string,
) {
  return tx.row<PatientRow>({
    name: 'patient-by-hash',
    text: `
SELECT ${COLUMNS} FROM patient
WHERE doctor_id = $1 AND document_hash = ANY ($2::bytea[]) AND id <> $3`,
    values: [doctorId, hashes, except],
  });
}

export interface StoredPatient {
  id: string;
  doctorId: string;
  language: Language;
  encrypted: Encrypted;
  hashKeyId: string;
  documentHash: Buffer;
  now: Date;
}

/** @throws a database error of the constraint `patient_of_doctor` */
export async function insertPatient(tx: Queryable, patient: StoredPatient): Promise<PatientRow> {
  const { rows } = await tx.query<PatientRow>({
    name: 'patient-insert',
    text: `
INSERT INTO patient (id, doctor_id, language, key_id, person, hash_key_id, document_hash, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
RETURNING ${COLUMNS}`,
    values: storedValues(patient),
  });
  return rows[0] as PatientRow;
}

/** @throws a database error of the constraint `patient_of_doctor` */
export async function updatePatient(tx: Queryable, patient: StoredPatient): Promise<PatientRow> {
  const { rows } = await tx.query<PatientRow>({
    name: 'patient-update',
    text: `
UPDATE patient SET language = $3, key_id = $4, person = $5, hash_key_id = $6, document_hash = $7,
  updated_at = $8, version = version + 1
WHERE id = $1 AND doctor_id = $2
RETURNING ${COLUMNS}`,
    values: storedValues(patient),
  });
  return rows[0] as PatientRow;
}

function storedValues(patient: StoredPatient): unknown[] {
  const { id, doctorId, language, encrypted, hashKeyId, documentHash, now } = patient;
  return [id, doctorId, language, encrypted.keyId, encrypted.bytes, hashKeyId, documentHash, now];
}
