import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { FieldError } from '@phial/ui/error-summary/error-summary';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMessages } from '../../../language/language.ts';
import type { DeskPerson, DeskPersonErrors } from './desk-person.ts';

/** In the order of the form. */
const FIELDS = ['name', 'docNo', 'telNo', 'email'] as const satisfies readonly (keyof DeskPerson)[];

const idOf = (id: string, field: keyof DeskPerson) => `${id}-${field}`;

/** The mistakes for a summary that leads to the fields. @param id as given to {@link PersonFields} */
export function personErrorList(
  id: string,
  errors: DeskPersonErrors,
  form: StaffMessages['form'],
): FieldError[] {
  return FIELDS.flatMap((field) => {
    const error = errors[field];
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
  const field = (name: keyof DeskPerson) => {
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
      <TextField
        {...field('docNo')}
        label={words.documentNumber}
        hint={keptNumber === undefined ? words.documentHint : words.documentKept(keptNumber)}
        autoCapitalize="characters"
        required={keptNumber === undefined}
      />
      <TextField {...field('telNo')} label={words.phone} hint={words.contactHint} inputMode="numeric" />
      <TextField {...field('email')} label={words.email} inputMode="email" maxLength={254} />
    </div>
  );
}
