import { PhoneField } from '@phial/browser/fields/phone-field';
import type { PersonField, PersonForm } from '@phial/domain/booking/booking-form';
import { TextField } from '@phial/ui/text-field/text-field';
import type { ReactNode } from 'react';
import { DocumentNumberField } from '../../../fields/document-number-field.tsx';
import { useMessages } from '../../../language/language.ts';
import { idOf } from './person-mistakes.ts';
import styles from './steps.module.css';

interface PersonFieldsProps {
  /** Which of the people, from 0. */
  index: number;
  form: PersonForm;
  onType: (form: Partial<PersonForm>) => void;
  /** What is wrong with a field, as far as it is to show. */
  textOf: (field: PersonField) => string | undefined;
  /** The document number belongs to the booking that is being changed. */
  numberLocked?: boolean;
  /** Phone and e-mail are those of the first person. */
  withoutContact?: boolean;
  /** Before phone and e-mail. */
  children?: ReactNode;
}

/** The fields of one person. What a browser fills in is about whoever sits at it: the first of them. */
export function PersonFields({
  index,
  form,
  onType,
  textOf,
  numberLocked = false,
  withoutContact = false,
  children,
}: PersonFieldsProps) {
  const { bookingWizard: words, bookingDesk } = useMessages('booking');
  const contactRule = `${idOf(index, 'telNo')}-rule`;
  const boxOf = (field: Exclude<PersonField, 'docNo'>) => ({
    id: idOf(index, field),
    name: field,
    value: form[field],
    onChange: (text: string) => onType({ [field]: text }),
    error: textOf(field),
  });
  const fillIn = (what: string) => (index === 0 ? what : 'off');
  return (
    <>
      <TextField
        {...boxOf('name')}
        label={words.name}
        hint={words.nameHint}
        required
        autoComplete={fillIn('name')}
      />
      <DocumentNumberField
        id={idOf(index, 'docNo')}
        label={bookingDesk.documentNumber.label}
        value={form}
        onChange={({ number, check }) => onType({ number, check })}
        error={textOf('docNo')}
        readOnly={numberLocked}
      />
      {numberLocked && <p className="fine-print">{words.docNoLocked}</p>}
      {children}
      {!withoutContact && (
        <>
          <p id={contactRule} className={styles.contactHint}>
            {words.contactHint}
          </p>
          <PhoneField
            {...boxOf('telNo')}
            label={words.telNo}
            hint={words.telNoHint}
            aria-describedby={contactRule}
            autoComplete={fillIn('tel-national')}
          />
          <PhoneField {...boxOf('tel2')} label={words.tel2} autoComplete="off" />
          <TextField
            {...boxOf('email')}
            label={words.email}
            aria-describedby={contactRule}
            maxLength={254}
            inputMode="email"
            autoComplete={fillIn('email')}
          />
        </>
      )}
    </>
  );
}
