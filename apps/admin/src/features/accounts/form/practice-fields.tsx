import {
  type DoctorPractice,
  PRACTICE_FIELDS,
  type PracticeField,
  practiceErrors,
} from '@phial/domain/identity/doctor-practice';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMessages } from '../../../language/language.ts';
import type { FieldProps } from './use-account-form.ts';

/** Practice, telephone and registration number of a doctor. */
export function PracticeFields({
  field,
  own,
}: {
  field: (name: PracticeField) => FieldProps;
  /** Whether doctors fill it in themselves, whom the browser may help and who are told what it is for. */
  own: boolean;
}) {
  const { fields } = useMessages().accounts;
  const offered = (name: string) => (own ? name : 'off');
  return (
    <>
      <TextField
        {...field('practice')}
        label={fields.practice}
        autoComplete={offered('organization')}
        required={own}
      />
      <TextField
        {...field('telephone')}
        label={fields.telephone}
        hint={own ? fields.telephoneHint : undefined}
        type="tel"
        autoComplete={offered('tel')}
        required={own}
      />
      <TextField
        {...field('registrationNumber')}
        label={fields.registrationNumber}
        hint={own ? fields.registrationNumberHint : undefined}
        autoComplete="off"
        required={own}
      />
    </>
  );
}

/** What is wrong with each of the fields, in words; what stood there before is left alone. */
export function usePracticeProblems(): (
  typed: DoctorPractice,
  former?: DoctorPractice,
) => Partial<Record<PracticeField, string>> {
  const { problems } = useMessages().accounts;
  return (typed, former) => {
    const wrong = practiceErrors(typed).filter((field) => typed[field] !== former?.[field]);
    return Object.fromEntries(wrong.map((field) => [field, problems[field]]));
  };
}

/** The fields that are other ones than before. */
export function changedPractice(typed: DoctorPractice, former: DoctorPractice): Partial<DoctorPractice> {
  const changed = PRACTICE_FIELDS.filter((field) => typed[field] !== former[field]);
  return Object.fromEntries(changed.map((field) => [field, typed[field]]));
}
