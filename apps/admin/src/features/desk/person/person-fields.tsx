import { PhoneField } from '@phial/browser/fields/phone-field';
import type { StaffMessages } from '@phial/content/messages/staff-messages';
import { DOCUMENT_TYPES } from '@phial/domain/booking/booking-form';
import { ChoiceField } from '@phial/ui/choice-field/choice-field';
import type { FieldError } from '@phial/ui/error-summary/error-summary';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMessages } from '../../../language/language.ts';
import type { DeskPerson, DeskPersonErrors } from './desk-person.ts';

/** In the order of the form. */
const FIELDS = ['name', 'docNo', 'telNo', 'email'] as const satisfies readonly (keyof DeskPerson)[];

const idOf = (id: string, field: (typeof FIELDS)[number]) => `${id}-${field}`;

/** The mistakes for a summary that leads to the fields. @param id as given to {@link PersonFields} */
export function personErrorList(
  id: string,
  errors: DeskPersonErrors,
  form: StaffMessages['form'],
): FieldError[] {
  return FIELDS.flatMap((field) => {
    const error = errors[field];
    // That one contact is needed is said once, at the first of the two.
    if (field === 'email' && error === 'phone-or-email') return [];
    return error ? [{ fieldId: idOf(id, field), text: form[error] }] : [];
  });
}

/** Name, document number, phone and e-mail, as in a public booking. */
export function PersonFields({
  id,
  person,
  errors,
  keptNumber,
  onChange,
}: {
  id: string;
  person: DeskPerson;
  errors: DeskPersonErrors;
  /** The masked number that stays where the field is left empty. */
  keptNumber?: string;
  onChange: (person: DeskPerson) => void;
}) {
  const { desk, form } = useMessages();
  const words = desk.person;
  const travels = person.documentType === 'travel-document';
  const ownHint = travels ? words.travelHint : words.documentHint;
  const field = (name: (typeof FIELDS)[number]) => {
    const error = errors[name];
    return {
      id: idOf(id, name),
      value: person[name],
      error: error && form[error],
      onChange: (text: string) => onChange({ ...person, [name]: text }),
      autoComplete: 'off',
      spellCheck: false,
    };
  };
  return (
    <div>
      <TextField {...field('name')} label={words.name} hint={words.nameHint} required data-autofocus />
      <ChoiceField
        id={`${id}-document-type`}
        label={words.documentType}
        value={person.documentType}
        options={DOCUMENT_TYPES.map((one) => ({ value: one, label: words.documentTypes[one] }))}
        onChange={(value) => {
          const documentType = DOCUMENT_TYPES.find((one) => one === value);
          if (documentType !== undefined) onChange({ ...person, documentType });
        }}
      />
      <TextField
        {...field('docNo')}
        label={travels ? words.travelNumber : words.documentNumber}
        hint={keptNumber === undefined ? ownHint : words.documentKept(keptNumber)}
        autoCapitalize="characters"
        required={keptNumber === undefined}
      />
      <PhoneField {...field('telNo')} label={words.phone} hint={words.contactHint} />
      <TextField {...field('email')} label={words.email} inputMode="email" maxLength={254} />
    </div>
  );
}
