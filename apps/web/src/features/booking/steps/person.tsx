import { PhoneField } from '@phial/browser/fields/phone-field';
import { useOwnNotices } from '@phial/browser/notices/use-own-notices';
import {
  type PersonField,
  type PersonFieldError,
  type PersonForm,
  type PersonWarning,
  validatePersonForm,
} from '@phial/domain/booking/booking-form';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { TextField } from '@phial/ui/text-field/text-field';
import { type FocusEvent, useState } from 'react';
import { DocumentNumberField } from '../../../fields/document-number-field.tsx';

import { currentMessages, useMessages } from '../../../language/language.ts';
import { useInvalidTitle } from '../../../shell/page.ts';
import { StepForm, type StepProps } from './step-form.tsx';
import styles from './steps.module.css';

/** In the order of the form. */
const FIELDS: readonly PersonField[] = ['name', 'docNo', 'telNo', 'tel2', 'email'];

/** Pages of the site stay in the document while hidden, so the ids must differ from theirs. */
const idOf = (field: PersonField): string => `person-${field}`;

const CONTACT_RULE = 'person-contact-rule';

const typedIn = (form: PersonForm, field: PersonField): string =>
  field === 'docNo' ? form.number + form.check : form[field];

type Mistakes = Partial<Record<PersonField, PersonFieldError | PersonWarning>>;

/** Every mistake at its field; that one contact is needed is shown at both of them. */
function mistakesOf(form: PersonForm): { mistakes: Mistakes; warning?: PersonWarning } {
  const { fields, warning } = validatePersonForm(form);
  return warning === 'phone-or-email'
    ? { mistakes: { telNo: warning, email: warning, ...fields }, warning }
    : { mistakes: fields, ...(warning && { warning }) };
}

/**
 * Step 3: who comes. Mistakes show beside a field once it has been filled in and
 * left, and all at once on going forward, with a summary above them whose lines
 * go as the fields are mended.
 */
export function PersonStep({ address, go, back, state, dispatch }: StepProps) {
  const { bookingWizard: words, bookingDesk, errors } = useMessages();
  const { form, changing } = state;
  const [left, setLeft] = useState<readonly PersonField[]>([]);
  const [attempt, setAttempt] = useState(0);
  const notices = useOwnNotices();

  const { mistakes, warning } = mistakesOf(form);
  const textOf = (field: PersonField): string | undefined => {
    const error = mistakes[field];
    const showing = attempt > 0 || (left.includes(field) && typedIn(form, field).trim() !== '');
    return error && showing ? errors.form[error] : undefined;
  };
  const lineOf = (field: PersonField) => {
    const error = mistakes[field];
    // That one contact is needed is one line, which leads to the first of the two.
    if (!error || (field === 'email' && error === 'phone-or-email')) return [];
    return [{ fieldId: idOf(field), text: errors.form[error] }];
  };
  const boxOf = (field: Exclude<PersonField, 'docNo'>) => ({
    id: idOf(field),
    name: field,
    value: form[field],
    onChange: (text: string) => dispatch({ kind: 'typed', form: { [field]: text } }),
    error: textOf(field),
  });

  const summary = attempt === 0 ? [] : FIELDS.flatMap(lineOf);
  useInvalidTitle(summary.length > 0);

  const forward = () => {
    setAttempt(attempt + 1);
    notices.clear();
    if (warning) notices.show({ tone: 'warning', text: () => currentMessages().errors.form[warning] });
    if (Object.keys(mistakes).length === 0) go({ ...address, step: 4 });
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const field = fieldOf(event.target);
    // From one box of the document number to the other the field is not left yet.
    if (field && field !== fieldOf(event.relatedTarget)) setLeft((before) => [...before, field]);
  };

  return (
    <StepForm onForward={forward} onBack={back} onBlur={onBlur}>
      <ErrorSummary title={words.summaryTitle} attempt={attempt} errors={summary} />
      <div className={styles.person}>
        <TextField {...boxOf('name')} label={words.name} hint={words.nameHint} required autoComplete="name" />
        <DocumentNumberField
          id={idOf('docNo')}
          label={bookingDesk.documentNumber.label}
          value={form}
          onChange={({ number, check }) => dispatch({ kind: 'typed', form: { number, check } })}
          error={textOf('docNo')}
          readOnly={changing !== undefined}
        />
        {changing && <p className="fine-print">{words.docNoLocked}</p>}
        <p id={CONTACT_RULE} className={styles.contactHint}>
          {words.contactHint}
        </p>
        <PhoneField
          {...boxOf('telNo')}
          label={words.telNo}
          hint={words.telNoHint}
          aria-describedby={CONTACT_RULE}
          autoComplete="tel-national"
        />
        <PhoneField {...boxOf('tel2')} label={words.tel2} autoComplete="off" />
        <TextField
          {...boxOf('email')}
          label={words.email}
          aria-describedby={CONTACT_RULE}
          maxLength={254}
          inputMode="email"
          autoComplete="email"
        />
      </div>
    </StepForm>
  );
}

/** The field a control belongs to. */
function fieldOf(control: EventTarget | null): PersonField | undefined {
  const id = control instanceof HTMLElement ? control.id.replace(/-check$/, '') : '';
  return FIELDS.find((field) => idOf(field) === id);
}
