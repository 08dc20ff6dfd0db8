import { Envelope } from '@phial/contract/envelope';
import type { ErrorCode } from '@phial/contract/errors';
import { Patient, PatientChange, PatientRequest, PatientSearch } from '@phial/contract/order-patient';
import { Type } from 'typebox';
import { requireRole } from '../accounts/access.ts';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { BODY, ROLE } from './order-refusals.ts';
import { addPatient, changePatient, readPatient, searchPatients } from './patient.service.ts';

const PATIENT: ErrorCode[] = [
  'name-required',
  'name-too-long',
  'card-number-required',
  'card-number-invalid',
  'travel-card-number-required',
  'travel-card-number-invalid',
  'birthday-required',
  'date-format',
  'birthday-range',
  'sex-required',
  'phone-invalid',
  'email-invalid',
  'patient-exists',
];
const PatientParams = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** A doctor's own patients; those of others are answered as if they were not. */
export async function patientRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const config = { access: requireRole('doctor') };

  app.post(
    '/doctor/patients/search',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: "Find among the doctor's own patients",
        description:
          'By part of a name or a whole document number, at most 20; without a text those seen last.',
        body: PatientSearch,
        response: { 200: Envelope(Type.Array(Patient)), ...refusals(...BODY, ...ROLE) },
      },
    },
    async (request) => {
      const data = await searchPatients(deps, signedInOf(request).account.id, request.body.text);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/doctor/patients',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'Add a patient',
        description:
          'Refused with `patient-exists`, and that patient in `data.patient`, for a document number there is.',
        body: PatientRequest,
        response: { 200: Envelope(Patient), ...refusals(...BODY, ...ROLE, ...PATIENT, 'record-unreadable') },
      },
    },
    async (request) => {
      const data = await addPatient(deps, signedInOf(request).account.id, request.body);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.get(
    '/doctor/patients/:id',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'One patient',
        params: PatientParams,
        response: { 200: Envelope(Patient), ...refusals(...ROLE, 'not-found', 'record-unreadable') },
      },
    },
    async (request) => {
      const data = await readPatient(deps, signedInOf(request).account.id, request.params.id);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.put(
    '/doctor/patients/:id',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'Change a patient',
        description:
          'Without a document number it stays. Refused with `version-conflict`, and the patient as it is now in ' +
          '`data.patient`, when another window was faster.',
        params: PatientParams,
        body: PatientChange,
        response: {
          200: Envelope(Patient),
          ...refusals(...BODY, ...ROLE, ...PATIENT, 'not-found', 'version-conflict', 'record-unreadable'),
        },
      },
    },
    async (request) => {
      const { params, body } = request;
      const data = await changePatient(deps, signedInOf(request).account.id, params.id, body);
      return { code: 200 as const, msg: '', data };
    },
  );
}
