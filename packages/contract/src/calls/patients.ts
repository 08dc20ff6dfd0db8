import { Type } from 'typebox';
import { DOCTORS } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  ExistingPatient,
  Patient,
  PatientChange,
  PatientRequest,
  PatientSearch,
} from '../orders/order-patient.ts';
import { OF_DOCUMENT } from '../refusals.ts';

const call = callsOf('doctor', DOCTORS);

/* A doctor's own patients; those of others are answered as if they did not exist. */

const OF_FORM = [
  'name-required',
  'name-too-long',
  ...OF_DOCUMENT,
  'birthday-required',
  'date-format',
  'birthday-range',
  'sex-required',
  'phone-invalid',
  'email-invalid',
  'record-unreadable',
] as const;

export const searchPatients = call('POST /doctor/patients/search', {
  summary: "Find among the doctor's own patients",
  description: 'By part of a name or a whole document number, at most 20; without a text those seen last.',
  body: PatientSearch,
  answer: Type.Array(Patient),
});

export const createPatient = call('POST /doctor/patients', {
  summary: 'Add a patient',
  description:
    'Refused with `patient-exists`, and that patient in `data.patient`, for a document number there is.',
  body: PatientRequest,
  answer: Patient,
  refusals: OF_FORM,
  refusalData: { 'patient-exists': ExistingPatient },
});

export const readPatient = call('GET /doctor/patients/:id', {
  summary: 'One patient',
  answer: Patient,
  refusals: ['not-found', 'record-unreadable'],
});

export const changePatient = call('PUT /doctor/patients/:id', {
  summary: 'Change a patient',
  description:
    'Without a document number it stays. Refused with `version-conflict`, and the patient as it is now in ' +
    '`data.patient`, when another window was faster.',
  body: PatientChange,
  answer: Patient,
  refusals: [...OF_FORM, 'not-found'],
  refusalData: { 'patient-exists': ExistingPatient, 'version-conflict': ExistingPatient },
});
