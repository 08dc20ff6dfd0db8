import { describedBy, FieldRow } from '../field-row/field-row.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type TextFieldProps = Omit<TextInputProps, 'invalid'> & {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** A word beside the label, such as "optional". */
  note?: string | undefined;
};

/** A labelled text box with its hint and its error. `required` is told to assistive technology only; the form validates. */
export function TextField({ id, label, error, hint, note, required, ...input }: TextFieldProps) {
  return (
    <FieldRow label={label} htmlFor={id} error={error} hint={hint} note={note}>
      <TextInput
        {...input}
        id={id}
        invalid={Boolean(error)}
        aria-required={required}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldRow>
  );
}
