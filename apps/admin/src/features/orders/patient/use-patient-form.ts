import { CallError, refusalData } from '@phial/client/call-error';
import { changePatient, createPatient } from '@phial/contract/calls/patients';
import type { Patient, PatientRequest } from '@phial/contract/orders/order-patient';
import { dayOf } from '@phial/domain/hong-kong-time';
import { completeBirthday } from '@phial/domain/identity/birthday';
import { type PatientErrors, type PatientForm, validatePatient } from '@phial/domain/orders/patient-form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyCallError, send } from '../../../api-client/client.ts';

/** What stands in the way of saving: a patient who is there already, or another window's change. */
export interface PatientClash {
  kind: 'patient-exists' | 'version-conflict';
  patient: Patient;
}

const EMPTY: PatientForm = {
  name: '',
  englishName: '',
  documentType: 'HKID',
  documentNumber: '',
  birthday: '',
  sex: '',
  telNo: '',
  email: '',
  language: 'tw',
};

/** The form of one patient; the document number of a known one is empty, as it is never sent to a browser. */
export function usePatientForm(
  patient: Patient | null,
  typedName: string,
  onSaved: (patient: Patient) => void,
) {
  const [base, setBase] = useState(patient);
  const [form, setForm] = useState<PatientForm>(() =>
    patient === null ? { ...EMPTY, name: typedName } : formOf(patient),
  );
  const [attempt, setAttempt] = useState(0);
  const [clash, setClash] = useState<PatientClash>();
  const isNumberKept = base !== null && base.documentType === form.documentType;
  const errors: PatientErrors =
    attempt === 0 ? {} : validatePatient(complete(form), dayOf(new Date()), isNumberKept);

  const save = useMutation({
    mutationFn: ({ version }: { version: number | undefined }) => {
      const typed = complete(form) as PatientRequest;
      if (base === null) return send(createPatient, { body: typed, ownMessage: true });
      const { documentNumber, ...rest } = typed;
      return send(changePatient, {
        params: { id: base.patientId },
        body: {
          ...rest,
          version: version ?? base.version,
          ...(documentNumber.trim() !== '' && { documentNumber }),
        },
        ownMessage: true,
      });
    },
    onSuccess: onSaved,
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      for (const kind of ['patient-exists', 'version-conflict'] as const) {
        const there = refusalData(changePatient, error, kind);
        if (there !== undefined) return setClash({ kind, patient: there.patient });
      }
      notifyCallError(error);
    },
  });

  return {
    form,
    errors,
    attempt,
    clash,
    isNumberKept,
    maskedNumber: base?.documentNumber,
    isSaving: save.isPending,
    set: (changes: Partial<PatientForm>) => setForm((before) => ({ ...before, ...changes })),
    submit() {
      setAttempt((before) => before + 1);
      setClash(undefined);
      const wrong = validatePatient(complete(form), dayOf(new Date()), isNumberKept);
      if (Object.keys(wrong).length === 0) save.mutate({ version: undefined });
    },
    /** Mine over that of the other window, which has been looked at. */
    overwrite() {
      if (clash === undefined) return;
      setBase(clash.patient);
      setClash(undefined);
      save.mutate({ version: clash.patient.version });
    },
  };
}

/** The document number stays empty: it is never sent to a browser. */
function formOf({ patientId: _, version: __, ...patient }: Patient): PatientForm {
  return { ...patient, documentNumber: '' };
}

function complete(form: PatientForm): PatientForm {
  return { ...form, birthday: completeBirthday(form.birthday) };
}
