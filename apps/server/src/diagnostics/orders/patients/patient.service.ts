import { randomUUID } from 'node:crypto';
import type { Patient, PatientChange, PatientRequest } from '@phial/contract/orders/order-patient';
import { dayOf } from '@phial/domain/hong-kong-time';
import {
  PATIENT_FIELDS,
  type PatientForm,
  type PatientPerson,
  toPatientPerson,
  validatePatient,
} from '@phial/domain/orders/patient-form';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { recordEvent } from '../../../audit/record-event.ts';
import { holdCurrentKey } from '../../../crypto/document-hash.ts';
import type { KeyRing } from '../../../crypto/key-ring.ts';
import { orUnreadable } from '../../../crypto/unreadable.ts';
import { constraintOf } from '../../../db/database-error.ts';
import type { Queryable } from '../../../db/pool.ts';
import { retryWhenUndone } from '../../../db/retry.ts';
import { found, Refused } from '../../../errors.ts';
import {
  decryptPatient,
  encryptPatient,
  type PatientRow,
  patientHashes,
  wirePatient,
} from './encrypted-patient.ts';
import {
  findPatient,
  findPatientByHash,
  insertPatient,
  listPatients,
  lockPatient,
  type StoredPatient,
  updatePatient,
} from './patient.sql.ts';
import { patientMatch } from './patient-match.ts';

type PatientDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/** How many a search answers: whoever finds more types more of the name. */
const MOST_FOUND = 20;

/**
 * The doctor's own patients by part of a name or a whole document number; for an
 * empty text those seen last. Names are encrypted, so they are decrypted one by one.
 */
export async function searchPatients(
  { db, keys }: PatientDependencies,
  doctorId: string,
  text: string,
): Promise<Patient[]> {
  const matches = patientMatch(text);
  if (matches === undefined) {
    return readable(keys, await listPatients(db, doctorId, MOST_FOUND));
  }
  const found = (await listPatients(db, doctorId)).filter((row) =>
    orUnreadable(() => matches(decryptPatient(keys, row)), false),
  );
  return readable(keys, found.slice(0, MOST_FOUND));
}

/** Without those whose data are damaged: there is nothing to choose them by. */
function readable(keys: KeyRing, rows: readonly PatientRow[]): Patient[] {
  return rows
    .map((row) => orUnreadable(() => wirePatient(keys, row), undefined))
    .filter((patient) => patient !== undefined);
}

/** @throws Refused `not-found`, for another doctor's patient as for none */
export async function readPatient(
  { db, keys }: PatientDependencies,
  doctorId: string,
  id: string,
): Promise<Patient> {
  return wirePatient(keys, found(await findPatient(db, doctorId, parseRecordId(id))));
}

/** @throws Refused by the rules of the form; `patient-exists` with the patient there is */
export async function addPatient(
  deps: PatientDependencies,
  doctorId: string,
  body: PatientRequest,
): Promise<Patient> {
  const person = checkedPatient(deps, body);
  return savePatient(deps, doctorId, randomUUID(), body.language, async () => ({ person, added: true }));
}

/**
 * @throws Refused `not-found`; `version-conflict` with the patient as it is now; `patient-exists` when the
 *   document number is another patient's; and by the rules of the form
 */
export async function changePatient(
  deps: PatientDependencies,
  doctorId: string,
  id: string,
  { version, ...body }: PatientChange,
): Promise<Patient> {
  const patientId = parseRecordId(id);
  return savePatient(deps, doctorId, patientId, body.language, async (tx) => {
    const row = found(await lockPatient(tx, doctorId, patientId));
    if (row.version !== version) {
      throw new Refused('version-conflict', { patient: wirePatient(deps.keys, row) });
    }
    const former = decryptPatient(deps.keys, row);
    const kept = body.documentNumber === undefined && body.documentType === former.documentType;
    const documentNumber = kept ? former.documentNumber : (body.documentNumber ?? '');
    return { person: checkedPatient(deps, { ...body, documentNumber }), added: false };
  });
}

function checkedPatient({ clock }: Pick<AppDependencies, 'clock'>, form: PatientForm): PatientPerson {
  const errors = validatePatient(form, dayOf(clock.now()));
  const error = PATIENT_FIELDS.map((field) => errors[field]).find((found) => found !== undefined);
  if (error !== undefined) throw new Refused(error);
  return toPatientPerson(form);
}

/** What is to be written; asked for in the transaction, with the key of the moment held. */
type Preparation = (tx: Queryable) => Promise<{ person: PatientPerson; added: boolean }>;

async function savePatient(
  deps: PatientDependencies,
  doctorId: string,
  id: string,
  language: PatientRequest['language'],
  prepare: Preparation,
): Promise<Patient> {
  const save = () =>
    retryWhenUndone(() =>
      deps.db.transaction((tx) => writePatient(tx, deps, { doctorId, id, language, prepare })),
    );
  try {
    return await save();
  } catch (error) {
    if (constraintOf(error) !== 'patient_of_doctor') throw error;
    // Another window was faster by a moment; this time its patient is seen and returned.
    return save();
  }
}

async function writePatient(
  tx: Queryable,
  deps: PatientDependencies,
  {
    doctorId,
    id,
    language,
    prepare,
  }: Pick<StoredPatient, 'doctorId' | 'id' | 'language'> & { prepare: Preparation },
): Promise<Patient> {
  const { keys, clock } = deps;
  const hashKeyId = await holdCurrentKey(tx, deps);
  const { person, added } = await prepare(tx);
  const hashes = patientHashes(keys, person);
  const documentHash = hashes.find(({ keyId }) => keyId === hashKeyId)?.hash;
  if (documentHash === undefined) throw new Error(`key ${hashKeyId} made no hash`);
  const all = hashes.map(({ hash }) => hash);
  const same = await findPatientByHash(tx, doctorId, all, id);
  if (same !== undefined) throw new Refused('patient-exists', { patient: wirePatient(keys, same) });
  const now = clock.now();
  const encrypted = encryptPatient(keys, id, person);
  const stored: StoredPatient = { id, doctorId, language, now, hashKeyId, documentHash, encrypted };
  const row = await (added ? insertPatient(tx, stored) : updatePatient(tx, stored));
  const action = added ? 'patient-added' : 'patient-changed';
  await recordEvent(tx, { at: now, actor: { account: doctorId }, action, detail: { patient: id } });
  return wirePatient(keys, row);
}
