import { PhoneField } from '@phial/browser/fields/phone-field';
import type { Patient } from '@phial/contract/orders/order-patient';
import { LANGUAGES, parseLanguage } from '@phial/domain/language';
import { PATIENT_FIELDS, type PatientField } from '@phial/domain/orders/patient-form';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { ChoiceField, choiceId } from '@phial/ui/choice-field/choice-field';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Notice } from '@phial/ui/notice/notice';
import { TextField } from '@phial/ui/text-field/text-field';
import { useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import styles from './patient.module.css';
import { PatientCard } from './patient-card.tsx';
import { usePatientForm } from './use-patient-form.ts';

/** A new patient, or the details of one. Nothing typed is lost to a clash: both are shown. */
export function PatientDialog({
  patient,
  typedName,
  onClose,
  onSaved,
}: {
  patient: Patient | null;
  /** What was typed to find the patient, for the name of a new one. */
  typedName: string;
  onClose: () => void;
  onSaved: (patient: Patient) => void;
}) {
  const words = useMessages().orders.patient;
  const formWords = useMessages().form;
  const id = useId();
  const { form, errors, attempt, clash, isSaving, set, submit, overwrite, ...number } = usePatientForm(
    patient,
    typedName,
    onSaved,
  );
  const fieldId = (field: PatientField) => (field === 'sex' ? choiceId(`${id}-sex`, 'F') : `${id}-${field}`);
  const errorOf = (field: PatientField) => {
    const error = errors[field];
    return error === undefined ? undefined : formWords[error];
  };
  const field = (name: Exclude<PatientField, 'sex'>) => ({
    id: fieldId(name),
    label: words[name],
    value: form[name],
    error: errorOf(name),
    onChange: (value: string) => set({ [name]: value }),
  });
  const kept = number.isNumberKept && number.maskedNumber !== undefined;

  return (
    <FormDialog
      title={patient === null ? words.addTitle : words.changeTitle}
      closeLabel={words.close}
      size="large"
      back={words.cancel}
      submit={words.save}
      className={styles.form}
      busy={isSaving}
      onClose={onClose}
      onSubmit={submit}
    >
      <ErrorSummary
        title={words.errors}
        attempt={attempt}
        errors={PATIENT_FIELDS.flatMap((name) => {
          const text = errorOf(name);
          return text === undefined ? [] : [{ fieldId: fieldId(name), text }];
        })}
      />
      {clash !== undefined && (
        <Notice
          tone="warning"
          live="alert"
          title={clash.kind === 'patient-exists' ? words.exists : words.conflict}
        >
          <PatientCard patient={clash.patient} />
          <ButtonRow gap="small">
            <Button size="small" onClick={() => onSaved(clash.patient)}>
              {clash.kind === 'patient-exists' ? words.useExisting : words.takeTheirs}
            </Button>
            {clash.kind === 'version-conflict' && (
              <Button size="small" onClick={overwrite}>
                {words.overwrite}
              </Button>
            )}
          </ButtonRow>
        </Notice>
      )}
      <div className={styles.pair}>
        <TextField {...field('name')} required data-autofocus autoComplete="off" />
        <TextField {...field('englishName')} note={words.optional} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <ChoiceField
          id={`${id}-type`}
          label={words.documentType}
          value={form.documentType}
          options={(['HKID', 'TRAVEL'] as const).map((value) => ({ value, label: words.documents[value] }))}
          onChange={(value) => set({ documentType: value === 'TRAVEL' ? 'TRAVEL' : 'HKID' })}
        />
        <TextField
          {...field('documentNumber')}
          hint={kept ? words.keptNumber(number.maskedNumber ?? '') : words.documentHint[form.documentType]}
          required={!kept}
          autoComplete="off"
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('birthday')}
          hint={words.birthdayHint}
          required
          inputMode="numeric"
          autoComplete="off"
        />
        <ChoiceField
          id={`${id}-sex`}
          label={words.sex}
          value={form.sex}
          error={errorOf('sex')}
          options={(['F', 'M'] as const).map((value) => ({ value, label: words.sexes[value] }))}
          onChange={(value) => set({ sex: value === 'F' ? 'F' : 'M' })}
        />
      </div>
      <div className={styles.pair}>
        <PhoneField {...field('telNo')} note={words.optional} autoComplete="off" />
        <TextField {...field('email')} note={words.optional} inputMode="email" autoComplete="off" />
      </div>
      <ChoiceField
        id={`${id}-language`}
        label={words.language}
        value={form.language}
        options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
        onChange={(value) => set({ language: parseLanguage(value) })}
      />
    </FormDialog>
  );
}
